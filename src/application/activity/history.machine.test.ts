import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createHistoryMachine } from './history.machine.ts'

const open = () => {
  const ports = inMemoryPorts()
  const { sample } = ports
  const [, , picture] = sample.pictures
  const id = picture?.id ?? ''
  const history = createActor(createHistoryMachine(ports)).start()
  const rests = (state: string) => vi.waitFor(() => expect(history.getSnapshot().value).toBe(state))
  const look = (assetId = id) => history.send({ type: 'history.opened', place: { kind: 'asset', type: 'RECORDS', id: assetId } })
  const changed = () => sample.library.publish({ kind: 'asset.changed', assetId: id, folderId: '', type: 'RECORDS', thumbnail: 'Ready', indexing: 'None' })
  return { ...ports, ...sample, id, history, rests, look, changed }
}

describe('a history', () => {
  it('is listed newest first, page by page', async () => {
    const { history, rests, look } = open()
    look()
    await rests('listing')
    expect(history.getSnapshot().context.entries).toHaveLength(30)
    history.send({ type: 'more.wanted' })
    await rests('listing')
    const { entries, next } = history.getSnapshot().context
    expect([entries.length, next, entries.at(-1)?.kind]).toEqual([39, null, 'asset.created'])
    const dates = entries.map(({ at }) => at)
    expect(dates).toEqual(dates.toSorted().toReversed())
    history.send({ type: 'more.wanted' })
    expect(history.getSnapshot().value).toBe('listing')
  })

  it('is read again when its subject changes, and shows what was there meanwhile', async () => {
    const { history, rests, look, changed, library, id, faults } = open()
    look()
    await rests('listing')
    library.history.record({ kind: 'asset.updated', resource: { id, name: 'x.jpg' }, before: { name: 'a.jpg' }, after: { name: 'x.jpg' } })
    const release = faults.hold('history.read')
    changed()
    expect([history.getSnapshot().value, history.getSnapshot().context.entries.length]).toEqual(['reading', 30])
    release()
    await rests('listing')
    expect(history.getSnapshot().context.entries[0]?.after).toEqual({ name: 'x.jpg' })
    history.send({ type: 'subject.changed', id: 'another' })
    expect(history.getSnapshot().value).toBe('listing')
    history.send({ type: 'subject.changed', id })
    expect(history.getSnapshot().value).toBe('reading')
  })

  it('is read again as far as it was read', async () => {
    const { history, rests, look, library, id } = open()
    look()
    await rests('listing')
    history.send({ type: 'more.wanted' })
    await rests('listing')
    library.history.record({ kind: 'asset.updated', resource: { id, name: 'x.jpg' }, before: { name: 'a.jpg' }, after: { name: 'x.jpg' } })
    history.send({ type: 'subject.changed', id })
    await rests('listing')
    const { entries, next } = history.getSnapshot().context
    expect([entries.length, next, entries[0]?.after]).toEqual([40, null, { name: 'x.jpg' }])
  })

  it('of something else begins empty', async () => {
    const { history, rests, look, files } = open()
    look()
    await rests('listing')
    look(files[0]?.id)
    expect(history.getSnapshot().context.entries).toEqual([])
    await rests('nothing')
  })

  it.each([
    ['before', ['more', 'change']],
    ['while', ['change', 'more']],
  ] as const)('comes with the older entries that were asked for %s it is read again', async (_, order) => {
    const { history, rests, look, changed, faults } = open()
    look()
    await rests('listing')
    const release = faults.hold('history.read')
    const steps = { more: () => history.send({ type: 'more.wanted' }), change: changed }
    order.forEach((step) => steps[step]())
    expect(history.getSnapshot().value).toBe('reading')
    release()
    await rests('listing')
    expect(history.getSnapshot().context.entries).toHaveLength(39)
  })

  it('begins with its newest entries, whatever was asked for of another one', async () => {
    const { history, rests, look, id, faults } = open()
    history.send({ type: 'history.opened', place: { kind: 'asset', type: 'RECORDS', id: 'another' } })
    history.send({ type: 'more.wanted' })
    look()
    await rests('listing')
    const release = faults.hold('history.read')
    history.send({ type: 'more.wanted' })
    history.send({ type: 'history.opened', place: { kind: 'asset', type: 'RECORDS', id: 'another' } })
    history.send({ type: 'history.opened', place: { kind: 'asset', type: 'RECORDS', id } })
    release()
    await rests('listing')
    expect(history.getSnapshot().context.entries).toHaveLength(30)
  })

  it('that cannot be read can be tried again; what is listed stays', async () => {
    const { history, rests, look, faults } = open()
    faults.fail('history.read', { code: 'UNREACHABLE' }, 1)
    look()
    await rests('failed')
    history.send({ type: 'retry' })
    await rests('listing')
    faults.fail('history.read', { code: 'UNREACHABLE' }, 1)
    history.send({ type: 'more.wanted' })
    await rests('stuck')
    expect(history.getSnapshot().context).toMatchObject({ failure: { code: 'UNREACHABLE' }, entries: { length: 30 } })
    history.send({ type: 'retry' })
    await rests('listing')
    expect(history.getSnapshot().context.entries).toHaveLength(39)
  })
})
