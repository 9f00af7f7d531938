import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ARRIVED_MS, type ScrollSpeed, scrollSpeeds } from './scrollSpeed.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const through = (tops: readonly number[], pause: number) => {
  const settled = vi.fn<(last: ScrollSpeed) => void>()
  const steps = scrollSpeeds(settled)
  const speeds = tops.map((top) => {
    const speed = steps.scrolled({ top, at: Date.now() }, 700)
    vi.advanceTimersByTime(pause)
    return speed
  })
  vi.advanceTimersByTime(ARRIVED_MS)
  return { speeds, settled: settled.mock.calls.flat() }
}

it('a wheel that is turned slowly lets everything be read', () => {
  expect(through([30, 60, 90, 120], 16)).toEqual({ speeds: ['reading', 'reading', 'reading', 'reading'], settled: ['reading'] })
})

it('pictures wait while four screens and more go by in a second, and come when the rows stand', () => {
  expect(through([120, 240, 360, 480], 16)).toEqual({ speeds: ['reading', 'fast', 'fast', 'fast'], settled: ['fast'] })
})

it('a dragged scroll bar passes rows, which are drawn when it stands', () => {
  expect(through([2000, 4000, 6000], 16)).toEqual({ speeds: ['reading', 'passing', 'passing'], settled: ['passing'] })
})

it('a jump passes nothing, and neither do jumps with a look between', () => {
  expect(through([70_000], 16)).toEqual({ speeds: ['reading'], settled: ['reading'] })
  expect(through([70_000, 0, 70_000], ARRIVED_MS + 1)).toEqual({ speeds: ['reading', 'reading', 'reading'], settled: ['reading', 'reading', 'reading'] })
})

it.each([
  ['a wheel turned fast', 300, 16, 'fast'],
  ['a wheel turned fast upwards', -300, 16, 'fast'],
  ['just over four screens a second', 48, 17, 'fast'],
  ['just under four screens a second', 47, 17, 'reading'],
  ['a finger that lets the list go', 10, 16, 'reading'],
  ['no step at all', 0, 16, 'reading'],
  ['two steps at once', 120, 0, 'fast'],
  ['a jump after a rest', 100_000, ARRIVED_MS + 1, 'reading'],
] as const)('tells %s', (_, pixels, pause, speed) => {
  expect(through([0, pixels], pause).speeds).toEqual(['reading', speed])
})

it('takes the first step for a jump', () => {
  expect(through([100_000], 16).speeds).toEqual(['reading'])
})
