import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { passing, SETTLED } from './passing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const through = (tops: readonly number[], pause: number) => {
  const settled = vi.fn<() => void>()
  const steps = passing(settled)
  const passed = tops.map((top) => {
    const isPassing = steps.scrolled(top, 700)
    vi.advanceTimersByTime(pause)
    return isPassing
  })
  vi.advanceTimersByTime(SETTLED)
  return { passed, settled: settled.mock.calls.length }
}

it('a wheel lets everything be read', () => {
  expect(through([120, 240, 360, 480], 16)).toEqual({ passed: [false, false, false, false], settled: 0 })
})

it('a dragged scroll bar passes rows, which are drawn when it stands', () => {
  expect(through([2000, 4000, 6000], 16)).toEqual({ passed: [false, true, true], settled: 1 })
})

it('a jump passes nothing, and neither do jumps with a look between', () => {
  expect(through([70_000], 16)).toEqual({ passed: [false], settled: 0 })
  expect(through([70_000, 0, 70_000], SETTLED)).toEqual({ passed: [false, false, false], settled: 0 })
})
