import fc from 'fast-check'
import * as Result from 'effect/Result'
import { expect, it } from 'vitest'
import { parseValues } from '../metadata/values.ts'
import { contactNames, wholeNameKeys } from './contactValues.ts'
import { contactNameKey } from './sameness.ts'

const [ADA, ASE, EVA, OTHER_EVA] = ['a', 'b', 'c', 'd'].map((end) => `00000000-0000-4000-8000-00000000000${end}`)
const names = contactNames([
  { id: ADA ?? '', firstName: 'Ada', lastName: 'Berg', email: 'ada@berg.example' },
  { id: ASE ?? '', firstName: 'Åse Marie', lastName: 'Ødegård', email: '' },
  { id: EVA ?? '', firstName: 'Eva', lastName: 'Lund', email: 'eva@lund.example' },
  { id: OTHER_EVA ?? '', firstName: 'Eva', lastName: 'Lund', email: 'eva@other.example' },
])
const people = { type: 'contact', unit: null, currency: null, required: false, repeatable: true, names } as const
const read = (text: string) => Result.merge(parseValues(text, people, 'en-US'))

it.each<[string, readonly (string | undefined)[]]>([
  ['Ada Berg', [ADA]],
  [' ada  BERG ', [ADA]],
  ['ADA@berg.example', [ADA]],
  ['ase marie odegard; eva@other.example', [ASE, OTHER_EVA]],
  [`${EVA}`, [EVA]],
])('%s is who is meant', (text, ids) => {
  expect(read(text)).toEqual(ids)
})

it.each([
  ['Eva Lund', 'severalContacts'],
  ['Ada', 'unknownContact'],
  ['Nils Vik', 'unknownContact'],
  ['00000000-0000-4000-8000-0000000000ff', 'unknownContact'],
])('%s is nobody: %s', (text, code) => {
  expect(read(text)).toEqual({ code })
})

it('a whole name is looked for wherever its first name may end', () => {
  const word = fc.stringMatching(/^[a-zå]{1,6}$/)
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), fc.array(word, { minLength: 1, maxLength: 3 }), (first, last) => {
      const [firstName, lastName] = [first.join(' '), last.join(' ')]
      expect(wholeNameKeys(`${firstName} ${lastName}`)).toContain(contactNameKey({ firstName, lastName }))
    }),
  )
  expect(wholeNameKeys('Ada')).toEqual([])
})
