import * as Result from 'effect/Result'
import { expect, it, vi } from 'vitest'
import type { Notification } from '../notifications/notifications.machine.ts'
import type { BulkUndone } from './BulkEditGateway.ts'
import { endedBulkEdit } from './endedBulkEdit.ts'

const ASKED = { type: 'RECORDS', selection: { kind: 'items', folders: [], assets: ['one', 'two', 'three'] }, assets: 3, folders: 0 } as const

/** The notices of an edit that is saved and, where it can be, taken back with this outcome. */
const notices = async (changed: number, outcome: Result.Result<BulkUndone, { readonly code: 'UNREACHABLE' | 'PERMISSION_DENIED' }>) => {
  const shown: Notification[] = []
  const undo = vi.fn<() => Promise<typeof outcome>>().mockResolvedValue(outcome)
  endedBulkEdit({ bulkEdits: { undo }, notify: (notice) => void shown.push(notice) }).notifySaved(ASKED, { change: 'change-1', changed })
  shown[0]?.action?.run()
  await vi.waitFor(() => expect(shown).toHaveLength(shown[0]?.action === undefined ? 1 : 2))
  return { shown, undo }
}

it('tells how many were changed, and offers to take just that change back', async () => {
  const { shown, undo } = await notices(3, Result.succeed({ changed: 3, left: 0 }))
  expect(shown[0]).toMatchObject({ kind: 'success', text: 'bulkEdit.saved', values: { count: 3 } })
  expect(undo.mock.calls).toEqual([['RECORDS', 'change-1', expect.any(AbortSignal)]])
})

it('offers nothing to take back where nothing was changed', async () => {
  const { shown } = await notices(0, Result.succeed({ changed: 0, left: 0 }))
  expect(shown[0]?.action).toBeUndefined()
})

it.each([
  ['all of it', Result.succeed({ changed: 3, left: 0 }), { kind: 'info', text: 'bulkEdit.undone', values: { count: 3, left: 0 } }],
  ['a part', Result.succeed({ changed: 1, left: 2 }), { kind: 'info', text: 'bulkEdit.undoneButLeft', values: { count: 1, left: 2 } }],
  ['nothing', Result.succeed({ changed: 0, left: 3 }), { kind: 'info', text: 'bulkEdit.undoneNone', values: { count: 3 } }],
  ['nothing, for a reason that stays', Result.fail({ code: 'PERMISSION_DENIED' } as const), { kind: 'failure', text: 'failure.PERMISSION_DENIED' }],
])('tells where %s was taken back', async (_, outcome, notice) => {
  expect((await notices(3, outcome)).shown[1]).toEqual(notice)
})

it('offers it again where it could not be asked for', async () => {
  const { shown, undo } = await notices(3, Result.fail({ code: 'UNREACHABLE' } as const))
  expect(shown[1]).toMatchObject({ kind: 'failure', text: 'failure.UNREACHABLE', action: { text: 'history.undo' } })
  undo.mockResolvedValue(Result.succeed({ changed: 3, left: 0 }))
  shown[1]?.action?.run()
  await vi.waitFor(() => expect(shown[2]).toMatchObject({ kind: 'info', text: 'bulkEdit.undone' }))
  expect(undo.mock.calls).toEqual([['RECORDS', 'change-1', expect.any(AbortSignal)], ['RECORDS', 'change-1', expect.any(AbortSignal)]])
})

it('one edit of the same assets is told of in one place, whether it was saved or not', async () => {
  const shown: Notification[] = []
  const ended = endedBulkEdit({ bulkEdits: { undo: async () => Result.succeed({ changed: 0, left: 0 }) }, notify: (notice) => void shown.push(notice) })
  ended.notifyNotSaved(ASKED)
  ended.notifySaved(ASKED, { change: 'change-1', changed: 3 })
  expect(shown.map(({ text }) => text)).toEqual(['bulkEdit.notSaved', 'bulkEdit.saved'])
  expect(shown[0]?.subject).toBe(shown[1]?.subject)
})
