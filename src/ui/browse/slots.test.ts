import { expect, it } from 'vitest'
import { Slots } from './slots.ts'

const drawnIn = (slots: Slots, rows: readonly number[], isScrolling = false) => [...slots.of(rows, isScrolling).values()]

it('leaves a row where it is drawn while it is drawn', () => {
  const slots = new Slots()
  expect(drawnIn(slots, [0, 1, 2])).toEqual([0, 1, 2])
  expect(drawnIn(slots, [1, 2, 3])).toEqual([1, 2, 0])
  expect(drawnIn(slots, [1, 2, 3])).toEqual([1, 2, 0])
})

it('draws other rows in the same places', () => {
  const slots = new Slots()
  slots.of([0, 1, 2], false)
  expect(drawnIn(slots, [700, 701, 702])).toEqual([0, 1, 2])
})

it('never draws two rows in one place, and keeps the one with the tab stop', () => {
  const slots = new Slots()
  slots.of([5], false)
  for (const rows of [[3, 4, 5, 6], [5, 90, 91, 92, 93], [5], [1, 2, 5], []]) {
    const taken = slots.of(rows, false)
    expect([new Set(taken.values()).size, taken.get(5)]).toEqual([rows.length, rows.includes(5) ? 0 : undefined])
  }
})

it('moves nothing on the page while it scrolls, and puts the rows in their order when they stand', () => {
  const slots = new Slots()
  slots.of([0, 1, 2], false)
  expect([...slots.of([1, 2, 3], true).keys()]).toEqual([3, 1, 2])
  expect([...slots.of([0, 1, 2, 3], true)]).toEqual([[3, 0], [1, 1], [2, 2], [0, 3]])
  expect([...slots.of([0, 1, 2, 3], false)]).toEqual([[0, 3], [1, 1], [2, 2], [3, 0]])
})
