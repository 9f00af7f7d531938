import { describe, expect, it } from 'vitest'
import { greetingAt, picturesInRow } from './home.ts'

it.each([
  [0, 'evening'],
  [4, 'evening'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
] as const)('at %d it is %s', (hour, part) => {
  expect(greetingAt(hour)).toBe(part)
})

describe('a row of pictures', () => {
  it.each([
    [[], 5, 0],
    [[1.5], 5, 1],
    [[1.5, 0.75, 1.5, 0.75, 0.75, 2], 5, 5],
    [[6, 1], 5, 1],
    [[1, 1, 1], 5, 3],
  ])('%j in %d heights shows %d', (ratios, width, count) => {
    expect(picturesInRow(ratios, width)).toBe(count)
  })
})
