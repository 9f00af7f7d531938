import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import type { ServerEvent } from '../notifications/ServerEvent.ts'
import { createSavedSearchNewsMachine } from './savedSearchNews.machine.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ADDED: ServerEvent = { kind: 'contents.changed', folderId: 'folder-1', type: 'RECORDS' }

const started = (isWanted = true) => {
  const count = vi.fn<() => void>()
  const listeners: ((serverEvent: ServerEvent) => void)[] = []
  const events = { open: () => undefined, close: () => undefined, subscribe: (happened: (serverEvent: ServerEvent) => void) => (listeners.push(happened), () => undefined) }
  createActor(createSavedSearchNewsMachine({ events, count, isWanted: () => isWanted })).start()
  return { count, happen: (serverEvent: ServerEvent) => listeners.forEach((happened) => happened(serverEvent)) }
}

it('counts once a minute, however much is added', () => {
  const { count, happen } = started()
  for (let file = 0; file < 50; file += 1) {
    happen(ADDED)
    vi.advanceTimersByTime(1000)
  }
  expect(count).toHaveBeenCalledTimes(0)
  vi.advanceTimersByTime(10_000)
  expect(count).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(120_000)
  expect(count).toHaveBeenCalledTimes(1)
  happen({ kind: 'asset.changed', assetId: 'asset-1', folderId: 'folder-1', type: 'RECORDS', thumbnail: 'Ready', indexing: 'Indexed' })
  vi.advanceTimersByTime(60_000)
  expect(count).toHaveBeenCalledTimes(2)
})

it('counts nothing where nothing was added, or nothing is saved', () => {
  const other = started()
  other.happen({ kind: 'trash.changed' })
  const nothing = started(false)
  nothing.happen(ADDED)
  vi.advanceTimersByTime(120_000)
  expect([other.count.mock.calls, nothing.count.mock.calls]).toEqual([[], []])
})
