import { expect, it } from 'vitest'
import { addressProblems, domainsIn, isAllowedAddress, policyProblems } from './policies.ts'

it('reads domains as they are typed', () => {
  expect(domainsIn(' @Museum.org\nfjord.example, museum.org;')).toEqual(['museum.org', 'fjord.example'])
})

it.each([
  [{ sessionHours: null, idleMinutes: null, mailDomains: [] }, {}],
  [{ sessionHours: 8, idleMinutes: 30, mailDomains: ['museum.org', 'bod\u00f8.no'] }, {}],
  [{ sessionHours: 7, idleMinutes: null, mailDomains: [] }, { sessionHours: { code: 'notAnOption' } }],
  [{ sessionHours: null, idleMinutes: 10, mailDomains: [] }, { idleMinutes: { code: 'notAnOption' } }],
  [{ sessionHours: 1, idleMinutes: null, mailDomains: ['museum'] }, { mailDomains: { code: 'invalidCharacters' } }],
  [{ sessionHours: 1, idleMinutes: null, mailDomains: Array.from({ length: 51 }, (_, at) => `m${at}.org`) }, { mailDomains: { code: 'aboveMaximum', limit: 50 } }],
] as const)('judges %j', (policies, problems) => {
  expect(policyProblems(policies)).toEqual(problems)
})

it('allows addresses of its domains alone, not of those below or like them', () => {
  const allowed = (email: string) => isAllowedAddress(email, ['museum.org'])
  expect([allowed('ada@museum.org'), allowed('Ada@MUSEUM.org'), allowed('ada@x.museum.org'), allowed('ada@notmuseum.org')]).toEqual([true, true, false, false])
  expect(isAllowedAddress('ada@anywhere.org', [])).toBe(true)
  expect(addressProblems('ada@elsewhere.org', ['museum.org'])).toEqual({ email: { code: 'mailDomainNotAllowed' } })
})
