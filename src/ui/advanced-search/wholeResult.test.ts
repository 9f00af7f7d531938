import { expect, it, vi } from 'vitest'
import type { HitsBetween } from '../../application/advanced-search/hitsBetween.ts'
import type { SearchHit } from '../../application/search/SearchGateway.ts'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { longList, wholeResult } from './wholeResult.ts'

const LIST = { q: 'sail', sort: { by: 'name' }, direction: 'asc' } as const

it('a result is acted on as a whole where all of it can be, and all of its query is understood', () => {
  const modules = [{ type: 'RECORDS', folders: 1, assets: 3 }] as const
  expect(wholeResult('sail', 4, { modules, problems: [] })).toEqual({ q: 'sail', modules })
  expect(wholeResult('sail', 5, { modules, problems: [] })).toBeUndefined()
  expect(wholeResult('-folder:Nowhere', 4, { modules, problems: [{ part: 'folder:Nowhere', code: 'unknownFolder' }] })).toBeUndefined()
})

it('a result reads for a range what it has not, and nothing that it has', async () => {
  const hits = inMemoryPorts().sample.pictures.slice(0, 6).map((asset): SearchHit => ({ kind: 'asset', asset, field: 'name', fragments: [], path: [] }))
  const ids = hits.map((hit) => (hit.kind === 'asset' ? hit.asset.id : ''))
  const hitsBetween = vi.fn<HitsBetween>(async (_list, from) => (from > 20 ? undefined : hits.slice(0, 2)))
  const { itemAt, total, read } = longList(LIST, { hits, runs: [{ start: 0, count: 4 }, { start: 10, count: 2 }], total: 30, found: undefined }, hitsBetween)
  const { signal } = new AbortController()
  expect([total, itemAt(3), itemAt(4), itemAt(11)]).toEqual([30, hits[3], undefined, hits[5]])
  expect([(await read?.(1, 3, signal))?.map(({ id }) => id), (await read?.(10, 11, signal))?.map(({ id }) => id)]).toEqual([ids.slice(1, 4), ids.slice(4)])
  expect(hitsBetween).not.toHaveBeenCalled()
  expect([(await read?.(3, 10, signal))?.map(({ id }) => id), await read?.(21, 22, signal)]).toEqual([ids.slice(0, 2), undefined])
  expect(hitsBetween.mock.calls.map(([list, from, to]) => [list, from, to])).toEqual([[LIST, 3, 10], [LIST, 21, 22]])
})
