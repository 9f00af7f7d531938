import { expect, it } from 'vitest'
import type { AssetSummary } from '../../domain/assets/asset.ts'
import { keepNear, missingPages, onlySeen, pagesOf, patchAsset, putPage, type Pages } from './windowPages.ts'

const pages = (...indices: readonly number[]): Pages => new Map(indices.map((index) => [index, []]))

it.each([
  [{ from: 0, to: 0 }, 100_000, [0]],
  [{ from: 99, to: 100 }, 100_000, [0, 1]],
  [{ from: 99_950, to: 100_050 }, 100_000, [999]],
  [{ from: -20, to: 30 }, 100_000, [0]],
  [{ from: 0, to: 50 }, 0, []],
  [{ from: 50, to: 10 }, 10, [0]],
])('rows %j of %d lie on pages %j', (range, total, expected) => {
  expect(pagesOf(range, total)).toEqual(expected)
})

it('misses what is in view and not there', () => {
  expect(missingPages(pages(0, 2), { from: 0, to: 399 }, 1000)).toEqual([1, 3])
})

it('forgets far pages only when there are many', () => {
  const few = pages(0, 500)
  expect(keepNear(few, { from: 50_000, to: 50_100 })).toBe(few)
  const many = pages(...Array.from({ length: 100 }, (_, index) => index))
  const kept = [...keepNear(many, { from: 9000, to: 9050 }).keys()]
  expect([kept[0], kept.at(-1)]).toEqual([60, 99])
})

it('keeps only the pages in view of a list that changed', () => {
  expect([...onlySeen(pages(0, 1, 2, 3), { from: 150, to: 250 }).keys()]).toEqual([1, 2])
})

it('puts a page beside the others without touching the old ones', () => {
  const before = pages(0)
  expect([[...putPage(before, { index: 4, items: [], total: 500 }).keys()], [...before.keys()]]).toEqual([[0, 4], [0]])
})

it('writes why a text cannot be read into its row, wherever it stands', () => {
  const asset = { id: 'b', thumbnail: 'Pending', indexing: 'Indexing' } as AssetSummary
  const states = { thumbnail: 'Failed', indexing: 'Failed', indexingFailure: 'Damaged' } as const
  const patched = patchAsset(new Map([[0, []], [3, [asset]]]), { kind: 'asset.changed', assetId: 'b', folderId: 'f', type: 'RECORDS', ...states })
  expect(patched.get(3)).toEqual([{ id: 'b', ...states }])
})
