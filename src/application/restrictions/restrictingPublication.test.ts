import { expect, it } from 'vitest'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { Notification } from '../notifications/notifications.machine.ts'
import { restrictingPublication } from './restrictingPublication.ts'

const begin = () => {
  const ports = inMemoryPorts()
  const notified: Notification[] = []
  const turn = restrictingPublication(ports.restrictions, (notification) => notified.push(notification))
  const { id, name } = ports.sample.folders.harbour
  const kept = async () => {
    const page = await ports.restrictions.page({ of: 'publication' }, null, new AbortController().signal)
    return page._tag === 'Success' ? page.success.total : -1
  }
  return { ports, notified, kept, restrict: () => turn({ kind: 'folder', id, name }) }
}

it('keeps a folder from publication, and takes it back', async () => {
  const { notified, kept, restrict } = begin()
  await restrict()
  expect([notified.at(-1)?.text, await kept()]).toEqual(['restrictions.kept', 1])
  notified.at(-1)?.action?.run()
  await expect.poll(() => notified.at(-1)?.text).toBe('restrictions.released')
  expect(await kept()).toBe(0)
})

it('tells that it was so before, with nothing to take back', async () => {
  const { notified, kept, restrict } = begin()
  await restrict()
  await restrict()
  expect(notified.at(-1)).toMatchObject({ kind: 'info', text: 'restrictions.keptBefore' })
  expect([notified.at(-1)?.action, await kept()]).toEqual([undefined, 1])
})

it('tells what was refused', async () => {
  const { ports, notified, kept, restrict } = begin()
  ports.faults.fail('restrictions.change', { code: 'PERMISSION_DENIED' })
  await restrict()
  expect([notified.map(({ text }) => text), await kept()]).toEqual([['failure.PERMISSION_DENIED'], 0])
})
