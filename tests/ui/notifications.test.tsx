import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { notificationsMachine } from '../../src/application/notifications/notifications.machine.ts'
import { Notifications } from '../../src/ui/shell/Notifications.tsx'
import { show } from './page.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Longer than any notification stands by itself (specification section 9: five seconds). */
const LONG = 60_000

const shown = () => screen.queryAllByRole('button', { name: 'Dismiss' })
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const notified = (...texts: readonly string[]) => {
  const notifications = createActor(notificationsMachine).start()
  texts.forEach((text) => notifications.send({ type: 'notify', notification: { kind: 'info', text } }))
  show(<Notifications notifications={notifications} />)
  return shown().map((button) => ({ button, notification: button.parentElement as HTMLElement }))
}

test.each(['pointer', 'focus'] as const)('a notification stands as long as the pointer or the focus is on it: the %s goes first', (first) => {
  const [one] = notified('kit.capsLock')
  if (one === undefined) throw new Error('Nothing is shown')
  const leave = { pointer: () => fireEvent.pointerLeave(one.notification), focus: () => act(() => one.button.blur()) }
  act(() => one.button.focus())
  fireEvent.pointerEnter(one.notification)
  leave[first]()
  wait(LONG)
  expect(shown()).toHaveLength(1)
  leave[first === 'pointer' ? 'focus' : 'pointer']()
  wait(4_999)
  expect(shown()).toHaveLength(1)
  wait(1)
  expect(shown()).toHaveLength(0)
})

test('what has the focus stands when the pointer leaves another one', () => {
  const [one, other] = notified('kit.capsLock', 'failure.NOT_FOUND')
  if (one === undefined || other === undefined) throw new Error('Not both are shown')
  act(() => one.button.focus())
  fireEvent.pointerEnter(other.notification)
  fireEvent.pointerLeave(other.notification)
  wait(LONG)
  expect(shown()).toHaveLength(2)
})
