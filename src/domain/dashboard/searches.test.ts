import { expect, it } from 'vitest'
import { addedSearch, formatSearch, kindSearch, personSearch, repositorySearch } from './searches.ts'

it.each([
  [kindSearch('image'), 'type:image'],
  [formatSearch('jpeg'), 'type:jpeg'],
  [addedSearch('2026-10'), 'added:2026-10'],
  [addedSearch('2026-10-05'), 'added:2026-10-05'],
  [repositorySearch('Store room 1'), 'repository:"Store room 1"'],
  [repositorySearch(null), '-repository:*'],
  [personSearch('Petra Holm'), 'by:"Petra Holm"'],
])('%s', (printed, typed) => {
  expect(printed).toBe(typed)
})
