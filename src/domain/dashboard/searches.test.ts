import { expect, it } from 'vitest'
import { addedSearch, formatSearch, kindSearch, personSearch, repositorySearch } from './searches.ts'

it.each([
  [kindSearch('image'), 'type:image'],
  [formatSearch('jpeg'), 'type:jpeg'],
  [addedSearch('2026-10'), 'added:2026-10 -type:folder'],
  [addedSearch('2026-10-01/2026-10-05'), 'added:2026-10-01/2026-10-05 -type:folder'],
  [addedSearch('2026-10-05'), 'added:2026-10-05 -type:folder'],
  [repositorySearch('7c1d2f60-93b4-4a0e-8d55-2f1c6a9b0e47'), 'repository:id:7c1d2f60-93b4-4a0e-8d55-2f1c6a9b0e47 -type:folder'],
  [repositorySearch(null), '-repository:* -type:folder'],
  [personSearch('0b0e7a52-6d1c-4a62-9a35-6f8d5f1f3c11'), 'by:id:0b0e7a52-6d1c-4a62-9a35-6f8d5f1f3c11 -type:folder'],
])('%s', (printed, typed) => {
  expect(printed).toBe(typed)
})
