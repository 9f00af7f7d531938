import { expect, it } from 'vitest'
import { tableSortOf } from './tableScope.ts'

it.each([
  [{ by: 'name' }, { by: 'name' }],
  [{ by: 'fileNumber' }, { by: 'fileNumber' }],
  [{ by: 'modifiedAt' }, { by: 'modifiedAt' }],
  [{ by: 'size' }, undefined],
  [{ by: 'relevance' }, undefined],
  [{ by: 'attribute', attributeId: 'own' }, { by: 'attribute', attributeId: 'own' }],
  [{ by: 'attribute', attributeId: 'of another template' }, undefined],
])('%j is sorted in the table by %j', (sort, expected) => {
  expect(tableSortOf(sort, (id) => id === 'own')).toEqual(expected)
})
