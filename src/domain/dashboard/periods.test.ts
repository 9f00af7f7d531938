import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bucketsOf, PERIODS, periodStart } from './periods.ts'

const NOW = '2026-03-01T05:00:00.000Z'

describe('the buckets of a period', () => {
  it('are the last 30 days, over the end of a month', () => {
    const days = bucketsOf('days', NOW)
    expect([days.length, days[0], days[28], days[29]]).toEqual([30, '2026-01-31', '2026-02-28', '2026-03-01'])
  })

  it('are the last 12 months, over the end of a year', () => {
    expect(bucketsOf('months', NOW)).toEqual(['2025-04', '2025-05', '2025-06', '2025-07', '2025-08', '2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03'])
  })

  it('are the last 10 years', () => {
    const years = bucketsOf('years', NOW)
    expect([years.length, years[0], years[9]]).toEqual([10, '2017', '2026'])
  })

  it('begin on a day', () => {
    expect(PERIODS.map((period) => periodStart(period, NOW))).toEqual(['2026-01-31', '2025-04-01', '2017-01-01'])
  })

  it('are each once, in order, and end now, whenever that is', () => {
    const day = fc.date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(day, fc.constantFrom(...PERIODS), (date, period) => {
        const buckets = bucketsOf(period, date.toISOString())
        expect(buckets).toEqual([...new Set(buckets)].toSorted())
        expect(date.toISOString().startsWith(buckets.at(-1) ?? '-')).toBe(true)
      }),
    )
  })
})
