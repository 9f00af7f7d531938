import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { Notification } from '../notifications/notifications.machine.ts'
import { createWebReadyRuleMachine } from './webReadyRule.machine.ts'

const begin = () => {
  const ports = inMemoryPorts()
  const notified: Notification[] = []
  const actor = createActor(createWebReadyRuleMachine({ ...ports, notify: (notification) => notified.push(notification) })).start()
  const folderId = ports.sample.folders.papers.id
  const choose = (rule: 'ask' | 'always' | 'never') => actor.send({ type: 'rule.chosen', resourceType: 'RECORDS', folderId, rule })
  return { ports, notified, choose, state: () => actor.getSnapshot().value, rule: () => ports.sample.library.rules.get(folderId) }
}

it('writes the rule that was chosen last', async () => {
  const { ports, choose, state, rule } = begin()
  const release = ports.faults.hold('webReady.changeRule')
  choose('always')
  expect(state()).toBe('changing')
  choose('never')
  release()
  await expect.poll(state).toBe('settled')
  expect(rule()).toBe('never')
  choose('ask')
  await expect.poll(rule).toBeUndefined()
})

it('tells why it could not be changed', async () => {
  const { ports, notified, choose, state, rule } = begin()
  ports.faults.fail('webReady.changeRule', { code: 'PUBLICATION_RESTRICTED' })
  choose('always')
  await expect.poll(() => notified.map(({ text }) => text)).toEqual(['failure.PUBLICATION_RESTRICTED'])
  expect([state(), rule()]).toEqual(['settled', undefined])
})
