import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { notificationsMachine, shownOf, type Notification } from './notifications.machine.ts'

/** Specification section 9. */
const NOTIFICATION_MS = 5_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const open = (...texts: readonly string[]) => {
  const actor = createActor(notificationsMachine).start()
  const notify = (notification: Notification) => actor.send({ type: 'notify', notification })
  texts.forEach((text) => notify({ kind: 'success', text }))
  const shown = () => [actor.getSnapshot().value, actor.getSnapshot().context.queue.map(({ text }) => text)]
  const drawn = () => shownOf(actor.getSnapshot().context.queue).map(({ text }) => text)
  return { actor, notify, shown, drawn }
}

it('shows each notification at once, for five seconds of its own', () => {
  const { notify, shown } = open('one')
  vi.advanceTimersByTime(2_000)
  notify({ kind: 'success', text: 'two' })
  vi.advanceTimersByTime(NOTIFICATION_MS - 2_001)
  expect(shown()).toEqual(['showing', ['one', 'two']])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual(['showing', ['two']])
  vi.advanceTimersByTime(1_999)
  expect(shown()).toEqual(['showing', ['two']])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual(['empty', []])
})

it('shows three at once, and gives those in line their whole time when one has gone', () => {
  const { actor, drawn, shown } = open('one', 'two', 'three', 'four', 'five')
  expect(drawn()).toEqual(['one', 'two', 'three'])
  vi.advanceTimersByTime(1_000)
  actor.send({ type: 'dismiss', id: 2 })
  expect(drawn()).toEqual(['one', 'three', 'four'])
  vi.advanceTimersByTime(NOTIFICATION_MS - 1_000)
  expect(drawn()).toEqual(['four', 'five'])
  vi.advanceTimersByTime(1_000)
  expect(drawn()).toEqual(['five'])
  vi.advanceTimersByTime(NOTIFICATION_MS - 1_000)
  expect(shown()).toEqual(['empty', []])
})

it('stands still while somebody is at one of them, and then has its whole time again', () => {
  const { actor, notify, shown } = open('one')
  vi.advanceTimersByTime(4000)
  actor.send({ type: 'hold', id: 1 })
  notify({ kind: 'success', text: 'two' })
  vi.advanceTimersByTime(60_000)
  expect(shown()).toEqual(['held', ['one', 'two']])
  actor.send({ type: 'release', id: 1 })
  vi.advanceTimersByTime(NOTIFICATION_MS - 1)
  expect(shown()).toEqual(['showing', ['one', 'two']])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual(['empty', []])
})

it('goes when it is dismissed or acted on, and what stands beside it stays', () => {
  const run = vi.fn<() => void>()
  const { actor, notify, shown } = open('one')
  notify({ kind: 'info', text: 'moved', action: { text: 'undo', run } })
  notify({ kind: 'failure', text: 'three' })
  actor.send({ type: 'act', id: 2 })
  expect([run.mock.calls.length, ...shown()]).toEqual([1, 'showing', ['one', 'three']])
  actor.send({ type: 'dismiss', id: 3 })
  expect(shown()).toEqual(['showing', ['one']])
  actor.send({ type: 'dismiss', id: 1 })
  expect(shown()).toEqual(['empty', []])
  actor.send({ type: 'dismiss', id: 1 })
  expect(shown()).toEqual(['empty', []])
})

it('stands still while somebody is at any of them', () => {
  const { actor, notify, shown } = open('one', 'two')
  actor.send({ type: 'hold', id: 1 })
  actor.send({ type: 'hold', id: 2 })
  actor.send({ type: 'release', id: 1 })
  actor.send({ type: 'dismiss', id: 1 })
  notify({ kind: 'success', text: 'three' })
  vi.advanceTimersByTime(60_000)
  expect(shown()).toEqual(['held', ['two', 'three']])
  actor.send({ type: 'release', id: 2 })
  vi.advanceTimersByTime(NOTIFICATION_MS)
  expect(shown()).toEqual(['empty', []])
})

it('goes on with the others when the one that somebody is at is dismissed', () => {
  const { actor, shown } = open('one', 'two')
  actor.send({ type: 'hold', id: 1 })
  actor.send({ type: 'dismiss', id: 1 })
  expect(shown()).toEqual(['showing', ['two']])
  vi.advanceTimersByTime(NOTIFICATION_MS)
  expect(shown()).toEqual(['empty', []])
})

it('tells who is told of it that somebody follows its link, and goes', () => {
  const followed = vi.fn<() => void>()
  const { actor, notify, shown } = open()
  notify({ kind: 'success', text: 'moved', link: { text: 'there', to: '/records', followed } })
  notify({ kind: 'info', text: 'next', link: { text: 'there', to: '/records' } })
  actor.send({ type: 'follow', id: 1 })
  expect([followed.mock.calls.length, ...shown()]).toEqual([1, 'showing', ['next']])
  actor.send({ type: 'follow', id: 2 })
  expect(shown()).toEqual(['empty', []])
})

describe('a refusal', () => {
  it('goes when the same is told to be done, and what is told has its whole time', () => {
    const { notify, shown } = open()
    notify({ kind: 'failure', text: 'refused', subject: 'a' })
    notify({ kind: 'failure', text: 'refused as well', subject: 'b' })
    vi.advanceTimersByTime(4_000)
    notify({ kind: 'success', text: 'done', subject: 'a' })
    expect(shown()).toEqual(['showing', ['refused as well', 'done']])
    vi.advanceTimersByTime(500)
    notify({ kind: 'success', text: 'also done', subject: 'b' })
    expect(shown()).toEqual(['showing', ['done', 'also done']])
    vi.advanceTimersByTime(NOTIFICATION_MS - 501)
    expect(shown()).toEqual(['showing', ['done', 'also done']])
    vi.advanceTimersByTime(1)
    expect(shown()).toEqual(['showing', ['also done']])
  })

  it('goes in line, and from under the pointer, and what is told then goes after its time', () => {
    const { actor, notify, shown } = open('one', 'two')
    notify({ kind: 'failure', text: 'refused', subject: 'a' })
    notify({ kind: 'failure', text: 'in line', subject: 'b' })
    actor.send({ type: 'hold', id: 3 })
    notify({ kind: 'success', text: 'done', subject: 'b' })
    expect(shown()).toEqual(['held', ['one', 'two', 'refused', 'done']])
    notify({ kind: 'success', text: 'also done', subject: 'a' })
    expect(shown()).toEqual(['showing', ['one', 'two', 'done', 'also done']])
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
    actor.send({ type: 'act', id: 1 })
    notify({ kind: 'info', text: 'copied', action: { text: 'there', run: other } })
    actor.send({ type: 'undo' })
    notify(reversible(theirs))
    actor.send({ type: 'undo.forgotten' })
    actor.send({ type: 'undo' })
    expect([undone.mock.calls.length, other.mock.calls.length, theirs.mock.calls.length]).toEqual([1, 0, 0])
  })
})
