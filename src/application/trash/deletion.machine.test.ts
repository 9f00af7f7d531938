import { createActor, waitFor } from 'xstate'
import { expect, it } from 'vitest'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { Notification } from '../notifications/notifications.machine.ts'
import { createDeletionMachine } from './deletion.machine.ts'
import { movingToTrash } from './movingToTrash.ts'

const { signal } = new AbortController()
const page = { direction: 'desc' } as const

const start = async (more = 0) => {
  const ports = inMemoryPorts()
  await ports.trash.deletePermanently({ kind: 'all', except: [] }, signal)
  const notified: Notification[] = []
  const notify = (notification: Notification) => notified.push(notification)
  const made = await ports.folders.create('RECORDS', null, 'Old', signal)
  const id = made._tag === 'Success' ? made.success.id : ''
  const moveToTrash = movingToTrash(ports.trash, notify)
  const thrown = await moveToTrash({ type: 'RECORDS', selection: { kind: 'items', folders: [id], assets: [] }, count: 1, name: 'Old' })
  for (let number = 1; number <= more; number += 1) {
    const next = await ports.folders.create('RECORDS', null, `Old ${number}`, signal)
    if (next._tag === 'Success') await ports.trash.trash('RECORDS', { kind: 'items', folders: [next.success.id], assets: [] }, signal)
  }
  const deletion = createActor(createDeletionMachine({ trash: ports.trash, notify })).start()
  const left = async () => {
    const listed = await ports.trash.page(page, null, signal)
    return listed._tag === 'Success' ? listed.success.total : undefined
  }
  return { ports, notified, id, thrown, deletion, left }
}

it('a few are deleted once somebody has said yes', async () => {
  const { id, deletion, notified, left } = await start()
  deletion.send({ type: 'deletion.ask', selection: { kind: 'items', folders: [id], assets: [] }, count: 1, names: ['Old'] })
  expect(await left()).toBe(1)
  deletion.send({ type: 'confirm' })
  await waitFor(deletion, (snapshot) => snapshot.matches('closed'))
  expect([await left(), notified.at(-1)?.text]).toEqual([0, 'trash.deleted'])
})

it('many are deleted only when their number was typed', async () => {
  const { deletion, left } = await start(11)
  deletion.send({ type: 'deletion.ask', selection: { kind: 'all', except: [] }, count: 12, names: ['Old'] })
  deletion.send({ type: 'confirm' })
  deletion.send({ type: 'typed', text: '11' })
  deletion.send({ type: 'confirm' })
  expect([deletion.getSnapshot().value, await left()]).toEqual(['asking', 12])
  deletion.send({ type: 'typed', text: '12' })
  deletion.send({ type: 'confirm' })
  await waitFor(deletion, (snapshot) => snapshot.matches('closed'))
  expect(await left()).toBe(0)
})

it('what is refused stays, and can be tried again', async () => {
  const { ports, id, deletion, left } = await start()
  ports.faults.fail('trash.deletePermanently', { code: 'UNREACHABLE' }, 1)
  deletion.send({ type: 'deletion.ask', selection: { kind: 'items', folders: [id], assets: [] }, count: 1, names: ['Old'] })
  deletion.send({ type: 'confirm' })
  await waitFor(deletion, (snapshot) => snapshot.matches('refused'))
  expect(await left()).toBe(1)
  deletion.send({ type: 'confirm' })
  await waitFor(deletion, (snapshot) => snapshot.matches('closed'))
  expect(await left()).toBe(0)
})

it('what was moved to the trash is brought back from what is told', async () => {
  const { thrown, notified, left } = await start()
  expect([thrown, notified[0]?.text]).toEqual([true, 'trash.thrownOne'])
  notified[0]?.action?.run()
  await expect.poll(left).toBe(0)
})

