import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/memory/inMemoryApplication.ts'
import { MOST_COUNTED } from '../../domain/search/query.ts'
import { createResultsMachine, type ResultsEvent } from './results.machine.ts'

const open = () => {
  const ports = inMemoryPorts()
  const results = createActor(createResultsMachine(ports)).start()
  const send = async (event: ResultsEvent) => {
    results.send(event)
    await vi.waitFor(() => expect(['searching', 'extending']).not.toContain(results.getSnapshot().value))
    return results.getSnapshot()
  }
  return { ...ports, results, send }
}

it('lists the hits of a term, and more of them at the end of the list', async () => {
  const { send } = open()
  const first = await send({ type: 'search.opened', term: 'jpg' })
  expect([first.value, first.context.hits.length, first.context.total]).toEqual(['listing', 50, MOST_COUNTED + 1])
  const second = await send({ type: 'more.wanted' })
  const ids = second.context.hits.map((hit) => (hit.kind === 'asset' ? hit.asset.id : hit.folder.id))
  expect([second.value, ids.length, new Set(ids).size]).toEqual(['listing', 100, 100])
})

it('asks for no more when it has all', async () => {
  const { send, searches } = open()
  await send({ type: 'search.opened', term: 'diary' })
  const search = vi.spyOn(searches, 'search')
  expect([(await send({ type: 'more.wanted' })).value, search.mock.calls.length]).toEqual(['listing', 0])
})

it('names the field that matched, and marks the words', async () => {
  const { send } = open()
  const [hit] = (await send({ type: 'search.opened', term: 'Tonnage' })).context.hits
  expect([hit?.field, hit?.fragments.filter((piece) => piece.hit).map((piece) => piece.text)]).toEqual(['content', ['Tonnage']])
})

it('keeps what is listed when more of it cannot be read', async () => {
  const { send, faults } = open()
  await send({ type: 'search.opened', term: 'jpg' })
  faults.fail('searches.search', { code: 'UNREACHABLE' }, 1)
  const stuck = await send({ type: 'more.wanted' })
  expect([stuck.value, stuck.context.hits.length]).toEqual(['stuck', 50])
  expect((await send({ type: 'retry' })).context.hits.length).toBe(100)
})

it('finds nothing, needs a term, and can be tried again', async () => {
  const { send, faults } = open()
  expect((await send({ type: 'search.opened', term: 'zeppelin' })).value).toBe('nothing')
  expect((await send({ type: 'search.opened', term: ' ' })).value).toBe('noTerm')
  faults.fail('searches.search', { code: 'UNAVAILABLE' }, 1)
  expect((await send({ type: 'search.opened', term: 'jpg', resourceType: 'RECORDS' })).value).toBe('failed')
  expect((await send({ type: 'retry' })).value).toBe('listing')
  expect((await send({ type: 'search.opened', term: 'jpg', resourceType: 'ARCHIVES' })).value).toBe('nothing')
})

it('searches again when what was found may have changed, and keeps the hits until then', async () => {
  const { results, send, sample, faults } = open()
  const { context } = await send({ type: 'search.opened', term: 'diary' })
  const [hit] = context.hits
  if (hit?.kind !== 'asset') throw new Error('No asset was found')
  sample.library.tell({ kind: 'contents.changed', type: 'ARCHIVES', folderId: null })
  expect(results.getSnapshot().value).toBe('listing')
  sample.library.assets.delete(hit.asset.id)
  const release = faults.hold('searches.search')
  sample.library.tell({ kind: 'contents.changed', type: hit.asset.type, folderId: hit.asset.folderId })
  expect([results.getSnapshot().value, results.getSnapshot().context.hits]).toEqual(['refreshing', context.hits])
  release()
  await vi.waitFor(() => expect(results.getSnapshot().context.hits).toHaveLength(context.hits.length - 1))
})
