import * as Result from 'effect/Result'
import { expect, it, vi } from 'vitest'
import { ReadCache, type Key } from './ReadCache.ts'

const KEY: Key<string> = ['folders', 'one']
const never = () => new AbortController().signal

/** A source whose answers are given by hand; a call that is called off is refused, as the HTTP client does it. */
const source = () => {
  const calls: { readonly signal: AbortSignal; readonly answer: (value: Result.Result<string, string>) => void }[] = []
  const read = (signal: AbortSignal) =>
    new Promise<Result.Result<string, string>>((answer) => {
      calls.push({ signal, answer })
      signal.addEventListener('abort', () => answer(Result.fail('called off')))
    })
  return { calls, read }
}

it('reads once what is asked for twice, and keeps it', async () => {
  const cache = new ReadCache()
  const { calls, read } = source()
  const both = Promise.all([cache.read(KEY, never(), read), cache.read(KEY, never(), read)])
  calls[0]?.answer(Result.succeed('a'))
  expect([await both, await cache.read(KEY, never(), read), calls.length]).toEqual([
    [Result.succeed('a'), Result.succeed('a')],
    Result.succeed('a'),
    1,
  ])
})

it('keeps no refusal', async () => {
  const cache = new ReadCache()
  const refused = await cache.read(KEY, never(), async () => Result.fail('no'))
  expect([refused, await cache.read(KEY, never(), async () => Result.succeed('a'))]).toEqual([Result.fail('no'), Result.succeed('a')])
})

it('asks again for what was forgotten, and for nothing else', async () => {
  const cache = new ReadCache()
  let asked = 0
  const count = async () => Result.succeed(String((asked += 1)))
  await cache.read(KEY, never(), count)
  await cache.read(['assets'], never(), count)
  cache.forget(['folders'])
  expect([await cache.read(KEY, never(), count), await cache.read(['assets'], never(), count)]).toEqual([
    Result.succeed('3'),
    Result.succeed('2'),
  ])
})

it('begins a reading anew that is under way when its key is forgotten', async () => {
  const cache = new ReadCache()
  const { calls, read } = source()
  const reading = cache.read(KEY, never(), read)
  cache.forget(['folders'])
  await expect.poll(() => calls.length).toBe(2)
  expect(calls[0]?.signal.aborted).toBe(true)
  calls[0]?.answer(Result.succeed('old'))
  calls[1]?.answer(Result.succeed('new'))
  expect([await reading, cache.peek(KEY)]).toEqual([Result.succeed('new'), 'new'])
})

it('rests in a burst of changes before it begins once more', async () => {
  vi.useFakeTimers()
  try {
    const cache = new ReadCache()
    const { calls, read } = source()
    const reading = cache.read(KEY, never(), read)
    const change = async (ms: number) => {
      cache.forget(KEY)
      calls.at(-1)?.answer(Result.fail('called off'))
      await vi.advanceTimersByTimeAsync(ms)
      return calls.length
    }
    expect([await change(0), await change(99), await change(1), await change(199), await change(1)]).toEqual([2, 2, 3, 3, 4])
    calls.at(-1)?.answer(Result.succeed('last'))
    expect(await reading).toEqual(Result.succeed('last'))
  } finally {
    vi.useRealTimers()
  }
})

it('does not begin once more for those who have left meanwhile', async () => {
  vi.useFakeTimers()
  try {
    const cache = new ReadCache()
    const { calls, read } = source()
    const over = new AbortController()
    const reading = cache.read(KEY, over.signal, read)
    for (const call of [0, 1]) {
      cache.forget(KEY)
      calls[call]?.answer(Result.fail('called off'))
      await vi.advanceTimersByTimeAsync(0)
    }
    over.abort()
    await vi.advanceTimersByTimeAsync(1000)
    expect([await reading, calls.length]).toEqual([Result.fail('called off'), 2])
  } finally {
    vi.useRealTimers()
  }
})

it('begins anew as well what was kept before and is being read again', async () => {
  const cache = new ReadCache()
  const { calls, read } = source()
  cache.put(KEY, 'first')
  cache.forget(KEY)
  const reading = cache.read(KEY, never(), read)
  cache.forget(KEY)
  await expect.poll(() => calls.length).toBe(2)
  calls[1]?.answer(Result.succeed('third'))
  expect(await reading).toEqual(Result.succeed('third'))
})

it('calls a reading off when nobody waits for it any more', async () => {
  const cache = new ReadCache()
  const { calls, read } = source()
  const [one, other] = [new AbortController(), new AbortController()]
  const readings = Promise.all([cache.read(KEY, one.signal, read), cache.read(KEY, other.signal, read)])
  one.abort()
  const afterOne = calls[0]?.signal.aborted
  other.abort()
  expect([afterOne, calls[0]?.signal.aborted, calls.length]).toEqual([false, true, 1])
  const again = cache.read(KEY, never(), async () => Result.succeed('again'))
  expect([await readings, await again]).toEqual([[Result.fail('called off'), Result.fail('called off')], Result.succeed('again')])
})

it('keeps no more than it may, and what is used last the longest', async () => {
  const cache = new ReadCache()
  cache.put(KEY, 'first')
  for (let page = 0; page < 299; page += 1) cache.put(['page', page], 'x')
  await cache.read(KEY, never(), async () => Result.succeed('anew'))
  cache.put(['page', 299], 'x')
  expect([cache.peek(KEY), cache.peek(['page', 0]), cache.peek(['page', 1])]).toEqual(['first', undefined, 'x'])
})

it('writes into what is kept below a key', () => {
  const cache = new ReadCache()
  cache.put(KEY, 'a')
  cache.patch<string>(['folders'], (value) => `${value}!`)
  expect([cache.peek(KEY), cache.peek(['folders', 'two'])]).toEqual(['a!', undefined])
})
