import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../preferences/language.ts'
import { parseDate } from '../validation/dates.ts'
import { formatCalendarDate, formatDate, formatDateTime } from './dates.ts'
import { formatDuration, secondsOf } from './duration.ts'
import { formatNumber, formatSize } from './numbers.ts'

const KB = 1024

describe('sizes', () => {
  it.each([
    [0, '0 B'],
    [1, '1 B'],
    [10.4, '10 B'],
    [1023, '1,023 B'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [1023.94 * KB, '1,023.9 KB'],
    [1023.95 * KB, '1 MB'],
    [1023.99 * KB, '1 MB'],
    [3.1 * KB ** 2, '3.1 MB'],
    [KB ** 3, '1 GB'],
    [100 * KB ** 3, '100 GB'],
    [KB ** 4, '1 TB'],
    [KB ** 5, '1 PB'],
    [KB ** 6, '1,024 PB'],
    [-5, '0 B'],
  ])('%d is %s', (bytes, text) => {
    expect(formatSize(bytes, 'en-US')).toBe(text)
  })

  it('follow the language', () => {
    expect(LANGUAGES.map((language) => formatSize(3.1 * KB ** 2, language))).toEqual(['3.1 MB', '3,1 MB', '3,1 MB'])
  })
})

describe('numbers', () => {
  it('follow the language', () => {
    expect(LANGUAGES.map((language) => formatNumber(1234567.891, language))).toEqual(['1,234,568', '1\u00A0234\u00A0568', '1.234.568'])
    expect(LANGUAGES.map((language) => formatNumber(1.256, language, 2))).toEqual(['1.26', '1,26', '1,26'])
    expect(formatNumber(1.5, 'en-US', 1)).toBe('1.5')
  })
})

describe('dates', () => {
  it.each([
    ['2026-11-05T23:30:07.123Z', 'UTC', '11/05/2026', '11/05/2026 23:30:07'],
    ['2026-11-05T23:30:07Z', 'Europe/Oslo', '11/06/2026', '11/06/2026 00:30:07'],
    ['2026-01-01T00:00:00Z', 'America/New_York', '12/31/2025', '12/31/2025 19:00:00'],
    ['1900-01-01T12:00:00Z', 'UTC', '01/01/1900', '01/01/1900 12:00:00'],
  ])('%s in %s', (iso, timeZone, date, dateTime) => {
    expect(formatDate(iso, timeZone)).toBe(date)
    expect(formatDateTime(iso, timeZone)).toBe(dateTime)
  })

  it('without a time turn round, and back', () => {
    expect(formatCalendarDate('2026-11-05')).toBe('11/05/2026')
    expect(formatCalendarDate('x2026-11-05')).toBe('x2026-11-05')
    expect(formatCalendarDate('2026-11-05x')).toBe('2026-11-05x')
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10)
        expect(parseDate(formatCalendarDate(iso))).toBe(iso)
        expect(formatDate(date.toISOString(), 'UTC')).toBe(formatCalendarDate(iso))
      }),
    )
  })
})

describe('durations', () => {
  it.each([
    [0, '0:00'],
    [7.9, '0:07'],
    [59, '0:59'],
    [60, '1:00'],
    [125, '2:05'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [3723, '1:02:03'],
    [360_000, '100:00:00'],
    [-1, '0:00'],
  ])('%d is %s', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text)
    expect(secondsOf(text)).toBe(Math.max(0, Math.floor(seconds)))
  })

  it.each(['', '7', '1:2', '1:2:3:4', 'a:07', '-1:07'])('are none as %j', (text) => {
    expect(secondsOf(text)).toBeUndefined()
  })
})
