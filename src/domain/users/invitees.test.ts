import { describe, expect, it } from 'vitest'
import { inviteesIn, judgeInvitees } from './invitees.ts'

const person = (email: string, firstName: string, lastName: string, username = email) => ({ email, firstName, lastName, username })
const ADA = person('ada.berg@harbour.no', 'Ada', 'Berg')

describe('people are read from what is pasted', () => {
  it.each([
    ['an address', 'ada.berg@harbour.no'],
    ['an address with a name', 'Ada Berg <ada.berg@harbour.no>'],
    ['a name and an address', 'Ada, Berg, ada.berg@harbour.no'],
    ['a spreadsheet’s cells', 'ada.berg@harbour.no\tAda\tBerg'],
    ['a CSV with a head', 'E-post;Fornavn;Etternavn\r\nada.berg@harbour.no;Ada;Berg\r\n'],
    ['quoted cells', '"Berg","first name","e-mail"\n'.replace('"Berg"', '"last name"') + '"Berg","Ada","ada.berg@harbour.no"'],
  ])('%s', (_, text) => {
    expect(inviteesIn(text)).toEqual([ADA])
  })

  it('several in a line, and over lines', () => {
    expect(inviteesIn('ada.berg@harbour.no, Bo Lund <bo@harbour.no>;\n\n"Vik, Cleo Marie" <cleo@x.no>\n')).toEqual([
      ADA,
      person('bo@harbour.no', 'Bo', 'Lund'),
      person('cleo@x.no', 'Cleo Marie', 'Vik'),
    ])
  })

  it('what is missing stays missing: a name is not made up', () => {
    expect(inviteesIn('info@harbour.no')).toEqual([person('info@harbour.no', 'Info', '')])
    expect(inviteesIn('no address')).toEqual([person('no address', 'No address', '')])
    expect(inviteesIn(' \n')).toEqual([])
  })
})

it.each([
  ['signs of addresses', `<${'@'.repeat(100_000)}`],
  ['brackets', '<'.repeat(100_000)],
  ['tabulators', '\t'.repeat(100_000)],
  ['blanks', `,${' '.repeat(100_000)}`],
  ['quotation marks', `,${'"'.repeat(100_001)}`],
  ['quoted cells', `,"a""b`.repeat(20_000)],
])('100 kB of %s are read without delay', (_, text) => {
  const begun = performance.now()
  expect(inviteesIn(`${text}x`).length).toBeGreaterThan(0)
  expect(performance.now() - begun).toBeLessThan(5_000)
})

it('each line is judged by the rules of one invitation', () => {
  const form = (invitee: typeof ADA) => ({ ...invitee, roleId: 'r', language: 'no' })
  const lines = [ADA, person('ADA.BERG@harbour.no', 'Ada', 'Berg', 'other'), person('bo@x.no', 'Bo', ''), person('known@x.no', 'Dag', 'Dal'), person('eva@x.no', 'Eva', 'Eng', 'Chief')]
  expect(judgeInvitees(lines.map(form), { emails: ['known@x.no'], usernames: ['chief'] })).toEqual([
    { place: 1, code: 'EMAIL_ALREADY_EXISTS' },
    { place: 2, code: 'VALIDATION_FAILED' },
    { place: 3, code: 'EMAIL_ALREADY_EXISTS' },
    { place: 4, code: 'USERNAME_ALREADY_EXISTS' },
  ])
})
