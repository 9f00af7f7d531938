import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts, type InMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { Notification } from '../notifications/notifications.machine.ts'
import { createTransfersMachine } from './transfers.machine.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const { signal } = new AbortController()

const open = (ports: InMemoryPorts = inMemoryPorts()) => {
  ports.bulkOperations.atOnce = 1
  const notified: Notification[] = []
  const notify = (notification: Notification) => void notified.push(notification)
  const transfers = createActor(createTransfersMachine({ ...ports, notify, now: Date.now }), { input: { userId: 'user-1' } }).start()
  const settle = (ms = 10) => vi.advanceTimersByTimeAsync(ms)
  const { photographs, empty } = ports.sample.folders
  const move = async () => {
    await ports.moving.move({ type: 'RECORDS', selection: { kind: 'contents', folderId: photographs.id, except: [] }, destinationId: empty.id }, {}, signal)
    await settle()
  }
  const entries = () => transfers.getSnapshot().context.entries.flatMap((entry) => (entry.kind === 'bulkOperation' ? [entry.actor] : []))
  const states = () => entries().map((actor) => JSON.stringify(actor.getSnapshot().value).replaceAll('"', ''))
  const moved = () => ports.sample.library.assetsIn('RECORDS', empty.id).length
  return { ports, transfers, notified, settle, move, entries, states, moved }
}

it('comes onto the list when it begins, tells how it ends, and is taken back from there', async () => {
  const { ports, transfers, notified, settle, move, entries, states, moved } = open()
  const { library, folders } = ports.sample
  const count = library.assetsIn('RECORDS', folders.photographs.id).length
  const inside = library.childrenOf('RECORDS', folders.photographs.id).length
  const release = ports.faults.hold('bulkOperations.work')
  await move()
  expect([states(), transfers.getSnapshot().value, moved()]).toEqual([['{underWay:working}'], 'elsewhere', 0])
  release()
  await settle()
  expect([states(), moved()]).toEqual([['done'], count])
  expect(notified).toMatchObject([{ kind: 'success', text: 'moveCopy.finished.move', values: { count: count + inside } }])
  entries()[0]?.send({ type: 'undo' })
  await settle()
  expect([states(), moved(), notified.slice(1)]).toMatchObject([
    ['done'],
    0,
    [{ text: 'moveCopy.begun.undo' }, { text: 'moveCopy.finished.undo' }],
  ])
})

it('is not taken back twice', async () => {
  const { ports, settle, move, entries, states, moved } = open()
  await move()
  const release = ports.faults.hold('moving.undoMove')
  entries()[0]?.send({ type: 'undo' })
  await settle()
  expect([states(), entries()[0]?.getSnapshot().can({ type: 'undo' })]).toEqual([['takingBack'], false])
  release()
  await settle()
  expect([states(), moved()]).toEqual([['done'], 0])
})

it.each(['UNREACHABLE', 'STALE_EDIT'] as const)('stays with its way back where that is not begun: %s', async (code) => {
  const { ports, notified, settle, move, entries, states, moved } = open()
  await move()
  ports.faults.fail('moving.undoMove', { code }, 1)
  entries()[0]?.send({ type: 'undo' })
  await settle()
  expect([states(), entries()[0]?.getSnapshot().can({ type: 'undo' }), moved() > 0]).toEqual([['done'], true, true])
  expect(notified.slice(1)).toMatchObject([{ kind: 'failure', text: `failure.${code}` }])
  entries()[0]?.send({ type: 'undo' })
  await settle()
  expect([states(), moved()]).toEqual([['done'], 0])
  expect(notified.slice(2).map(({ text }) => text)).toEqual(['moveCopy.begun.undo', 'moveCopy.finished.undo'])
})

it('is taken back by what tells that it could not be, where that may pass', async () => {
  const { ports, notified, settle, move, moved } = open()
  await move()
  ports.faults.fail('moving.undoMove', { code: 'UNREACHABLE' }, 2)
  for (const at of [0, 1, 2]) {
    notified[at]?.action?.run()
    await settle()
  }
  expect([notified.map(({ text }) => text), moved()]).toEqual([['moveCopy.finished.move', 'failure.UNREACHABLE', 'failure.UNREACHABLE', 'moveCopy.begun.undo', 'moveCopy.finished.undo'], 0])
})

