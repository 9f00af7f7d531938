import { expect, it } from 'vitest'
import { monthsLeft } from './storagePace.ts'

const GB = 1024 ** 3

it.each([
  ['a bit more than a month’s bytes', 1.1 * GB, 3 * GB, 1],
  ['three times the bytes of 90 days, less a third', 12 * GB, 4 * GB, 8],
  ['more than is free within a month', GB, 9 * GB, 0],
  ['nothing is free', 0, GB, 0],
  ['more is used than there is', -GB, 0, 0],
])('%s', (_, free, added, months) => {
  expect(monthsLeft(free, added)).toBe(months)
})

it('is not told where nothing came, or it is years off', () => {
  expect(monthsLeft(GB, 0)).toBeNull()
  expect(monthsLeft(100 * GB, GB)).toBeNull()
})
