import { describe, expect, it } from 'vitest'
import type { Duplicate } from './duplicates.ts'
import { othersThan, proposedToKeep } from './proposal.ts'

const one = (id: string, said: Partial<Duplicate['asset']> = {}, addedAt = '2026-01-01T00:00:00.000Z'): Duplicate => ({
  asset: {
    id,
    folderId: 'folder',
    type: 'RECORDS',
    name: `${id}.jpg`,
    preview: 'image',
    size: 100,
    fileNumber: id,
    width: 40,
    height: 30,
    thumbnail: 'Ready',
    indexing: 'None',
    webReady: false,
    favorite: false,
    contentVersion: '1',
    modifiedAt: addedAt,
    ...said,
  },
  path: [],
  addedAt,
})

describe('which one is proposed to be kept', () => {
  it.each([
    ['the most pixels, even in a smaller file', [one('large', { size: 900 }), one('sharp', { width: 400, height: 300, size: 50 })], { id: 'sharp', reason: 'pixels' }],
    ['of as many pixels, the largest file', [one('small'), one('large', { size: 900 })], { id: 'large', reason: 'size' }],
    ['of the same, the one that was there first', [one('late', {}, '2026-02-01T00:00:00.000Z'), one('early')], { id: 'early', reason: 'age' }],
    ['of two sharp ones the larger, whatever else there is', [one('small', { width: 400 }), one('large', { width: 400, size: 900 }), one('blurred', { size: 9000 })], { id: 'large', reason: 'size' }],
    ['a file without pixels like the others', [one('late', { width: null, height: null }, '2026-03-01T00:00:00.000Z'), one('early', { width: null, height: null })], { id: 'early', reason: 'age' }],
    ['the first of those that nothing tells apart', [one('first'), one('second')], { id: 'first', reason: 'age' }],
  ])('%s', (_, assets, proposed) => {
    expect(proposedToKeep(assets)).toEqual(proposed)
  })

  it('is none of none', () => {
    expect(proposedToKeep([])).toBeUndefined()
  })
})

it('those of another module stay when one is kept', () => {
  expect(othersThan([one('keep'), one('other'), one('elsewhere', { type: 'ARCHIVES' })], 'keep')).toEqual(['other'])
})
