import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { editsPlace } from '../metadata/ValueEditStore.ts'
import { createHomeMachine } from './home.machine.ts'

const open = (mayOpen = true) => {
  const ports = inMemoryPorts()
  const read = vi.spyOn(ports.homes, 'read')
  const actor = createActor(createHomeMachine({ ...ports, mayOpen: () => mayOpen })).start()
  const until = (state: 'failed' | { readonly shown: 'still' | 'stuck' }) => vi.waitFor(() => expect(actor.getSnapshot().matches(state)).toBe(true))
  return { ports, read, actor, until }
}

describe('home', () => {
  it('is read with the places where the person was, and again whenever they come', async () => {
    const { ports, actor, until } = open()
    const { harbour, photographs } = ports.sample.folders
    ports.visited.visit({ kind: 'folder', id: photographs.id })
    actor.send({ type: 'home.opened' })
    await until({ shown: 'still' })
    const names = () => actor.getSnapshot().context.home?.places.map((item) => (item.kind === 'folder' ? item.folder.name : item.asset.name))
    expect(names()).toEqual(['Photographs'])
    ports.visited.visit({ kind: 'folder', id: harbour.id })
    actor.send({ type: 'home.opened' })
    expect(actor.getSnapshot().matches({ shown: 'refreshing' })).toBe(true)
    await until({ shown: 'still' })
    expect(names()).toEqual(['Harbour', 'Photographs'])
  })

  it('knows of which places something typed was not saved', async () => {
    const { ports, actor, until } = open()
    const [one, other] = ports.sample.pictures
    for (const id of [one?.id ?? '', other?.id ?? '']) ports.visited.visit({ kind: 'asset', id })
    ports.fieldDrafts.save(one?.id ?? '', {}, { 'attribute-1:edited?': { texts: ['1887'], stored: { values: [], revision: 0 }, problem: null } })
    actor.send({ type: 'home.opened' })
    await until({ shown: 'still' })
    expect(actor.getSnapshot().context.unsaved).toEqual([one?.id])
  })

  it('knows which values were not taken, by module, and of no others that wait to be saved', async () => {
    const { ports, actor, until } = open()
    const stored = { values: [], revision: 0 }
    const wrong = { typed: 'about', refusal: { code: 'VALIDATION_FAILED', problem: { code: 'invalidDate' } } } as const
    const autosave = ports.valueAutosave(editsPlace(ports.signedIn(), 'ARCHIVES'), () => new Promise(() => undefined))
    const cell = (assetId: string, attributeId: string) => ({ assetId, attributeId, values: [], stored, wrong })
    autosave.send({ type: 'cells.write', cells: [cell('plate', 'made'), cell('plate', 'taken'), cell('letter', 'made'), { assetId: 'map', attributeId: 'title', values: ['Map'], stored }] })
    actor.send({ type: 'home.opened' })
    await until({ shown: 'still' })
    expect(actor.getSnapshot().context.refused).toEqual([{ type: 'ARCHIVES', count: 3, assets: ['plate', 'letter'] }])
  })

  it('has what could not be read read again, and no longer waits for it', async () => {
    const { ports, actor, until } = open()
    const [file] = ports.sample.files
    if (file) ports.sample.library.assets.set(file.id, { ...file, indexing: 'Failed' })
    actor.send({ type: 'home.opened' })
    await until({ shown: 'still' })
    expect(actor.getSnapshot().context.home?.unread.count).toBe(1)
    actor.send({ type: 'unread.read' })
    expect(actor.getSnapshot().matches({ shown: 'readingAgain' })).toBe(true)
    await until({ shown: 'still' })
    expect(actor.getSnapshot().context.home?.unread.count).toBe(0)
  })

  it('says what could not be done, and reads again', async () => {
    const { ports, actor, until } = open()
    actor.send({ type: 'home.opened' })
    await until({ shown: 'still' })
    ports.faults.fail('home.readUnreadAgain', { code: 'UNREACHABLE' }, 1)
    actor.send({ type: 'unread.read' })
    await until({ shown: 'stuck' })
    expect(actor.getSnapshot().context.failure).toEqual({ code: 'UNREACHABLE' })
    actor.send({ type: 'retry' })
    await until({ shown: 'still' })
    expect(actor.getSnapshot().context.failure).toBeUndefined()
  })

  it('says why it could not be read, and tries again', async () => {
    const { ports, actor, until } = open()
    ports.faults.fail('home.read', { code: 'UNREACHABLE' }, 1)
    actor.send({ type: 'home.opened' })
    await until('failed')
    expect(actor.getSnapshot().context.failure).toEqual({ code: 'UNREACHABLE' })
    actor.send({ type: 'retry' })
    await until({ shown: 'still' })
    expect(actor.getSnapshot().context.failure).toBeUndefined()
  })

  it('asks for nothing where it is not for the person', () => {
    const { read, actor } = open(false)
    actor.send({ type: 'home.opened' })
    expect([actor.getSnapshot().value, read.mock.calls]).toEqual(['unopened', []])
  })
})
