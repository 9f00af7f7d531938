import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { throttle, THROTTLE_MS, REST_MS } from './throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const begin = () => {
  const act = vi.fn<() => void>()
  return { act, ...throttle(act) }
}

it('acts once for all who ask within a moment', () => {
  const { act, soon } = begin()
  soon()
  vi.advanceTimersByTime(THROTTLE_MS - 1)
  soon()
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(act).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  expect(act).toHaveBeenCalledTimes(1)
})

it('acts once a second while it is asked all the time, and for who asked last', () => {
  const { act, soon } = begin()
  for (let ms = 0; ms <= 2 * (THROTTLE_MS + REST_MS); ms += 10) {
    soon()
    vi.advanceTimersByTime(10)
  }
  expect(act).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(REST_MS + THROTTLE_MS)
  expect(act).toHaveBeenCalledTimes(3)
})

it('is as quick as ever after a rest', () => {
  const { act, soon } = begin()
  soon()
  vi.advanceTimersByTime(THROTTLE_MS + REST_MS)
  soon()
  vi.advanceTimersByTime(THROTTLE_MS)
  expect(act).toHaveBeenCalledTimes(2)
})

it('does not wait with what is to be seen at once, but acts no more than once a second for that either', () => {
  const { act, now } = begin()
  now()
  expect(act).toHaveBeenCalledTimes(1)
  for (let ms = 0; ms < 9500; ms += 10) {
    now()
    vi.advanceTimersByTime(10)
  }
  expect(act.mock.calls.length).toBeLessThanOrEqual(11)
  const before = act.mock.calls.length
  vi.advanceTimersByTime(THROTTLE_MS + REST_MS)
  expect(act).toHaveBeenCalledTimes(before + 1)
})

it('can be stopped', () => {
  const { act, soon, stop } = begin()
  soon()
  stop()
  vi.advanceTimersByTime(60_000)
  expect(act).not.toHaveBeenCalled()
})
