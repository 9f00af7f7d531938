import { describe, expect, it } from 'vitest'
import { greetingAt, picturesInRow, recentDays } from './home.ts'

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

it.each([
  ['the last seven days', [], '2026-11-19/2026-11-26'],
  ['the last seven days, whatever is newer', ['2026-11-25T10:00:00.000Z'], '2026-11-19/2026-11-26'],
  ['the last seven days, whatever else is shown', ['2026-11-19T00:00:00.000Z', '2024-02-29T23:59:59.000Z'], '2026-11-19/2026-11-26'],
  ['the days from the oldest on, where nothing is new', ['2026-11-18T23:59:59.000Z', '2024-02-29T23:59:59.000Z'], '2024-02-29/2026-11-26'],
])('all that was added lately was added in %s', (_, added, days) => {
  expect(recentDays(added.map((createdAt) => ({ createdAt })), Date.parse('2026-11-26T08:00:00.000Z'))).toBe(days)
})
