import { expect, it } from 'vitest'
import { beside } from './beside.ts'

it.each([
  [1, 1 + Number.EPSILON, 1 - Number.EPSILON / 2],
  [-1, -1 + Number.EPSILON / 2, -1 - Number.EPSILON],
  [0, Number.MIN_VALUE, -Number.MIN_VALUE],
  [9_007_199_254_740_991, 9_007_199_254_740_992, 9_007_199_254_740_990],
])('beside %d stand no others', (number, above, below) => {
  expect([beside(number, 1n), beside(number, -1n)]).toEqual([above, below])
})
