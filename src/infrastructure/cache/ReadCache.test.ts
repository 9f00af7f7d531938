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
  void cache.forget(['folders'], 'self')
  expect([await cache.read(KEY, never(), count), await cache.read(['assets'], never(), count)]).toEqual([
    Result.succeed('3'),
    Result.succeed('2'),
  ])
})

it('reads anew what oneself has changed meanwhile, at once, and shows nobody what was read before', async () => {
  const cache = new ReadCache()
  const { calls, read } = source()
  const reading = cache.read(KEY, never(), read)
  void cache.forget(['folders'], 'self')
  const after = cache.read(KEY, never(), read)
  calls[0]?.answer(Result.succeed('old'))
  await vi.waitFor(() => expect(calls.length).toBe(2), { interval: 1 })
  calls[1]?.answer(Result.succeed('new'))
  expect([await reading, await after, cache.peek(KEY), calls.map(({ signal }) => signal.aborted)]).toEqual([
    Result.succeed('new'),
    Result.succeed('new'),
    'new',
    [false, false],
  ])
})

it('does not put what was read before over what an edit has answered', async () => {
  const cache = new ReadCache()
  const { calls, read } = source()
  const reading = cache.read(KEY, never(), read)
  cache.put(KEY, 'edited')
  calls[0]?.answer(Result.succeed('old'))
  expect([await reading, await cache.read(KEY, never(), read), calls.length]).toEqual([Result.succeed('edited'), Result.succeed('edited'), 1])
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
