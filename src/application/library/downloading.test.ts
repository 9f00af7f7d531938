import * as Result from 'effect/Result'
import { expect, it, vi } from 'vitest'
import type { Notification } from '../notifications/notifications.machine.ts'
import type { DownloadFailure } from './Downloads.ts'
import { downloading } from './downloading.ts'

const told = async (outcome: Result.Result<void, DownloadFailure>) => {
  const notify = vi.fn<(notification: Notification) => void>()
  await downloading({ begin: async () => outcome }, notify)('/content')
  return notify.mock.calls.map(([{ kind, text }]) => [kind, text])
}

it('tells that a download has begun, and why another could not', async () => {
  expect(await told(Result.succeed(undefined))).toEqual([['success', 'library.downloadBegun']])
  expect(await told(Result.fail({ code: 'RESOURCE_IN_TRASH' }))).toEqual([['failure', 'failure.RESOURCE_IN_TRASH']])
  expect(await told(Result.fail({ code: 'UNREACHABLE' }))).toEqual([['failure', 'failure.UNREACHABLE']])
})
