import { afterEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { MOST_COUNTED } from '../../domain/search/query.ts'
import { THROTTLE_MS } from '../notifications/throttle.ts'
import { createResultsMachine, searchFor } from './results.machine.ts'

afterEach(() => void vi.useRealTimers())

const open = () => {
  const ports = inMemoryPorts()
  const results = createActor(createResultsMachine(ports)).start()
  /** The leaf, wherever it lies. */
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

it('lists the hits of a term, and more of them at the end of the list', async () => {
  const { send } = open()
  const first = await send(searchFor({ term: 'jpg' }))
  expect([first.value, first.context.items.length, first.context.total]).toEqual(['listing', 50, MOST_COUNTED + 1])
  const second = await send({ type: 'more.wanted' })
  const ids = second.context.items.map((hit) => (hit.kind === 'asset' ? hit.asset.id : hit.folder.id))
  expect([second.value, ids.length, new Set(ids).size]).toEqual(['listing', 100, 100])
})

it('asks for no more when it has all', async () => {
  const { send, searches } = open()
  await send(searchFor({ term: 'diary' }))
  const search = vi.spyOn(searches, 'search')
  expect([(await send({ type: 'more.wanted' })).value, search.mock.calls.length]).toEqual(['listing', 0])
})

it('names the field that matched, and marks the words', async () => {
  const { send } = open()
  const [hit] = (await send(searchFor({ term: 'Tonnage' }))).context.items
  expect([hit?.field, hit?.fragments.filter((piece) => piece.hit).map((piece) => piece.text)]).toEqual(['content', ['Tonnage']])
})

it('keeps what is listed when more of it cannot be read', async () => {
  const { send, faults } = open()
  await send(searchFor({ term: 'jpg' }))
  faults.fail('searches.search', { code: 'UNREACHABLE' }, 1)
  const stuck = await send({ type: 'more.wanted' })
  expect([stuck.value, stuck.context.items.length]).toEqual(['stuck', 50])
  expect((await send({ type: 'retry' })).context.items.length).toBe(100)
})

it('finds nothing, needs a term, and can be tried again', async () => {
  const { send, faults } = open()
  expect((await send(searchFor({ term: 'zeppelin' }))).value).toBe('nothing')
  expect((await send(searchFor({ term: ' ' }))).value).toBe('unopened')
  faults.fail('searches.search', { code: 'UNAVAILABLE' }, 1)
  expect((await send(searchFor({ term: 'jpg', resourceType: 'RECORDS' }))).value).toBe('failed')
  expect((await send({ type: 'retry' })).value).toBe('listing')
  expect((await send(searchFor({ term: 'jpg', resourceType: 'ARCHIVES' }))).value).toBe('nothing')
})

it('searches again when what can be found may have changed, and keeps the hits until then', async () => {
  const { results, send, stateOf, sample, faults } = open()
  const { context } = await send(searchFor({ term: 'diary', resourceType: 'RECORDS' }))
  const [hit] = context.items
  if (hit?.kind !== 'asset') throw new Error('No asset was found')
  sample.library.assets.delete(hit.asset.id)
  const release = faults.hold('searches.search')
  vi.useFakeTimers()
  sample.library.publish({ kind: 'contents.changed', type: 'ARCHIVES', folderId: null })
  await vi.advanceTimersByTimeAsync(THROTTLE_MS)
  expect(stateOf()).toBe('listing')
  sample.library.publish({ kind: 'contents.changed', type: 'RECORDS', folderId: null })
  await vi.advanceTimersByTimeAsync(THROTTLE_MS)
  expect([stateOf(), results.getSnapshot().context.items]).toEqual(['refreshing', context.items])
  vi.useRealTimers()
  release()
  await vi.waitFor(() => expect(results.getSnapshot().context.items).toHaveLength(context.items.length - 1))
})

it('finds what came after nothing was found', async () => {
  const { results, send, stateOf, sample } = open()
  expect((await send(searchFor({ term: 'zeppelin' }))).value).toBe('nothing')
  const [asset] = sample.pictures
  if (asset === undefined) throw new Error('There is no picture')
  const stored = sample.library.assets.get(asset.id)
  if (stored) sample.library.assets.set(asset.id, { ...stored, name: 'zeppelin.jpg' })
  sample.library.publish({ kind: 'contents.changed', type: asset.type, folderId: asset.folderId })
  await vi.waitFor(() => expect([stateOf(), results.getSnapshot().context.total]).toEqual(['listing', 1]))
})

it('searches again when the same is searched for once more', async () => {
  const { send, results, searches } = open()
  const search = vi.spyOn(searches, 'search')
  await send({ type: 'list.repeated' })
  expect(search).not.toHaveBeenCalled()
  await send(searchFor({ term: 'diary' }))
  search.mockClear()
  results.send({ type: 'list.repeated' })
  expect([results.getSnapshot().matches({ shown: 'refreshing' }), search.mock.calls.length]).toEqual([true, 1])
})

it('hears of changes while more is on its way and where more could not be read', async () => {
  const { results, send, stateOf, searches, faults } = open()
  await send(searchFor({ term: 'jpg' }))
  const search = vi.spyOn(searches, 'search')
  const release = faults.hold('searches.search')
  results.send({ type: 'more.wanted' })
  results.send({ type: 'reread.due' })
  expect([stateOf(), search.mock.calls.length]).toEqual(['extending', 1])
  release()
  // The page that was wanted, and both again.
  await vi.waitFor(() => expect([stateOf(), search.mock.calls.length]).toEqual(['listing', 3]))
  expect(results.getSnapshot().context.items).toHaveLength(100)
  faults.fail('searches.search', { code: 'UNREACHABLE' }, 1)
  expect((await send({ type: 'more.wanted' })).value).toBe('stuck')
  results.send({ type: 'reread.due' })
  await vi.waitFor(() => expect([stateOf(), search.mock.calls.length]).toEqual(['listing', 6]))
})

it('shows what became of the thumbnail of what was found', async () => {
  const { results, send, sample } = open()
  const [hit] = (await send(searchFor({ term: 'diary' }))).context.items
  if (hit?.kind !== 'asset') throw new Error('No asset was found')
  const { id, folderId, type } = hit.asset
  sample.library.publish({ kind: 'asset.changed', assetId: id, folderId, type, thumbnail: 'Failed', indexing: 'Failed' })
  const [now] = results.getSnapshot().context.items
  expect(now).toEqual({ ...hit, asset: { ...hit.asset, thumbnail: 'Failed', indexing: 'Failed' } })
})
