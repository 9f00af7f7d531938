import * as Result from 'effect/Result'
import { formatCalendarDate } from '../format/dates.ts'
import { parseDate } from '../validation/dates.ts'
import { isBlank, tidy } from '../validation/text.ts'
import { noSpan, type MetadataValue, type ValueType } from './value.ts'

const DAY = 86_400_000

/** Days since 1970-01-01 of a day, yyyy-MM-dd. */
export const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY

/** MM/dd/yyyy of the ways in which a day is written: month before day with slashes, day before month with dots, and ISO's. */
const withSlashes = (written: string): string => {
  const [, isoYear, isoMonth = '', isoDay = ''] = /^([0-9]{4})[-/]([0-9]{1,2})[-/]([0-9]{1,2})(?:[T ]00:00(?::00)?(?:\.0+)?Z?)?$/.exec(written) ?? []
  if (isoYear !== undefined) return `${isoMonth.padStart(2, '0')}/${isoDay.padStart(2, '0')}/${isoYear}`
  const [, dotDay, dotMonth = '', dotYear = ''] = /^([0-9]{1,2})\. ?([0-9]{1,2})\. ?([0-9]{4})$/.exec(written) ?? []
  if (dotDay !== undefined) return `${dotMonth.padStart(2, '0')}/${dotDay.padStart(2, '0')}/${dotYear}`
  return written.replace(/^([0-9]{1,2})\/([0-9]{1,2})\/(?=[0-9]{4}$)/, (_, month: string, day: string) => `${month.padStart(2, '0')}/${day.padStart(2, '0')}/`)
}

/** The day that a text means, yyyy-MM-dd; nothing outside of what date pickers offer. */
export const dateOf = (written: string): MetadataValue | undefined => parseDate(withSlashes(tidy(written)))

/** From 01/01/1900 to 12/31/2099; earlier ones, and what is less certain, are EDTF's. */
export const date: ValueType = {
  parse: (written) => {
    if (isBlank(written)) return Result.fail({ code: 'dateRequired' })
    const value = dateOf(written)
    return value === undefined ? Result.fail({ code: 'invalidDate' }) : Result.succeed(value)
  },
  format: (value) => formatCalendarDate(value),
  keyOf: (value) => value,
  sortOf: dayOf,
  spanOf: (value) => ({ first: dayOf(value), last: dayOf(value) }),
  wordsOf: (value) => `${value} ${formatCalendarDate(value)}`,
}

const CLOCK = /^([0-9]{1,2})[:.]([0-9]{2})(?:[:.]([0-9]{2}))?(?: ?([ap])\.?m\.?)?$/i

const hourOf = (hour: number, half: string | undefined): number => {
  if (half === undefined) return hour
  if (hour < 1 || hour > 12) return Number.NaN
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
}

/** HH:mm:ss, 00:00:00 to 23:59:59; minutes are enough, and hours of twelve with am or pm. */
const timeOf = (written: string): MetadataValue | undefined => {
  const [, hours = '', minutes = '', seconds = '00', half] = CLOCK.exec(tidy(written)) ?? []
  const hour = hours === '' ? Number.NaN : hourOf(Number(hours), half)
  return hour <= 23 && Number(minutes) <= 59 && Number(seconds) <= 59 ? `${String(hour).padStart(2, '0')}:${minutes}:${seconds}` : undefined
}

export const time: ValueType = {
  parse: (written) => {
    if (isBlank(written)) return Result.fail({ code: 'required' })
    const value = timeOf(written)
    return value === undefined ? Result.fail({ code: 'invalidTime' }) : Result.succeed(value)
  },
  format: (value) => value,
  keyOf: (value) => value,
  sortOf: (value) => {
    const [hours = 0, minutes = 0, seconds = 0] = value.split(':').map(Number)
    return hours * 3600 + minutes * 60 + seconds
  },
  spanOf: noSpan,
  wordsOf: (value) => value,
}
