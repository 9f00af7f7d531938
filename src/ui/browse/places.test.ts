import { expect, it } from 'vitest'
import { placesOf, rowsToDraw } from './places.ts'

it.each([
  ['all in sight', { first: 2, last: 4 }, 3, [2, 3, 4]],
  ['the row with the tab stop too, above', { first: 2, last: 3 }, 0, [0, 2, 3]],
  ['and below', { first: 2, last: 3 }, 9, [2, 3, 9]],
  ['not one that has gone', { first: 2, last: 3 }, 10, [2, 3]],
  ['nothing before anything is in sight', { first: 0, last: -1 }, 3, []],
] as const)('of ten rows those are drawn that it takes: %s', (_, seen, current, rows) => {
  expect(rowsToDraw(seen, current, 10)).toEqual(rows)
})

it('the last row has the places that are left', () => {
  expect([0, 2, 3].map((row) => placesOf(row, 4, 10))).toEqual([[0, 1, 2, 3], [8, 9], []])
})
