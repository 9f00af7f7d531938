import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstUnread, indexAt, placeAt, type Runs, withRows } from './runs.ts'

const RUNS: Runs = [{ start: 0, count: 3 }, { start: 10, count: 2 }]

it.each([[0, 0], [2, 2], [3, undefined], [9, undefined], [10, 3], [11, 4], [12, undefined]])('the row at %i stands at %j', (place, index) => {
  expect(indexAt(RUNS, place)).toBe(index)
})

it('what has been read has its place, and nothing else has one', () => {
  expect([-1, 0, 2, 3, 4, 5].map((index) => placeAt(RUNS, index))).toEqual([undefined, 0, 2, 10, 11, undefined])
})

it.each([[0, 2, undefined], [0, 3, 3], [5, 8, 5], [2, 11, 3], [10, 11, undefined], [11, 12, 12]])('from %i to %i the first that was not read is %j', (from, to, place) => {
  expect(firstUnread(RUNS, from, to)).toBe(place)
})

describe('rows that are read', () => {
  it('go on where others end, stand apart, and take the place of what was there', () => {
    const read = { items: ['a', 'b', 'c', 'k', 'l'], runs: RUNS }
    expect(withRows(read, 3, ['d'])).toEqual({ items: ['a', 'b', 'c', 'd', 'k', 'l'], runs: [{ start: 0, count: 4 }, { start: 10, count: 2 }] })
    expect(withRows(read, 8, ['i', 'j', 'K'])).toEqual({ items: ['a', 'b', 'c', 'i', 'j', 'K', 'l'], runs: [{ start: 0, count: 3 }, { start: 8, count: 4 }] })
    expect(withRows(read, 20, ['u'])).toEqual({ items: ['a', 'b', 'c', 'k', 'l', 'u'], runs: [...RUNS, { start: 20, count: 1 }] })
    expect(withRows(read, 5, [])).toEqual(read)
  })

  it('are found at their places, in whatever order pages come', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat({ max: 40 }), fc.integer({ min: 0, max: 12 })), { maxLength: 12 }), (pages) => {
        const expected = new Map<number, number>()
        let read: Parameters<typeof withRows<number>>[0] = { items: [], runs: [] }
        for (const [from, count] of pages) {
          const rows = Array.from({ length: count }, (_, step) => from + step)
          rows.forEach((row) => expected.set(row, row))
          read = withRows(read, from, rows)
        }
        const at = (place: number) => {
          const index = indexAt(read.runs, place)
          return index === undefined ? undefined : read.items[index]
        }
        expect(Array.from({ length: 60 }, (_, place) => at(place))).toEqual(Array.from({ length: 60 }, (_, place) => expected.get(place)))
      }),
    )
  })
})
