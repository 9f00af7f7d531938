import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { VERSIONS_PER_PAGE } from '../../domain/versions/version.ts'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { Notification } from '../notifications/notifications.machine.ts'
import { createVersionsMachine } from './versions.machine.ts'

/** The versions of a picture that was replaced so many times. */
const open = (times: number) => {
  const ports = inMemoryPorts()
  const { library, pictures } = ports.sample
  const [picture] = pictures
  if (picture === undefined) throw new Error('The sample has no picture')
  for (let time = 0; time < times; time += 1) library.versions.keep({ ...picture, size: 100 + time }, library.nextId())
  const notified: Notification[] = []
  const versions = createActor(createVersionsMachine({ ...ports, notify: (notification) => notified.push(notification) })).start()
  const now = () => library.assets.get(picture.id) ?? picture
  const look = () => versions.send({ type: 'versions.opened', of: now() })
  const state = () => versions.getSnapshot().value
  const rests = (wanted: string) => vi.waitFor(() => expect(state()).toBe(wanted))
  const numbers = () => versions.getSnapshot().context.versions.map(({ number }) => number)
  const at = (number: number) => {
    const version = versions.getSnapshot().context.versions.find((one) => one.number === number)
    if (version === undefined) throw new Error(`There is no version ${number}`)
    return version
  }
  const listed = async () => {
    look()
    await rests('listing')
  }
  return { ...ports, ...ports.sample, picture, notified, versions, now, look, state, rests, numbers, at, listed }
}

it('are not read before an asset is looked at', () => {
  const { state, versions } = open(2)
  versions.send({ type: 'retry' })
  expect(state()).toBe('unopened')
})

it('are nothing of a file that was never replaced, until it is', async () => {
  const { look, state, rests, library, picture, numbers } = open(0)
  look()
  expect(state()).toBe('reading')
  await rests('nothing')
  library.versions.keep(picture, library.nextId())
  library.publish({ kind: 'library.changed', type: 'ARCHIVES' })
  expect(state()).toBe('nothing')
  library.publish({ kind: 'library.changed', type: 'RECORDS' })
  await rests('listing')
  expect(numbers()).toEqual([1])
})

it('are listed, the newest first, and stay while they are read again', async () => {
  const { listed, faults, library, picture, state, numbers, rests } = open(3)
  await listed()
  expect(numbers()).toEqual([3, 2, 1])
  const release = faults.hold('versions.list')
  library.publish({ kind: 'asset.changed', assetId: picture.id, folderId: '', type: 'RECORDS', thumbnail: 'Ready', indexing: 'None' })
  expect([state(), numbers()]).toEqual(['reading', [3, 2, 1]])
  release()
  await rests('listing')
})

it('are listed a page at a time, down to the oldest, also when one could not be read', async () => {
  const { listed, versions, faults, numbers, rests, state, notified } = open(VERSIONS_PER_PAGE + 2)
  await listed()
  expect([numbers().length, numbers().at(-1)]).toEqual([VERSIONS_PER_PAGE, 3])
  faults.fail('versions.list', { code: 'UNREACHABLE' }, 1)
  versions.send({ type: 'older.wanted' })
  expect(state()).toBe('extending')
  await rests('listing')
  expect([numbers().length, notified]).toEqual([VERSIONS_PER_PAGE, [{ kind: 'failure', text: 'failure.UNREACHABLE' }]])
  versions.send({ type: 'older.wanted' })
  await rests('listing')
  expect(numbers()).toEqual(Array.from({ length: VERSIONS_PER_PAGE + 2 }, (_, index) => VERSIONS_PER_PAGE + 2 - index))
  versions.send({ type: 'older.wanted' })
  expect(state()).toBe('listing')
})

it.each([
  ['before', ['older', 'change']],
  ['while', ['change', 'older']],
] as const)('are joined by the older ones that were asked for %s they are read again, and stay as many after that', async (_, order) => {
  const { listed, versions, faults, numbers, rests, state, library, look } = open(VERSIONS_PER_PAGE + 2)
  await listed()
  const release = faults.hold('versions.list')
  const steps = { older: () => versions.send({ type: 'older.wanted' }), change: () => library.publish({ kind: 'library.changed', type: 'RECORDS' }) }
  order.forEach((step) => steps[step]())
  expect(state()).toBe('reading')
  release()
  await rests('listing')
  expect(numbers()).toHaveLength(VERSIONS_PER_PAGE + 2)
  look()
  await rests('listing')
  expect(numbers()).toHaveLength(VERSIONS_PER_PAGE + 2)
})

