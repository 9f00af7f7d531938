import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { yearBins, yearsOf, yearsWritten, yearTyped } from './years.ts'

const year = fc.integer({ min: -4000, max: 3000 })

describe('years as bars', () => {
  it('lose no hit, leave no gap, and are as many as there is room for', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ year, count: fc.nat(1000) }), { minLength: 1 }), fc.integer({ min: 3, max: 60 }), (years, most) => {
        const bins = yearBins(years, most)
        expect(bins.length).toBeLessThanOrEqual(most)
        expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(years.reduce((sum, { count }) => sum + count, 0))
        bins.slice(1).forEach((bin, at) => expect(bin.from).toBe((bins[at]?.to ?? 0) + 1))
      }),
    )
  })

  it('begin at whole decades where a bar is one', () => {
    expect(yearBins([{ year: 1874, count: 2 }, { year: 1899, count: 1 }], 3)).toEqual([
      { from: 1870, to: 1879, count: 2 },
      { from: 1880, to: 1889, count: 0 },
      { from: 1890, to: 1899, count: 1 },
    ])
    const byYear = yearBins([{ year: 1874, count: 2 }, { year: 1876, count: 1 }], 30)
    expect(byYear.map(({ from, count }) => [from, count])).toEqual([[1874, 2], [1875, 0], [1876, 1]])
    expect(yearBins([], 30)).toEqual([])
  })
})

describe('the years of a condition', () => {
  it.each([
    ['1880/1890', { from: 1880, to: 1890 }],
    ['1880..1890', { from: 1880, to: 1890 }],
    ['1890/1880', { from: 1880, to: 1890 }],
    ['1880-05/1890-01-01', { from: 1880, to: 1890 }],
    ['1880', { from: 1880, to: 1880 }],
    ['-0044', { from: -44, to: -44 }],
    ['188X', undefined],
    ['1880/1885/1890', undefined],
    ['old', undefined],
  ])('%s', (written, years) => {
    expect(yearsOf(written)).toEqual(years)
  })

  it('are written so that they are read again', () => {
    fc.assert(
      fc.property(year, year, (one, other) => {
        const range = { from: Math.min(one, other), to: Math.max(one, other) }
        expect(yearsOf(yearsWritten(range))).toEqual(range)
      }),
    )
  })

  it.each([[' 1880 ', 1880], ['-44', -44], ['18X', undefined], ['', undefined], ['18800', undefined]])('typed: %j', (text, read) => {
    expect(yearTyped(text)).toBe(read)
  })
})
