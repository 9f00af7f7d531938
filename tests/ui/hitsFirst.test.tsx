import { expect, test, vi } from 'vitest'
import { claimsWith } from '../../src/domain/access/claims.fixture.ts'
import { ADVANCED_SEARCH } from '../../src/application/advanced-search/advancedSearchActors.ts'
import { ROLE_PERMISSIONS } from '../../src/domain/access/roles.ts'
import { openResults } from '../../src/ui/advanced-search/openResults.ts'
import { RESULTS_PAGE } from '../../src/ui/advanced-search/resultsPage.ts'
import { application } from './visit.ts'

const begin = async () => {
  const { ports, shell } = await application(claimsWith({ permissions: ROLE_PERMISSIONS.Admin }))
  await shell.capabilities.load(ADVANCED_SEARCH)
  const release = ports.faults.hold('advancedSearches.results')
  return { release, ...shell }
}
const AT = { request: { url: 'http://localhost/search?q=harbour' } }

test('what a result can be narrowed by is asked for behind its first hits', async () => {
  const { release, facets, searchResults, ...shell } = await begin()
  const opened = openResults({ ...shell, facets, searchResults }, AT)
  await Promise.resolve()
  expect([searchResults.getSnapshot().value, facets.getSnapshot().value]).toEqual(['reading', 'unasked'])
  release()
  await opened
  expect(searchResults.getSnapshot().matches('shown')).toBe(true)
  await vi.waitFor(() => expect(facets.getSnapshot().value).toBe('listing'))
})

test('hits that take long keep neither the page nor the counts', async () => {
  const { facets, searchResults, ...shell } = await begin()
  await openResults({ ...shell, facets, searchResults }, AT)
  expect(searchResults.getSnapshot().value).toBe('reading')
  await vi.waitFor(() => expect(facets.getSnapshot().value).toBe('listing'))
})

test('whoever has left the search meanwhile is told no counts of it', async () => {
  const { release, facets, searchResults, ...shell } = await begin()
  const actors = { ...shell, facets, searchResults }
  const asked = openResults(actors, AT)
  await openResults(actors, { request: { url: 'http://localhost/search' } })
  release()
  await asked
  expect(facets.getSnapshot().value).toBe('unasked')
})

test('what is sent is searched for before its page has come', async () => {
  const { capabilities, searchResults } = await begin()
  RESULTS_PAGE.submitted(capabilities, 'harbour')
  expect([searchResults.getSnapshot().value, searchResults.getSnapshot().context.list?.q]).toEqual(['reading', 'harbour'])
})
