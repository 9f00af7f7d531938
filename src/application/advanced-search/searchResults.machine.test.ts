import * as Result from 'effect/Result'
import { afterEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { resourceOf } from '../../domain/items/item.ts'
import { THROTTLE_MS } from '../notifications/throttle.ts'
import type { ResultList } from './AdvancedSearchGateway.ts'
import { startAdvancedSearch } from './startAdvancedSearch.ts'
import { createSearchResultsMachine } from './searchResults.machine.ts'

afterEach(() => void vi.useRealTimers())

const listOf = (q: string, more: Partial<ResultList> = {}): ResultList => ({ q, sort: { by: 'relevance' }, direction: 'asc', ...more })

const open = () => {
  const ports = inMemoryPorts()
  const results = createActor(createSearchResultsMachine(ports)).start()
  const stateOf = (): string => {
    const { value } = results.getSnapshot()
    return typeof value === 'string' ? value : value.shown
  }
  const send = async (event: Parameters<typeof results.send>[0]) => {
    results.send(event)
    await vi.waitFor(() => expect(stateOf()).toMatch(/^(unopened|failed|listing|nothing|stuck)$/))
    return { value: stateOf(), context: results.getSnapshot().context }
  }
  return { ...ports, results, stateOf, send }
}

it('lists what a query finds to its last hit, with the exact number from the first page on', async () => {
  const { send, results } = open()
  let page = await send({ type: 'list.opened', list: listOf('jpg') })
  expect([page.value, page.context.items.length, page.context.total]).toEqual(['listing', 100, 240])
  page = await send({ type: 'rows.wanted', from: results.getSnapshot().context.items.length })
  page = await send({ type: 'rows.wanted', from: results.getSnapshot().context.items.length })
  expect([page.context.items.length, new Set(page.context.items.map((hit) => resourceOf(hit).id)).size, page.context.next]).toEqual([240, 240, null])
})

it('reads what is far away without what lies between, and all of it again when something changes', async () => {
  const { send, results, advancedSearches } = open()
  const asked = vi.spyOn(advancedSearches, 'results')
  await send({ type: 'list.opened', list: listOf('jpg', { sort: { by: 'name' } }) })
  const page = await send({ type: 'rows.wanted', from: 200 })
  expect([page.context.runs, page.context.items.length, page.context.total]).toEqual([[{ start: 0, count: 100 }, { start: 200, count: 40 }], 140, 240])
  expect(asked.mock.calls.map(([query]) => query.from)).toEqual([undefined, 200])
  const before = page.context.items.map((hit) => resourceOf(hit).id)
  results.send({ type: 'list.repeated' })
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(4))
  await vi.waitFor(() => expect(results.getSnapshot().matches({ shown: 'listing' })).toBe(true))
  expect(results.getSnapshot().context.items.map((hit) => resourceOf(hit).id)).toEqual(before)
  const whole = await send({ type: 'rows.wanted', from: 100 })
  expect([whole.context.runs, new Set(whole.context.items.map((hit) => resourceOf(hit).id)).size]).toEqual([[{ start: 0, count: 240 }], 240])
})

it('reads where one went last, and asks for nothing that it has', async () => {
  const { send, results, stateOf, faults, advancedSearches } = open()
  await send({ type: 'list.opened', list: listOf('jpg') })
  const asked = vi.spyOn(advancedSearches, 'results')
  const release = faults.hold('advancedSearches.results')
  results.send({ type: 'rows.wanted', from: 100 })
  results.send({ type: 'rows.wanted', from: 200 })
  expect(stateOf()).toBe('extending')
  release()
  await vi.waitFor(() => expect(stateOf()).toBe('listing'))
  expect(results.getSnapshot().context.runs).toEqual([{ start: 0, count: 100 }, { start: 200, count: 40 }])
  results.send({ type: 'rows.wanted', from: 210 })
  expect([stateOf(), asked.mock.calls.length]).toEqual(['listing', 2])
})

it('keeps what is listed when more of it cannot be read', async () => {
  const { send, faults, results } = open()
  await send({ type: 'list.opened', list: listOf('jpg') })
  faults.fail('advancedSearches.results', { code: 'UNREACHABLE' }, 1)
  const stuck = await send({ type: 'rows.wanted', from: results.getSnapshot().context.items.length })
  expect([stuck.value, stuck.context.items.length]).toEqual(['stuck', 100])
  results.send({ type: 'rows.wanted', from: 100 })
  expect(results.getSnapshot().matches({ shown: 'stuck' })).toBe(true)
  expect((await send({ type: 'retry' })).context.items.length).toBe(200)
})

it('stays stuck where it cannot be read again either, and reads on once it can', async () => {
  const { send, faults, results, advancedSearches } = open()
  await send({ type: 'list.opened', list: listOf('jpg') })
  faults.fail('advancedSearches.results', { code: 'UNREACHABLE' })
  await send({ type: 'rows.wanted', from: 200 })
  const asked = vi.spyOn(advancedSearches, 'results')
  expect((await send({ type: 'list.repeated' })).value).toBe('stuck')
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  faults.mend('advancedSearches.results')
  results.send({ type: 'list.repeated' })
  await vi.waitFor(() => expect(results.getSnapshot().matches({ shown: 'listing' })).toBe(true))
  expect((await send({ type: 'rows.wanted', from: 200 })).context.runs).toEqual([{ start: 0, count: 100 }, { start: 200, count: 40 }])
})

