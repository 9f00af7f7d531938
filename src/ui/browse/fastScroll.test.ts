import { expect, it } from 'vitest'
import { ARRIVED_MS, isFastScroll } from './fastScroll.ts'

const SCREEN = 600

it.each([
  ['a wheel turned fast', 1000, 16, true],
  ['a wheel turned fast upwards', -1000, 16, true],
  ['just over four screens a second', 41, 17, true],
  ['just under four screens a second', 40, 17, false],
  ['a finger that lets the list go', 10, 16, false],
  ['no step at all', 0, 16, false],
  ['two steps at once', 120, 0, true],
  ['a jump after a rest', 100_000, ARRIVED_MS + 1, false],
] as const)('tells %s', (_, pixels, ms, isFast) => {
  expect(isFastScroll({ top: 5000, at: 1000 }, { top: 5000 + pixels, at: 1000 + ms }, SCREEN)).toBe(isFast)
})

it('takes the first step for a jump', () => {
  expect(isFastScroll(undefined, { top: 100_000, at: 0 }, SCREEN)).toBe(false)
})
