import * as Result from 'effect/Result'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ReadCache, type Key } from './ReadCache.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const KEY: Key<number> = ['folders', 'one']
const never = () => new AbortController().signal

/** A server whose state goes up, and that answers a while after it was asked. */
const server = (answersAfterMs: number) => {
  const calls: AbortSignal[] = []
  const now = { state: 0 }
  const read = (signal: AbortSignal) => {
    calls.push(signal)
    const { state } = now
    return new Promise<Result.Result<number, string>>((answer) => {
      signal.addEventListener('abort', () => answer(Result.fail('called off')))
      setTimeout(() => answer(Result.succeed(state)), answersAfterMs)
    })
  }
  return { calls, now, read }
}

/** An open page reads again whenever it hears of a change, as often as that may be. */
const page = (cache: ReadCache, read: (signal: AbortSignal) => Promise<Result.Result<number, string>>) => {
  const shown: number[] = []
  const look = async () => {
    const outcome = await cache.read(KEY, never(), read)
    if (Result.isSuccess(outcome)) shown.push(outcome.success)
  }
  return { shown, look }
}

it.each([5, 300, 1500])('reads once a second at most while others change it 10,000 times in ten seconds (answers in %i ms)', async (answersAfterMs) => {
  const cache = new ReadCache()
  const { calls, now, read } = server(answersAfterMs)
  const { shown, look } = page(cache, read)
  await Promise.all([look(), vi.advanceTimersByTimeAsync(answersAfterMs)])
  for (let serverEvent = 0; serverEvent < 10_000; serverEvent += 1) {
    now.state += 1
    void cache.forget(['folders'], 'others')
    void look()
    await vi.advanceTimersByTimeAsync(1)
  }
  const during = calls.length
  await vi.advanceTimersByTimeAsync(5000)
  expect(during).toBeLessThanOrEqual(11)
  expect(during).toBeGreaterThanOrEqual(6)
  expect(calls.length - during).toBeLessThanOrEqual(2)
  expect([shown.at(-1), cache.peek(KEY), calls.some(({ aborted }) => aborted)]).toEqual([10_000, 10_000, false])
})

it('hands out what is on its way when others change it, and reads once more for who asks after that', async () => {
  const cache = new ReadCache()
  const { calls, now, read } = server(10)
  const before = cache.read(KEY, never(), read)
  now.state = 1
  void cache.forget(KEY, 'others')
  const after = cache.read(KEY, never(), read)
  await vi.advanceTimersByTimeAsync(10)
  expect([await before, calls.length]).toEqual([Result.succeed(0), 1])
  await vi.advanceTimersByTimeAsync(989)
  expect(calls.length).toBe(1)
  await vi.advanceTimersByTimeAsync(11)
  expect([await after, calls.length]).toEqual([Result.succeed(1), 2])
})

it('wakes a reading that rests as soon as oneself has changed something', async () => {
  const cache = new ReadCache()
  const { calls, now, read } = server(0)
  await Promise.all([cache.read(KEY, never(), read), vi.advanceTimersByTimeAsync(0)])
  void cache.forget(KEY, 'others')
  const resting = cache.read(KEY, never(), read)
  await vi.advanceTimersByTimeAsync(100)
  expect(calls.length).toBe(1)
  now.state = 7
  void cache.forget(KEY, 'self')
  await vi.advanceTimersByTimeAsync(0)
  expect([await resting, calls.length]).toEqual([Result.succeed(7), 2])
})

it('does not let wait whom something recent will do, unless oneself has changed it', async () => {
  const cache = new ReadCache()
  const { calls, now, read } = server(0)
  await Promise.all([cache.read(KEY, never(), read), vi.advanceTimersByTimeAsync(0)])
  now.state = 1
  void cache.forget(KEY, 'others')
  expect([await cache.read(KEY, never(), read, 'recent'), calls.length]).toEqual([Result.succeed(0), 1])
  void cache.forget(KEY, 'self')
  const own = cache.read(KEY, never(), read, 'recent')
  await vi.advanceTimersByTimeAsync(0)
  expect([await own, calls.length]).toEqual([Result.succeed(1), 2])
  void cache.forget(KEY, 'others')
  await vi.advanceTimersByTimeAsync(1000)
  now.state = 2
  const later = cache.read(KEY, never(), read, 'recent')
  await vi.advanceTimersByTimeAsync(0)
  expect([await later, calls.length]).toEqual([Result.succeed(2), 3])
})

it('asks nothing for those who have left while it rested', async () => {
  const cache = new ReadCache()
  const { calls, read } = server(0)
  await Promise.all([cache.read(KEY, never(), read), vi.advanceTimersByTimeAsync(0)])
  void cache.forget(KEY, 'others')
  const over = new AbortController()
  const resting = cache.read(KEY, over.signal, async (signal) => (signal.aborted ? Result.fail('called off') : read(signal)))
  over.abort()
  expect([await resting, calls.length]).toEqual([Result.fail('called off'), 1])
})

it('tries again at once what was refused', async () => {
  const cache = new ReadCache()
  const refused = await cache.read(KEY, never(), async () => Result.fail('no'))
  expect([refused, await cache.read(KEY, never(), async () => Result.succeed(1))]).toEqual([Result.fail('no'), Result.succeed(1)])
})
