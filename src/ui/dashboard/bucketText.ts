import type { Period } from '../../domain/dashboard/periods.ts'
import { formatCalendarDate } from '../../domain/format/dates.ts'
import type { Language } from '../../domain/preferences/language.ts'

const monthOf = (start: string, language: Language, month: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }).format(new Date(`${start.slice(0, 7)}-01T00:00:00Z`)).replace(/\.$/, '')

const yearOf = (start: string): string => start.slice(0, 4)

/** A bucket by its whole name. */
export const bucketName = (start: string, period: Period, language: Language): string => {
  if (period === 'days') return formatCalendarDate(start)
  return period === 'months' ? `${monthOf(start, language, 'long')} ${yearOf(start)}` : start
}

/** Days that are named below the axis. */
const EVERY = 5

/** What stands below a bucket's bar, and below that where another year or month begins. `at`: from the last one back. */
export const bucketMark = (start: string, { period, language, first, at }: { readonly period: Period; readonly language: Language; readonly first: boolean; readonly at: number }): readonly [string, string] => {
  if (period === 'years') return [start, '']
  if (period === 'months') return [monthOf(start, language, 'short'), first || start.endsWith('-01') ? yearOf(start) : '']
  if (at % EVERY !== 0) return ['', '']
  return [String(Number(start.slice(8))), monthOf(start, language, 'short')]
}