it('goes into the trash and is taken back from there; what was restored is not', async () => {
  const { ports, notified, settle, entries, states } = open()
  const { library, folders } = ports.sample
  const there = () => library.assetsIn('RECORDS', folders.photographs.id).length
  const count = there() + library.childrenOf('RECORDS', folders.photographs.id).length
  const undone = () => entries().map((actor) => actor.getSnapshot().can({ type: 'undo' }))
  const release = ports.faults.hold('bulkOperations.work')
  await ports.trash.trash('RECORDS', { kind: 'contents', folderId: folders.photographs.id, except: [] }, signal)
  await settle()
  expect([states(), there() > 0]).toEqual([['{underWay:working}'], true])
  release()
  await settle()
  expect([states(), there(), undone()]).toEqual([['done'], 0, [true]])
  expect(notified).toMatchObject([{ kind: 'success', text: 'moveCopy.finished.trash', values: { count }, action: { text: 'moveCopy.undo' } }])
  const hold = ports.faults.hold('bulkOperations.work')
  entries()[0]?.send({ type: 'undo' })
  await settle()
  expect([states(), there()]).toEqual([['{underWay:working}'], 0])
  hold()
  await settle()
  expect([states(), there() > 0, undone()]).toEqual([['done'], true, [false]])
  expect(notified.slice(1)).toMatchObject([{ text: 'moveCopy.begun.restore' }, { kind: 'success', text: 'moveCopy.finished.restore', values: { count } }])
  expect(notified[2]?.action).toBeUndefined()
})

it('is published, and taken back from there', async () => {
  const { ports, notified, settle, entries } = open()
  const { papers } = ports.sample.folders
  const selection = { kind: 'contents', folderId: papers.id, except: [] } as const
  const days = () => new Set(ports.sample.library.assetsIn('RECORDS', papers.id).map(({ embargoUntil }) => embargoUntil))
  await ports.publishing.publishSelected({ type: 'RECORDS', selection, until: '2099-03-04', webReady: false }, signal)
  await settle()
  expect([...days()]).toEqual(['2099-03-04'])
  expect(notified).toMatchObject([{ kind: 'success', text: 'moveCopy.finished.publish', action: { text: 'moveCopy.undo' } }])
  entries()[0]?.send({ type: 'undo' })
  await settle()
  expect([...days()]).toEqual([undefined])
  expect(notified.slice(1).map(({ text }) => text)).toEqual(['moveCopy.begun.unpublish', 'moveCopy.finished.unpublish'])
})

it('becomes web ready, is told with what was kept, and is taken back from there as far as it was changed', async () => {
  const { ports, notified, settle, entries } = open()
  const { library, folders } = ports.sample
  const { papers } = folders
  const ready = () => library.assetsIn('RECORDS', papers.id).filter(({ webReady }) => webReady).map(({ id }) => id)
  const before = ready()
  const kept = library.assetsIn('RECORDS', papers.id).find(({ webReady }) => !webReady)?.id ?? ''
  await ports.restrictions.change({ of: 'publication' }, { restrict: [{ kind: 'asset', id: kept }], lift: [] }, signal)
  await ports.webReady.change({ resources: [{ kind: 'folder', id: papers.id }], webReady: true, door: 'library' }, signal)
  await settle()
  expect(ready().length).toBe(library.assetsIn('RECORDS', papers.id).length - 1)
  expect(notified).toMatchObject([{ kind: 'success', text: 'moveCopy.finished.webReadyButKeptOne', values: { name: papers.name }, action: { text: 'moveCopy.undo' } }])
  entries()[0]?.send({ type: 'undo' })
  await settle()
  expect(ready()).toEqual(before)
  expect(notified.slice(1)).toMatchObject([
    { kind: 'info', text: 'moveCopy.begun.skipWebReadyOne' },
    { kind: 'success', text: 'moveCopy.finished.skipWebReadyOne', action: { text: 'moveCopy.undo' } },
  ])
})

