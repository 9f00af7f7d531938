import { expect, it } from 'vitest'
import { changesFacets, changesResults } from './changesResults.ts'

it.each([
  ['a contact is related to a thing, or no longer', { kind: 'relations.changed', ids: ['a'] }],
  ['a contact is called otherwise, or goes to the trash', { kind: 'contacts.changed', ids: ['a'] }],
  ['contacts come out of a file', { kind: 'contacts.changed', ids: null }],
] as const)('open results and their facets follow when %s', (_what, fact) => {
  expect([changesResults(fact), changesFacets(fact)]).toEqual([true, true])
})
