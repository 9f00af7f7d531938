import * as Result from 'effect/Result'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ServerEvent } from '../../application/notifications/ServerEvent.ts'
import { keys } from '../cache/keys.ts'
import { AssetStates } from '../cache/AssetStates.ts'
import { ReadCache } from '../cache/ReadCache.ts'
import { LocalEventHub } from './LocalEventHub.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const signal = () => new AbortController().signal
const changed = (thumbnail: 'Pending' | 'Ready'): ServerEvent => ({ kind: 'asset.changed', assetId: 'a', folderId: 'f', type: 'RECORDS', thumbnail, indexing: 'Indexed' })

const begin = () => {
  const cache = new ReadCache()
  const hub = new LocalEventHub(cache, new AssetStates(cache))
  const calls: ((outcome: Result.Result<never, string>) => void)[] = []
  const read = () => cache.read(keys.text('RECORDS', 'a'), signal(), () => new Promise<Result.Result<never, string>>((answer) => void calls.push(answer)))
  return { hub, calls, read }
}

it('tells once more what came while it was being read, to who listens only since then, and the newest of it', async () => {
  const { hub, calls, read } = begin()
  const received: ServerEvent[] = []
  const opening = read().then(() => hub.subscribe((serverEvent) => received.push(serverEvent)))
  hub.receive(changed('Pending'))
  hub.receive(changed('Ready'))
  calls[0]?.(Result.succeed('old' as never))
  await opening
  expect(received).toEqual([])
  await vi.advanceTimersByTimeAsync(0)
  expect(received).toEqual([changed('Ready')])
  await vi.advanceTimersByTimeAsync(5000)
  expect(received.length).toBe(1)
})

it('tells once only what came while nothing was being read', async () => {
  const { hub } = begin()
  const received: ServerEvent[] = []
  hub.subscribe((serverEvent) => received.push(serverEvent))
  hub.receive(changed('Ready'))
  await vi.advanceTimersByTimeAsync(5000)
  expect(received).toEqual([changed('Ready')])
})

it('asks once more for what was refused while it changed, and no more than once', async () => {
  const { hub, calls, read } = begin()
  const reading = read()
  hub.receive(changed('Ready'))
  calls[0]?.(Result.fail('not there yet'))
  await vi.advanceTimersByTimeAsync(999)
  expect(calls.length).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  hub.receive(changed('Ready'))
  calls[1]?.(Result.fail('still not there'))
  expect([await reading, calls.length]).toEqual([Result.fail('still not there'), 2])
})