it('a copy of many is taken back into the trash behind, as is told', async () => {
  const { ports, notified, settle, entries, states } = open()
  const { library, folders } = ports.sample
  const selection = { kind: 'contents', folderId: folders.photographs.id, except: [] } as const
  await ports.moving.copy({ type: 'RECORDS', selection, destinationId: folders.empty.id }, {}, signal)
  await settle()
  entries()[0]?.send({ type: 'undo' })
  await settle()
  expect([states(), library.assetsIn('RECORDS', folders.empty.id)]).toEqual([['done'], []])
  expect(notified.slice(1)).toMatchObject([{ kind: 'info', text: 'moveCopy.begun.trash' }, { text: 'moveCopy.finished.trash' }])
})

it('is found again after a reload while it is under way or has failed, and not when it is done', async () => {
  const first = open()
  await first.move()
  first.transfers.stop()
  const second = open(first.ports)
  await second.settle()
  expect(second.states()).toEqual([])
  second.transfers.stop()
  const third = open()
  third.ports.faults.hold('bulkOperations.work')
  await third.move()
  third.transfers.stop()
  const fourth = open(third.ports)
  await fourth.settle()
  expect(fourth.states()).toEqual(['{underWay:working}'])
  third.ports.faults.mend('bulkOperations.work')
})

it('is seen to its end by another tab, which is opened before or reloaded meanwhile', async () => {
  const first = open()
  const other = open(first.ports)
  const release = first.ports.faults.hold('bulkOperations.work')
  await first.move()
  expect([first.states(), other.states()]).toEqual([['{underWay:working}'], ['{underWay:working}']])
  other.transfers.stop()
  const reloaded = open(first.ports)
  await reloaded.settle()
  expect([reloaded.states(), reloaded.transfers.getSnapshot().value, reloaded.moved()]).toEqual([['{underWay:working}'], 'elsewhere', 0])
  release()
  await reloaded.settle()
  expect([first.states(), reloaded.states(), reloaded.moved() > 0]).toEqual([['done'], ['done'], true])
  expect(reloaded.notified).toMatchObject([{ kind: 'success', text: 'moveCopy.finished.move' }])
})

it('is cancelled by another tab after that is reloaded, and leaves both lists', async () => {
  const first = open()
  const release = first.ports.faults.hold('bulkOperations.work')
  await first.move()
  const reloaded = open(first.ports)
  await reloaded.settle()
  reloaded.entries()[0]?.send({ type: 'cancel' })
  await reloaded.settle()
  release()
  await reloaded.settle()
  expect([first.states(), reloaded.states(), first.moved()]).toEqual([[], [], 0])
})

it('is cancelled before anything is seen', async () => {
  const { ports, notified, settle, move, entries, states, moved } = open()
  const release = ports.faults.hold('bulkOperations.work')
  await move()
  entries()[0]?.send({ type: 'cancel' })
  await settle()
  release()
  await settle()
  expect([states(), moved(), notified]).toEqual([[], 0, []])
})

it('tells why it failed, and is begun anew', async () => {
  const { ports, notified, settle, move, entries, states, moved } = open()
  ports.faults.fail('bulkOperations.work', { code: 'UNAVAILABLE' }, 1)
  await move()
  expect([states(), moved(), notified]).toMatchObject([['failed'], 0, [{ kind: 'failure', text: 'failure.UNAVAILABLE' }]])
  entries()[0]?.send({ type: 'retry' })
  await settle()
  expect([states(), moved() > 0]).toEqual([['done'], true])
})

it('is asked about again when facts were missed or the server could not be reached', async () => {
  const { ports, settle, move, states } = open()
  const release = ports.faults.hold('bulkOperations.work')
  await move()
  ports.faults.fail('bulkOperations.read', { code: 'UNREACHABLE' }, 1)
  release()
  await settle()
  expect(states()).toEqual(['disconnected'])
  await settle(3000)
  expect(states()).toEqual(['done'])
})
