import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/memory/inMemoryApplication.ts'
import type { Notification } from '../notifications/notifications.machine.ts'
import { createWebReadyMachine } from './webReady.machine.ts'

const begin = () => {
  const ports = inMemoryPorts()
  const told: Notification[] = []
  const actor = createActor(createWebReadyMachine({ ...ports, notify: (notification) => told.push(notification) })).start()
  const { papers } = ports.sample.folders
  const ready = () => ports.sample.library.assetsIn('RECORDS', papers.id).filter(({ webReady }) => webReady).map(({ name }) => name)
  const want = (webReady: boolean) =>
    actor.send({ type: 'webReady.wanted', items: [{ kind: 'folder', id: papers.id, name: papers.name }], webReady, door: 'library' })
  return { ports, told, actor, papers, ready, want, state: () => actor.getSnapshot().value }
}

it('asks before a folder and all in it become web ready, and takes back just what it changed', async () => {
  const { told, actor, ready, want, state } = begin()
  const before = ready()
  expect(before.length).toBeGreaterThan(0)
  want(true)
  expect(state()).toBe('confirming')
  actor.send({ type: 'confirm', silence: false })
  await expect.poll(() => told.at(-1)?.text).toBe('webReady.set')
  expect([state(), ready().length, told.at(-1)?.values?.['count']]).toEqual(['closed', 6, 7 - before.length])
  told.at(-1)?.action?.run()
  await expect.poll(ready).toEqual(before)
})

it('changes nothing when it is called off', () => {
  const { actor, ready, want, state } = begin()
  const before = ready()
  want(true)
  actor.send({ type: 'cancel' })
  expect([state(), ready()]).toEqual(['closed', before])
})

it('does not ask again who chose so, and never before something is taken off', async () => {
  const { ports, told, actor, ready, want, state } = begin()
  want(false)
  expect(state()).toBe('changing')
  await expect.poll(ready).toEqual([])
  want(true)
  actor.send({ type: 'confirm', silence: true })
  await expect.poll(() => ready().length).toBe(6)
  expect(ports.confirmations.isSilenced('webReady')).toBe(true)
  want(false)
  await expect.poll(() => told.at(-1)?.text).toBe('webReady.skipped')
  want(true)
  expect(state()).toBe('changing')
})

it('tells that something is kept from publication, and stays where it was', async () => {
  const { ports, told, actor, papers, want, state } = begin()
  await ports.restrictions.change({ of: 'publication' }, { restrict: [{ kind: 'folder', id: papers.id }], lift: [] }, new AbortController().signal)
  want(true)
  actor.send({ type: 'confirm', silence: false })
  await expect.poll(state).toBe('refused')
  actor.send({ type: 'cancel' })
  expect([state(), told]).toEqual(['closed', []])
})

it('tells what went wrong', async () => {
  const { ports, told, want, state } = begin()
  ports.faults.fail('webReady.change', { code: 'UNREACHABLE' })
  want(false)
  await expect.poll(() => told.at(-1)?.text).toBe('failure.UNREACHABLE')
  expect(state()).toBe('closed')
})
