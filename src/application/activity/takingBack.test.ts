import * as Result from 'effect/Result'
import { expect, it, vi } from 'vitest'
import { takingBack } from './takingBack.ts'
import type { UndoGateway } from './UndoGateway.ts'

const open = (answer: Awaited<ReturnType<UndoGateway['undo']>>) => {
  const undo = vi.fn<UndoGateway['undo']>(async () => answer)
  const [notify, done] = [vi.fn<(notification: object) => void>(), vi.fn<() => void>()]
  return { undo, notify, done, takeBack: takingBack({ undos: { undo }, notify, done }) }
}

it('takes a change back once, however often it is asked', async () => {
  const { takeBack, undo, notify, done } = open(Result.succeed({}))
  expect(await Promise.all([takeBack('a'), takeBack('a')])).toEqual([true, false])
  expect([undo.mock.calls.length, done.mock.calls.length]).toEqual([1, 1])
  expect(notify).toHaveBeenCalledExactlyOnceWith({ kind: 'success', text: 'history.undone' })
})

it('says when something was changed since, and has the entries read again', async () => {
  const { takeBack, notify, done } = open(Result.fail({ code: 'STALE_EDIT' }))
  expect(await takeBack('a', 'organization-1')).toBe(false)
  expect(notify).toHaveBeenCalledExactlyOnceWith({ kind: 'failure', text: 'failure.STALE_EDIT' })
  expect(done).toHaveBeenCalledOnce()
})

it('names what stands in the way', async () => {
  const { takeBack, notify } = open(Result.fail({ code: 'ASSET_ALREADY_EXISTS', names: ['a.pdf'] }))
  await takeBack('a')
  expect(notify).toHaveBeenCalledWith({ kind: 'failure', text: 'failure.ASSET_ALREADY_EXISTS', values: { names: 'a.pdf', count: 1 } })
})
