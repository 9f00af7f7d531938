import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import type { Capabilities, Capability } from '../../application/capabilities/capability.ts'
import { makeOutlivingBehind, useOutliving } from './outliving.ts'

/** The browser's idle time, told by the test. */
const idle: ((deadline: IdleDeadline) => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (look: (deadline: IdleDeadline) => void) => idle.push(look))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  idle.length = 0
})

const spare = (milliseconds: number): Promise<void> =>
  act(async () => idle.splice(0).forEach((look) => look({ didTimeout: false, timeRemaining: () => milliseconds })))

const offline = () => {
  const loaded: string[] = []
  const prefetch = vi.fn<Capabilities['prefetch']>(async () => undefined)
  const load = async ({ name }: Capability<object>): Promise<never> => {
    loaded.push(name)
    throw new TypeError('offline')
  }
  const capabilities: Capabilities = { load, fetch: load, now: () => undefined, isAwaited: () => false, isBegun: () => false, subscribe: () => () => undefined, prefetch }
  return { loaded, prefetch, capabilities }
}

const begin = async () => {
  const { capabilities, ...rest } = offline()
  renderHook(() => useOutliving(capabilities))
  await act(() => vi.advanceTimersByTimeAsync(2000))
  return rest
}

it('makes what stands beside every page, and fetches the rest, only while nothing moves', async () => {
  const { loaded, prefetch } = await begin()
  // A frame is drawn every 16 ms: somebody scrolls.
  for (const milliseconds of [9, 0, 16]) await spare(milliseconds)
  expect(loaded).toEqual([])
  await spare(50)
  expect(loaded).toEqual(['transfers'])
  await spare(12)
  expect(loaded).toEqual(['transfers'])
  for (const milliseconds of [49, 50, 51]) await spare(milliseconds)
  expect([loaded, prefetch.mock.calls.length]).toEqual([['transfers', 'palette', 'profile', 'saved-searches'], 1])
})

it('waits no longer than half a minute for that: uploads go on by it', async () => {
  const { loaded } = await begin()
  await vi.advanceTimersByTimeAsync(29_900)
  await spare(9)
  expect(loaded).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  await spare(9)
  expect(loaded).toEqual(['transfers'])
})

it('leaves the page that somebody goes to half a second for its own code, and until nothing moves', async () => {
  const { loaded, capabilities } = offline()
  makeOutlivingBehind(capabilities)
  await vi.advanceTimersByTimeAsync(490)
  await spare(50)
  expect(loaded).toEqual([])
  await vi.advanceTimersByTimeAsync(10)
  await spare(9)
  expect(loaded).toEqual([])
  await spare(50)
  expect(loaded).toEqual(['transfers'])
  for (const milliseconds of [50, 9, 51, 52]) await spare(milliseconds)
  expect(loaded).toEqual(['transfers', 'palette', 'profile', 'saved-searches'])
})

const TRANSFERRING = createMachine({
  initial: 'empty',
  states: { empty: { on: { drop: 'working' } }, working: { on: { arrive: 'settled' } }, settled: { on: { drop: 'working' } } },
})

it('fetches no code of what nobody asked for while a file passes through the page, and until its picture may be there', async () => {
  const transfers = createActor(TRANSFERRING).start()
  const { prefetch, capabilities } = offline()
  renderHook(() => useOutliving({ ...capabilities, now: (() => ({ transfers })) as unknown as Capabilities['now'] }))
  await act(() => vi.advanceTimersByTimeAsync(2000))
  for (const milliseconds of [50, 50, 50, 50]) await spare(milliseconds)
  const mayFetch = vi.fn<() => void>()
  transfers.send({ type: 'drop' })
  const next = prefetch.mock.calls[0]?.[0]().then(mayFetch)
  await vi.advanceTimersByTimeAsync(60_000)
  await spare(50)
  expect(mayFetch).not.toHaveBeenCalled()
  transfers.send({ type: 'arrive' })
  // Another comes while the pictures of the first are made.
  await vi.advanceTimersByTimeAsync(2900)
  transfers.send({ type: 'drop' })
  await vi.advanceTimersByTimeAsync(60_000)
  await spare(50)
  transfers.send({ type: 'arrive' })
  await vi.advanceTimersByTimeAsync(2900)
  await spare(50)
  expect(mayFetch).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  await spare(50)
  await next
  expect(mayFetch).toHaveBeenCalledTimes(1)
})

it('waits for no file of who has gone', async () => {
  const transfers = createActor(TRANSFERRING).start()
  const { prefetch, capabilities } = offline()
  renderHook(() => useOutliving({ ...capabilities, now: (() => ({ transfers })) as unknown as Capabilities['now'] }))
  await act(() => vi.advanceTimersByTimeAsync(2000))
  for (const milliseconds of [50, 50, 50, 50]) await spare(milliseconds)
  transfers.send({ type: 'drop' })
  const over = vi.fn<() => void>()
  const next = prefetch.mock.calls[0]?.[0]().then(over)
  transfers.stop()
  await vi.advanceTimersByTimeAsync(3000)
  await spare(50)
  expect([over.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0])
  await next
})
