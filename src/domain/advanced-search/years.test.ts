import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWholeYear, MOST_BARS, yearBins, type YearRange, yearsOf, yearsWritten, yearTyped } from './years.ts'

const year = fc.integer({ min: -40_000, max: 30_000 })

describe('years as bars', () => {
  const ranges = fc.tuple(year, fc.integer({ min: 0, max: 300 })).map(([from, years]) => ({ from, to: from + years }))

  it('count what a search for their years finds, leave no gap, and are as many as there is room for', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ spans: fc.array(ranges, { maxLength: 3 }), count: fc.nat(1000) })), (dated) => {
        const bins = yearBins(dated)
        expect(bins.length).toBeLessThanOrEqual(MOST_BARS)
        const found = ({ from, to }: YearRange) => dated.filter(({ spans }) => spans.some((span) => span.from <= to && span.to >= from)).reduce((sum, { count }) => sum + count, 0)
        expect(bins.map(({ count }) => count)).toEqual(bins.map(found))
        bins.slice(1).forEach((bin, at) => expect(bin.from).toBe((bins[at]?.to ?? 0) + 1))
        for (const { from, to } of dated.flatMap(({ spans }) => spans)) expect([(bins[0]?.from ?? 0) <= from, (bins.at(-1)?.to ?? 0) >= to]).toEqual([true, true])
      }),
    )
  })

  it('begin at whole decades where a bar is one, and count once what may be of each of its years', () => {
    expect(yearBins([{ spans: [{ from: 1880, to: 1889 }], count: 1 }, { spans: [{ from: 1601, to: 1601 }], count: 2 }]).filter(({ count }) => count > 0)).toEqual([
      { from: 1600, to: 1609, count: 2 },
      { from: 1880, to: 1889, count: 1 },
    ])
  })

  it('are single years where there is room for them', () => {
    expect(yearBins([{ spans: [{ from: 1874, to: 1875 }, { from: 1875, to: 1877 }], count: 2 }])).toEqual([1874, 1875, 1876, 1877].map((each) => ({ from: each, to: each, count: 2 })))
    expect(yearBins([])).toEqual([])
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
    ['Y-12000/-9501', { from: -12000, to: -9501 }],
    ['Y12000', { from: 12000, to: 12000 }],
    ['-12000', undefined],
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

  it.each([
    [{ from: -9999, to: -9500 }, '-9999/-9500'],
    [{ from: -12000, to: -11501 }, 'Y-12000/Y-11501'],
    [{ from: -10000, to: -9501 }, 'Y-10000/-9501'],
    [{ from: 12000, to: 12000 }, 'Y12000'],
    [{ from: -280_000, to: -270_001 }, 'Y-271820/Y-270001'],
  ])('%j is written %s: with a Y where a year has more than four digits, and no further than calendars go', (range, written) => {
    expect(yearsWritten(range)).toBe(written)
  })

  it.each([[' 1880 ', 1880], ['-44', -44], ['18X', undefined], ['', undefined], ['18800', undefined]])('typed: %j', (text, read) => {
    expect(yearTyped(text)).toBe(read)
  })

  it.each([['1890', true], [' -0044 ', true], ['0985', true], ['189', false], ['-18', false], ['18900', false], ['189x', false]])('%j is whole: %s', (text, isWhole) => {
    expect(isWholeYear(text)).toBe(isWhole)
  })
})