it('says so where one went on while it was read again, which failed', async () => {
  const { send, advancedSearches, results, stateOf } = open()
  await send({ type: 'list.opened', list: listOf('jpg') })
  const lost = Promise.withResolvers<Awaited<ReturnType<typeof advancedSearches.results>>>()
  vi.spyOn(advancedSearches, 'results').mockReturnValueOnce(lost.promise)
  results.send({ type: 'list.repeated' })
  results.send({ type: 'rows.wanted', from: 200 })
  expect(stateOf()).toBe('refreshing')
  lost.resolve(Result.fail({ code: 'UNREACHABLE' }))
  await vi.waitFor(() => expect(stateOf()).not.toBe('refreshing'))
  expect(stateOf()).toBe('stuck')
  expect((await send({ type: 'retry' })).context.runs).toEqual([{ start: 0, count: 100 }, { start: 200, count: 40 }])
})

it('tells which condition of the query means nothing', async () => {
  const { send } = open()
  const page = await send({ type: 'list.opened', list: listOf('jpg folder:Nowhere') })
  expect([page.value, page.context.summary]).toEqual(['nothing', { modules: [], problems: [{ part: 'folder:Nowhere', code: 'unknownFolder' }] }])
})

it('keeps the hits of before while the search is narrowed, and fails rather than show them for the other one', async () => {
  const { send, results, stateOf, faults } = open()
  await send({ type: 'list.opened', list: listOf('jpg') })
  await send({ type: 'rows.wanted', from: results.getSnapshot().context.items.length })
  const release = faults.hold('advancedSearches.results')
  results.send({ type: 'list.refined', list: listOf('jpg lighthouse') })
  expect([stateOf(), results.getSnapshot().context.items.length, results.getSnapshot().context.isOther]).toEqual(['refreshing', 200, true])
  release()
  await vi.waitFor(() => expect(results.getSnapshot().context).toMatchObject({ isOther: false, total: 40 }))
  expect(results.getSnapshot().context.items.length).toBe(40)
  faults.fail('advancedSearches.results', { code: 'UNAVAILABLE' }, 1)
  expect((await send({ type: 'list.refined', list: listOf('boats') })).value).toBe('failed')
  expect((await send({ type: 'retry' })).context.total).toBe(40)
})

it('searches again when what can be found may have changed, and keeps the hits until then', async () => {
  const { results, send, sample, faults } = open()
  const { context } = await send({ type: 'list.opened', list: listOf('diary') })
  expect(context.total).toBe(1)
  vi.useFakeTimers()
  faults.hold('advancedSearches.results')
  sample.library.publish({ kind: 'library.changed', type: 'RECORDS' })
  await vi.advanceTimersByTimeAsync(THROTTLE_MS)
  expect([results.getSnapshot().value, results.getSnapshot().context.items.length]).toEqual([{ shown: 'refreshing' }, 1])
})

it('searches again when an asset that is not listed has been read, and writes what is told of one that is', async () => {
  const { results, send, faults, sample } = open()
  const { context } = await send({ type: 'list.opened', list: listOf('diary') })
  const [hit] = context.items
  if (hit?.kind !== 'asset') throw new Error('The diary is not found')
  const { folderId, type } = hit.asset
  vi.useFakeTimers()
  faults.hold('advancedSearches.results')
  const read = (assetId: string) => sample.library.publish({ kind: 'asset.changed', assetId, folderId, type, thumbnail: 'Ready', indexing: 'Failed' })
  read(hit.asset.id)
  await vi.advanceTimersByTimeAsync(2 * THROTTLE_MS)
  const [patched] = results.getSnapshot().context.items
  expect([results.getSnapshot().value, patched?.kind === 'asset' && patched.asset.indexing]).toEqual([{ shown: 'listing' }, 'Failed'])
  read('another')
  await vi.advanceTimersByTimeAsync(2 * THROTTLE_MS)
  expect(results.getSnapshot().value).toEqual({ shown: 'refreshing' })
})

it('asks at once what to try where nothing is found, and forgets it where something is', async () => {
  const { searchResults, advice } = startAdvancedSearch(inMemoryPorts())
  searchResults.send({ type: 'list.opened', list: listOf('zeppelin lighthouse') })
  await vi.waitFor(() => expect(advice.getSnapshot().value).toBe('advising'))
  expect(advice.getSnapshot().context.advice?.conditions).toEqual([
    { q: 'zeppelin', alone: 0, without: 45 },
    { q: 'lighthouse', alone: 45, without: 0 },
  ])
  searchResults.send({ type: 'list.opened', list: listOf('lighthouse') })
  await vi.waitFor(() => expect(advice.getSnapshot().value).toBe('unasked'))
})

it('advises by what there is now, where a query finds nothing once more, and keeps what it said until then', async () => {
  const ports = inMemoryPorts()
  const { searchResults, advice } = startAdvancedSearch(ports)
  searchResults.send({ type: 'list.opened', list: listOf('zeppelin lighthouse') })
  await vi.waitFor(() => expect(advice.getSnapshot().value).toBe('advising'))
  ports.sample.library.addFolder({ name: 'Zeppelin', parentId: null, type: 'RECORDS' })
  const release = ports.faults.hold('advancedSearches.advice')
  searchResults.send({ type: 'list.repeated' })
  await vi.waitFor(() => expect(advice.getSnapshot().value).toBe('asking'))
  const alone = () => advice.getSnapshot().context.advice?.conditions.map((condition) => condition.alone)
  expect(alone()).toEqual([0, 45])
  release()
  await vi.waitFor(() => expect(alone()).toEqual([1, 45]))
})