it('many things that were moved to the trash are brought back behind, as is told', async () => {
  const { ports, notified, left } = await start()
  ports.bulkOperations.atOnce = 0
  const release = ports.faults.hold('bulkOperations.work')
  notified[0]?.action?.run()
  await expect.poll(() => notified.at(-1)).toMatchObject({ kind: 'info', text: 'moveCopy.begun.restoreOne', values: { count: 1, name: 'Old' } })
  expect(await left()).toBe(1)
  release()
  await expect.poll(left).toBe(0)
})

it('many things go there behind, as is told', async () => {
  const { ports, notified, left } = await start()
  const made = await ports.folders.create('RECORDS', null, 'Large', signal)
  ports.bulkOperations.atOnce = 0
  const release = ports.faults.hold('bulkOperations.work')
  const selection = { kind: 'items', folders: made._tag === 'Success' ? [made.success.id] : [], assets: [] } as const
  expect(await movingToTrash(ports.trash, (notification) => notified.push(notification))({ type: 'RECORDS', selection, count: 1, name: 'Large' })).toBe(true)
  expect(notified.at(-1)).toMatchObject({ kind: 'info', text: 'moveCopy.begun.trashOne', values: { count: 1, name: 'Large' } })
  expect(await left()).toBe(1)
  release()
  await expect.poll(left).toBe(2)
})

it('what cannot be brought back stays, and why is told', async () => {
  const { ports, notified, left } = await start()
  ports.faults.fail('trash.restore', { code: 'DESTINATION_NOT_FOUND' }, 1)
  notified[0]?.action?.run()
  await expect.poll(() => notified.at(-1)).toEqual({ kind: 'failure', text: 'failure.DESTINATION_NOT_FOUND' })
  expect(await left()).toBe(1)
})

it('tells why nothing was moved to the trash', async () => {
  const { ports, notified } = await start()
  ports.faults.fail('trash.trash', { code: 'RESOURCE_IN_TRASH' })
  const moveToTrash = movingToTrash(ports.trash, (notification) => notified.push(notification))
  expect(await moveToTrash({ type: 'RECORDS', selection: { kind: 'items', folders: [], assets: [] }, count: 2 })).toBe(false)
  const refusal = notified.at(-1)
  expect(refusal).toEqual({ kind: 'failure', text: 'failure.RESOURCE_IN_TRASH', subject: expect.any(String) })
  ports.faults.mend('trash.trash')
  expect(await moveToTrash({ type: 'RECORDS', selection: { kind: 'items', folders: [], assets: [] }, count: 2 })).toBe(true)
  // So that the refusal goes.
  expect(notified.at(-1)?.subject).toBe(refusal?.subject)
})

it('what was moved to the trash since somebody said yes is told, and asked about anew', async () => {
  const { id, deletion, left } = await start(11)
  deletion.send({ type: 'deletion.ask', selection: { kind: 'all', except: [id] }, count: 10, names: ['Old'] })
  deletion.send({ type: 'typed', text: '10' })
  deletion.send({ type: 'confirm' })
  const { context } = await waitFor(deletion, (snapshot) => snapshot.matches('askingAgain'))
  expect([context.count, context.typed, context.names.length, context.names.includes('Old'), await left()]).toEqual([11, '', 11, false, 12])
  deletion.send({ type: 'confirm' })
  expect(deletion.getSnapshot().value).toBe('askingAgain')
  deletion.send({ type: 'typed', text: '11' })
  deletion.send({ type: 'confirm' })
  await waitFor(deletion, (snapshot) => snapshot.matches('closed'))
  expect(await left()).toBe(1)
})

it('what cannot be counted anew is not asked about', async () => {
  const { ports, deletion, left } = await start()
  ports.faults.fail('trash.page', { code: 'UNREACHABLE' }, 1)
  deletion.send({ type: 'deletion.ask', selection: { kind: 'all', except: [] }, count: 5, names: ['Old'] })
  deletion.send({ type: 'confirm' })
  expect((await waitFor(deletion, (snapshot) => snapshot.matches('refused'))).context.failure).toEqual({ code: 'UNREACHABLE' })
  deletion.send({ type: 'confirm' })
  await waitFor(deletion, (snapshot) => snapshot.matches('askingAgain'))
  expect(await left()).toBe(1)
})
