import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ARRIVED_MS } from '../../browse/fastScroll.ts'
import { scrollSpeeds } from './scrollSpeed.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const through = (tops: readonly number[], pause: number) => {
  const settled = vi.fn<() => void>()
  const steps = scrollSpeeds(settled)
  const speeds = tops.map((top) => {
    const speed = steps.scrolled({ top, at: Date.now() }, 700)
    vi.advanceTimersByTime(pause)
    return speed
  })
  vi.advanceTimersByTime(ARRIVED_MS)
  return { speeds, settled: settled.mock.calls.length }
}

it('a wheel that is turned slowly lets everything be read', () => {
  expect(through([30, 60, 90, 120], 16)).toEqual({ speeds: ['reading', 'reading', 'reading', 'reading'], settled: 0 })
})

it('pictures wait while four screens and more go by in a second, and come when the rows stand', () => {
  expect(through([120, 240, 360, 480], 16)).toEqual({ speeds: ['reading', 'fast', 'fast', 'fast'], settled: 1 })
})

it('a dragged scroll bar passes rows, which are drawn when it stands', () => {
  expect(through([2000, 4000, 6000], 16)).toEqual({ speeds: ['reading', 'passing', 'passing'], settled: 1 })
})

it('a jump passes nothing, and neither do jumps with a look between', () => {
  expect(through([70_000], 16)).toEqual({ speeds: ['reading'], settled: 0 })
  expect(through([70_000, 0, 70_000], ARRIVED_MS + 1)).toEqual({ speeds: ['reading', 'reading', 'reading'], settled: 0 })
})
