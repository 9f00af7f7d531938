import * as Result from 'effect/Result'
import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { notificationsMachine, type Notification } from './notifications.machine.ts'
import { undoAction } from './undone.ts'

type Outcome = Result.Result<unknown, { readonly code: 'UNREACHABLE' | 'STALE_EDIT' }>

/** Something that is told, with its way back, which ends so, one time after the other. */
const open = (...outcomes: readonly Outcome[]) => {
  const actor = createActor(notificationsMachine).start()
  const notify = (notification: Notification) => actor.send({ type: 'notify', notification })
  const takeBack = vi.fn<(signal: AbortSignal) => Promise<Outcome>>()
  for (const outcome of outcomes) takeBack.mockResolvedValueOnce(outcome)
  notify({ kind: 'success', text: 'library.renamed', action: undoAction(takeBack, notify) })
  const texts = () => actor.getSnapshot().context.queue.map(({ text, action }) => [text, action?.text])
  return { actor, takeBack, texts }
}

it.each(['by its notification', 'by the key'])('what could not be taken back is offered again, and taken back %s', async (way) => {
  const { actor, takeBack, texts } = open(Result.fail({ code: 'UNREACHABLE' }), Result.succeed({}))
  const undo = (id: number) => actor.send(way === 'by the key' ? { type: 'undo' } : { type: 'act', id })
  undo(1)
  await vi.waitFor(() => expect(texts()).toEqual([['failure.UNREACHABLE', 'history.undo']]))
  undo(2)
  await vi.waitFor(() => expect(texts()).toEqual([['history.undone', undefined]]))
  actor.send({ type: 'undo' })
  expect(takeBack).toHaveBeenCalledTimes(2)
})

it('what cannot be taken back any more is not in the way of what was done before it', async () => {
  const { actor, takeBack, texts } = open(Result.fail({ code: 'STALE_EDIT' }))
  const before = vi.fn<() => void>()
  actor.send({ type: 'undo' })
  await vi.waitFor(() => expect(texts()).toEqual([['failure.STALE_EDIT', undefined]]))
  actor.send({ type: 'notify', notification: { kind: 'success', text: 'moved', action: { text: 'moveCopy.undo', run: before } } })
  actor.send({ type: 'undo' })
  expect([takeBack.mock.calls.length, before.mock.calls.length]).toEqual([1, 1])
})
