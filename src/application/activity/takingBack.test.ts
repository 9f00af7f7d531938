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

it('tells that much is only on its way back, and has the entries read again', async () => {
  const job = { id: 'job', type: 'RECORDS', count: 1, name: 'Minutes', destinationId: null, destinationName: null, state: 'Waiting', total: 1500, done: 0 } as const
  const begun = { ...job, outcome: null, failure: null, createdAt: '2026-01-01T00:00:00.000Z' } as const
  const notified = async (action: 'move' | 'restore' | 'trash') => {
    const { takeBack, notify, done } = open(Result.succeed({ bulkOperation: { ...begun, action } }))
    expect(await takeBack('a')).toBe(true)
    expect(done).toHaveBeenCalledOnce()
    return notify.mock.calls
  }
  const values = { count: 1, name: 'Minutes' }
  expect(await notified('move')).toEqual([[{ kind: 'info', text: 'moveCopy.begun.undo' }]])
  expect(await notified('restore')).toEqual([[{ kind: 'info', text: 'moveCopy.begun.restoreOne', values }]])
  expect(await notified('trash')).toEqual([[{ kind: 'info', text: 'moveCopy.begun.trashOne', values }]])
})
