import { expect, it } from 'vitest'
import { Slots } from './slots.ts'

const drawnIn = (slots: Slots, rows: readonly number[]) => [...slots.of(rows).values()]

it('leaves a row where it is drawn while it is drawn', () => {
  const slots = new Slots()
  expect(drawnIn(slots, [0, 1, 2])).toEqual([0, 1, 2])
  expect(drawnIn(slots, [1, 2, 3])).toEqual([1, 2, 0])
  expect(drawnIn(slots, [1, 2, 3])).toEqual([1, 2, 0])
})

it('draws other rows in the same places', () => {
  const slots = new Slots()
  slots.of([0, 1, 2])
  expect(drawnIn(slots, [700, 701, 702])).toEqual([0, 1, 2])
})

it('never draws two rows in one place, and keeps the one with the tab stop', () => {
  const slots = new Slots()
  slots.of([5])
  for (const rows of [[3, 4, 5, 6], [5, 90, 91, 92, 93], [5], [1, 2, 5], []]) {
    const taken = slots.of(rows)
    expect([new Set(taken.values()).size, taken.get(5)]).toEqual([rows.length, rows.includes(5) ? 0 : undefined])
  }
})
