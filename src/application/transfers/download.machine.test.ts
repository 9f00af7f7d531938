import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { Notification } from '../notifications/notifications.machine.ts'
import { AGAIN_MS } from './reconnecting.ts'
import { createTransfersMachine } from './transfers.machine.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const start = () => {
  const ports = inMemoryPorts()
  const notify = vi.fn<(notification: Notification) => void>()
  const transfers = createActor(createTransfersMachine({ ...ports, notify, now: Date.now }), { input: { userId: 'user-1' } }).start()
  const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
  const want = async () => {
    transfers.send({ type: 'file.wanted', name: 'quay.jpg', address: '/content' })
    await settle()
  }
  const states = () => transfers.getSnapshot().context.entries.map(({ actor }) => actor.getSnapshot().value)
  const notified = () => notify.mock.calls.map(([{ kind, text }]) => [kind, text])
  return { ports, transfers, settle, want, states, notified }
}

it('hands a file over to the browser, and says so', async () => {
  const { ports, transfers, want, states, notified } = start()
  await want()
  expect([states(), ports.downloads.begun, notified()]).toEqual([['handedOver'], ['/content'], [['success', 'library.downloadBegun']]])
  expect(transfers.getSnapshot().value).toBe('settled')
})

it('tells why a file cannot be had, and tries again when asked to', async () => {
  const { ports, transfers, settle, want, states, notified } = start()
  ports.faults.fail('downloads.begin', { code: 'RESOURCE_IN_TRASH' }, 1)
  await want()
  expect([states(), notified()]).toEqual([['failed'], [['failure', 'failure.RESOURCE_IN_TRASH']]])
  transfers.send({ type: 'retry.all' })
  await settle()
  expect([states(), ports.downloads.begun]).toEqual([['handedOver'], ['/content']])
})

it('waits for a lost network, and is begun once it is back', async () => {
  const { ports, transfers, settle, want, states, notified } = start()
  ports.faults.fail('downloads.begin', { code: 'UNREACHABLE' }, 2)
  await want()
  const lost = ['failure', 'failure.UNREACHABLE']
  expect([states(), notified(), transfers.getSnapshot().value]).toEqual([['interrupted'], [lost], 'elsewhere'])
  ports.connection.restore()
  await settle()
  expect(states()).toEqual(['interrupted'])
  await settle(AGAIN_MS)
  expect([states(), ports.downloads.begun]).toEqual([['handedOver'], ['/content']])
  expect(notified()).toEqual([lost, ['success', 'library.downloadBegun']])
})

it('is given up before the browser has it, and taken off the list afterwards', async () => {
  const { ports, transfers, want, states } = start()
  ports.faults.hold('downloads.begin')
  await want()
  transfers.send({ type: 'cancel.all' })
  expect([states(), transfers.getSnapshot().value]).toEqual([[], 'empty'])
  ports.faults.mend('downloads.begin')
  await want()
  transfers.send({ type: 'cancel.all' })
  expect(states()).toEqual(['handedOver'])
  transfers.send({ type: 'completed.remove' })
  expect([states(), transfers.getSnapshot().value]).toEqual([[], 'empty'])
})
