import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawnHeight, drift, MAX_HEIGHT, visibleRows, scrollTopFor, type Rows } from './window.ts'

const short: Rows = { count: 100, height: 50, above: 200 }
const million: Rows = { count: 1_000_000, height: 46, above: 0 }

describe('visibleRows', () => {
  it.each([
    [{ scrollTop: 0, height: 600 }, 0, { first: 0, last: 7 }],
    [{ scrollTop: 200, height: 600 }, 0, { first: 0, last: 11 }],
    [{ scrollTop: 725, height: 600 }, 0, { first: 10, last: 22 }],
    [{ scrollTop: 725, height: 600 }, 2, { first: 8, last: 24 }],
    [{ scrollTop: 4600, height: 600 }, 3, { first: 85, last: 99 }],
  ])('of %o with %i spare are %o', (frame, spare, span) => {
    expect(visibleRows(frame, short, spare)).toEqual(span)
  })

  it('are as many wherever the list stands, with spare ones', () => {
    const tall: Rows = { count: 1000, height: 46, above: 0 }
    const counts = Array.from({ length: 100 }, (_, step) => visibleRows({ scrollTop: 5000 + step, height: 600 }, tall, 1)).map(({ first, last }) => last - first + 1)
    // 600 pixels show 14 or 15 rows.
    expect(new Set(counts)).toEqual(new Set([17]))
  })

  it('of an empty list are none', () => {
    expect(visibleRows({ scrollTop: 0, height: 600 }, { ...short, count: 0 }, 2)).toEqual({ first: 0, last: -1 })
  })

  it('are bounded, however long the list is and wherever it stands', () => {
    const rows = fc.record({ count: fc.integer({ min: 1, max: 50_000_000 }), height: fc.integer({ min: 20, max: 400 }), above: fc.integer({ min: 0, max: 5000 }) })
    fc.assert(
      fc.property(rows, fc.double({ min: 0, max: 1, noNaN: true }), (any, share) => {
        const frame = { scrollTop: share * Math.max(0, drawnHeight(any) + any.above - 800), height: 800 }
        const { first, last } = visibleRows(frame, any, 2)
        expect(first >= 0 && last < any.count && last - first <= 800 / any.height + 6).toBe(true)
      }),
    )
  })
})

describe('a list taller than a browser can draw', () => {
  const bottom = { scrollTop: MAX_HEIGHT - 900, height: 900 }

  it('ends with its last row', () => {
    expect(drawnHeight(million)).toBe(MAX_HEIGHT)
    expect(visibleRows(bottom, million, 0).last).toBe(999_999)
  })

  it('draws its last row at the lower edge', () => {
    expect(999_999 * 46 + 46 + drift(bottom, million)).toBeCloseTo(MAX_HEIGHT, 3)
  })

  it('reaches every row', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), (row) => {
        const frame = { scrollTop: scrollTopFor(row, { scrollTop: 0, height: 900 }, million, { top: 0, bottom: 0 }), height: 900 }
        const { first, last } = visibleRows(frame, million, 0)
        expect(first <= row && row <= last).toBe(true)
      }),
    )
  })
})

describe('scrollTopFor', () => {
  const frame = { scrollTop: 700, height: 600 }

  it.each([
    ['stays where the row is in sight', 12, { top: 0, bottom: 0 }, 700],
    ['goes up to a row above', 4, { top: 0, bottom: 0 }, 400],
    ['goes down to a row below', 30, { top: 0, bottom: 0 }, 1150],
    ['keeps a row out from under a sticky bar', 10, { top: 36, bottom: 0 }, 664],
    ['keeps a row out from under the transfers', 17, { top: 36, bottom: 250 }, 750],
    ['shows the top of a row where it does not fit', 30, { top: 36, bottom: 540 }, 1664],
  ])('%s', (_, row, covered, expected) => {
    expect(scrollTopFor(row, frame, short, covered)).toBe(expected)
  })
})
