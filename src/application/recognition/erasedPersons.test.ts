import { expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { Notification } from '../notifications/notifications.machine.ts'
import { startRecognition } from './startRecognition.ts'

const { signal } = new AbortController()

const open = async (...erased: readonly string[]) => {
  const ports = inMemoryPorts()
  const notified: Notification[] = []
  for (const name of erased) await ports.faces.erase(name, signal)
  const { erasedPersons, learnAgain } = startRecognition({ ...ports, notify: (notification) => notified.push(notification) })
  erasedPersons.send({ type: 'list.opened', list: 'erased' })
  await waitFor(erasedPersons, (snapshot) => snapshot.matches('listing') || snapshot.matches('nothing'))
  return { ports, notified, erasedPersons, learnAgain, names: () => erasedPersons.getSnapshot().context.items.map(({ name }) => name) }
}

it('lists whose faces were erased, until somebody says that they may be learnt again', async () => {
  const { learnAgain, names, notified } = await open('Sigrun Lie', 'Ada Berg')
  expect(names()).toEqual(['Ada Berg', 'Sigrun Lie'])
  await learnAgain('Ada Berg')
  await vi.waitFor(() => expect(names()).toEqual(['Sigrun Lie']))
  expect(notified).toMatchObject([{ kind: 'success', text: 'recognition.learntAgain', values: { name: 'Ada Berg', count: 0 } }])
})

it('says why somebody cannot be learnt again, and reads who is left', async () => {
  const { ports, learnAgain, names, notified } = await open('Ada Berg')
  await ports.recognition.learnAgain('Ada Berg', signal)
  await learnAgain('Ada Berg')
  await vi.waitFor(() => expect(names()).toEqual([]))
  expect(notified).toMatchObject([{ kind: 'failure', text: 'failure.NOT_FOUND' }])
})
