import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { notificationsMachine, type Notification } from './notifications.machine.ts'

/** Specification section 9. */
const NOTIFICATION_MS = 5_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const open = (...texts: readonly string[]) => {
  const actor = createActor(notificationsMachine).start()
  const notify = (notification: Notification) => actor.send({ type: 'notify', notification })
  texts.forEach((text) => notify({ kind: 'success', text }))
  const shown = () => [actor.getSnapshot().value, actor.getSnapshot().context.queue.map(({ text }) => text)]
  return { actor, notify, shown }
}

it('shows each notification for five seconds, one after the other', () => {
  const { shown } = open('one', 'two')
  vi.advanceTimersByTime(NOTIFICATION_MS - 1)
  expect(shown()).toEqual(['showing', ['one', 'two']])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual(['showing', ['two']])
  vi.advanceTimersByTime(NOTIFICATION_MS)
  expect(shown()).toEqual(['empty', []])
})

it('stands still while somebody is at it, and then has its whole time again', () => {
  const { actor, shown } = open('one')
  vi.advanceTimersByTime(4000)
  actor.send({ type: 'hold' })
  vi.advanceTimersByTime(60_000)
  expect(shown()).toEqual(['held', ['one']])
  actor.send({ type: 'release' })
  vi.advanceTimersByTime(NOTIFICATION_MS - 1)
  expect(shown()).toEqual(['showing', ['one']])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual(['empty', []])
})

it('goes when it is dismissed or acted on', () => {
  const run = vi.fn<() => void>()
  const { actor, notify, shown } = open()
  notify({ kind: 'info', text: 'moved', action: { text: 'undo', run } })
  actor.send({ type: 'act' })
  expect([run.mock.calls.length, ...shown()]).toEqual([1, 'empty', []])
  notify({ kind: 'failure', text: 'two' })
  actor.send({ type: 'dismiss' })
  expect(shown()).toEqual(['empty', []])
  actor.send({ type: 'dismiss' })
  expect(shown()).toEqual(['empty', []])
})

it('tells who is told of it that somebody follows its link, and goes', () => {
  const followed = vi.fn<() => void>()
  const { actor, notify, shown } = open()
  notify({ kind: 'success', text: 'moved', link: { text: 'there', to: '/records', followed } })
  notify({ kind: 'info', text: 'next', link: { text: 'there', to: '/records' } })
  actor.send({ type: 'follow' })
  expect([followed.mock.calls.length, ...shown()]).toEqual([1, 'showing', ['next']])
  actor.send({ type: 'follow' })
  expect(shown()).toEqual(['empty', []])
})

describe('a refusal', () => {
  it('goes when the same is told to be done, shown or in line, and what comes then has its whole time', () => {
    const { notify, shown } = open()
    notify({ kind: 'failure', text: 'refused', subject: 'a' })
    notify({ kind: 'failure', text: 'refused as well', subject: 'b' })
    vi.advanceTimersByTime(4_000)
    notify({ kind: 'success', text: 'done', subject: 'a' })
    expect(shown()).toEqual(['showing', ['refused as well', 'done']])
    vi.advanceTimersByTime(4_000)
    notify({ kind: 'success', text: 'also done', subject: 'b' })
    expect(shown()).toEqual(['showing', ['done', 'also done']])
    vi.advanceTimersByTime(NOTIFICATION_MS - 1)
    expect(shown()).toEqual(['showing', ['done', 'also done']])
  })

  it('stays when something else is done, and what was done stays told', () => {
    const { notify, shown } = open()
    notify({ kind: 'failure', text: 'refused', subject: 'a' })
    notify({ kind: 'success', text: 'done', subject: 'b' })
    notify({ kind: 'success', text: 'done again', subject: 'b' })
    notify({ kind: 'success', text: 'of nothing' })
    expect(shown()).toEqual(['showing', ['refused', 'done', 'done again', 'of nothing']])
  })
})

describe('undoing by the key', () => {
  const reversible = (run: () => void): Notification => ({ kind: 'success', text: 'moved', action: { text: 'moveCopy.undo', run } })

  it('takes back what is told, and what was told before it, each once, also when the notification is gone', () => {
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const { actor, notify, shown } = open()
    notify(reversible(first))
    notify(reversible(second))
    vi.advanceTimersByTime(2 * NOTIFICATION_MS)
    expect(shown()).toEqual(['empty', []])
    actor.send({ type: 'undo' })
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
    for (const type of ['undo', 'undo'] as const) actor.send({ type })
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1])
  })

  it('lets the notification go that offered it, shown or in line', () => {
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const { actor, notify, shown } = open()
    notify(reversible(first))
    notify({ kind: 'info', text: 'copied' })
    notify(reversible(second))
    actor.send({ type: 'undo' })
    expect([second.mock.calls.length, ...shown()]).toEqual([1, 'showing', ['moved', 'copied']])
    actor.send({ type: 'undo' })
    expect([first.mock.calls.length, ...shown()]).toEqual([1, 'showing', ['copied']])
  })

  it('does nothing a second time that was taken back by the notification, nor what is no undoing, nor what another user did', () => {
    const [undone, other, theirs] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()]
    const { actor, notify } = open()
    notify(reversible(undone))
    actor.send({ type: 'act' })
    notify({ kind: 'info', text: 'copied', action: { text: 'there', run: other } })
    actor.send({ type: 'undo' })
    notify(reversible(theirs))
    actor.send({ type: 'undo.forgotten' })
    actor.send({ type: 'undo' })
    expect([undone.mock.calls.length, other.mock.calls.length, theirs.mock.calls.length]).toEqual([1, 0, 0])
  })
})