it('of another asset never stand under this one', async () => {
  const { listed, versions, pictures, numbers, rests } = open(2)
  await listed()
  const [, other] = pictures
  if (other) versions.send({ type: 'versions.opened', of: other })
  expect(numbers()).toEqual([])
  await rests('nothing')
})

it('that cannot be read are told as such, and can be tried again', async () => {
  const { faults, look, rests, versions } = open(1)
  faults.fail('versions.list', { code: 'UNREACHABLE' }, 1)
  look()
  await rests('failed')
  expect(versions.getSnapshot().context.failure?.code).toBe('UNREACHABLE')
  versions.send({ type: 'retry' })
  await rests('listing')
  expect(versions.getSnapshot().context.failure).toBeUndefined()
})

it('become the file again; what was the file becomes one, and undoing it restores that', async () => {
  const { listed, versions, at, state, rests, notified, now, numbers, picture, pictures } = open(2)
  await listed()
  versions.send({ type: 'restore', version: at(1) })
  expect(state()).toBe('restoring')
  await rests('listing')
  expect([now().size, numbers()]).toEqual([100, [3, 2]])
  const [notification] = notified
  expect(notification).toMatchObject({ kind: 'success', text: 'versions.restored', values: { number: 1 }, action: { text: 'history.undo' } })
  const [, other] = pictures
  if (other) versions.send({ type: 'versions.opened', of: other })
  await rests('nothing')
  notification?.action?.run()
  await vi.waitFor(() => expect(now().size).toBe(picture.size))
  await vi.waitFor(() => expect(notified.at(-1)).toMatchObject({ kind: 'success', text: 'history.undone' }))
  expect(versions.getSnapshot().context.of.id).toBe(other?.id)
})

it('undo no restore over a file that has come since: that one stays, which is told', async () => {
  const { listed, versions, at, rests, notified, now, library, picture } = open(1)
  await listed()
  versions.send({ type: 'restore', version: at(1) })
  await rests('listing')
  library.versions.keep(now(), library.nextId())
  library.assets.set(picture.id, { ...now(), contentVersion: 'newer', size: 7, revision: now().revision + 1 })
  notified[0]?.action?.run()
  await vi.waitFor(() => expect(notified.at(-1)).toMatchObject({ kind: 'failure', text: 'failure.FILE_REPLACED' }))
  expect(now().size).toBe(7)
})

it('tell what stands in the way of undoing', async () => {
  const { listed, faults, versions, at, rests, notified } = open(1)
  await listed()
  versions.send({ type: 'restore', version: at(1) })
  await rests('listing')
  faults.fail('versions.restore', { code: 'NOT_FOUND' }, 1)
  notified[0]?.action?.run()
  await vi.waitFor(() => expect(notified.at(-1)).toMatchObject({ kind: 'failure', text: 'failure.NOT_FOUND' }))
})

it('stay when restoring one is refused, which is told', async () => {
  const { listed, faults, versions, at, rests, notified, numbers } = open(2)
  await listed()
  faults.fail('versions.restore', { code: 'STALE_EDIT' }, 1)
  versions.send({ type: 'restore', version: at(2) })
  await rests('listing')
  expect([notified.map(({ kind, text }) => [kind, text]), numbers()]).toEqual([[['failure', 'failure.STALE_EDIT']], [2, 1]])
})

it('are deleted for good once that is confirmed', async () => {
  const { listed, versions, at, state, rests, notified, numbers } = open(2)
  await listed()
  versions.send({ type: 'delete', version: at(1) })
  expect(state()).toBe('confirming')
  versions.send({ type: 'cancel' })
  expect([state(), numbers()]).toEqual(['listing', [2, 1]])
  versions.send({ type: 'delete', version: at(1) })
  versions.send({ type: 'confirm' })
  expect(state()).toBe('deleting')
  await rests('listing')
  expect([numbers(), notified.map(({ text }) => text)]).toEqual([[2], ['versions.deleted']])
})

it('stay when deleting one fails, which is told', async () => {
  const { listed, faults, versions, at, rests, notified, numbers } = open(1)
  await listed()
  faults.fail('versions.remove', { code: 'UNREACHABLE' }, 1)
  versions.send({ type: 'delete', version: at(1) })
  versions.send({ type: 'confirm' })
  await rests('listing')
  expect([notified.map(({ text }) => text), numbers()]).toEqual([['failure.UNREACHABLE'], [1]])
})
