import { dateOf, dayOf } from '../metadata/dateValues.ts'
import type { Span } from '../metadata/value.ts'
import { fieldKey } from './fields.ts'

/** What needs no calendar, in English, Norwegian and Spanish: how many days ago it was. */
const NAMED: ReadonlyMap<string, number> = new Map(Object.entries({ today: 0, idag: 0, 'i dag': 0, hoy: 0, yesterday: 1, igar: 1, 'i gar': 1, ayer: 1 }))

const DAY = 86_400_000

const dayNumber = (year: number, month: number, day: number): number => {
  const date = new Date(0)
  date.setUTCFullYear(year, month, day)
  return date.getTime() / DAY
}

/** 7d, 2w, 3m, 1y: so long up to today, which counts. */
const lately = (text: string, today: number): Span | undefined => {
  const [, digits = '', unit = ''] = /^([0-9]{1,4})([dwmy])$/.exec(text) ?? []
  if (digits === '') return undefined
  const count = Number(digits)
  if (unit === 'd' || unit === 'w') return { first: today + 1 - count * (unit === 'w' ? 7 : 1), last: today }
  const now = new Date(today * DAY)
  const months = unit === 'm' ? count : 12 * count
  return { first: dayNumber(now.getUTCFullYear(), now.getUTCMonth() - months, now.getUTCDate()) + 1, last: today }
}

/** A year, a month, or a day of the calendar. */
const calendar = (text: string): Span | undefined => {
  const [, year = '', month, day] = /^([0-9]{4})(?:-([0-9]{2})(?:-([0-9]{2}))?)?$/.exec(text) ?? []
  if (year === '') {
    const date = dateOf(text)
    return date === undefined ? undefined : { first: dayOf(date), last: dayOf(date) }
  }
  const from = [Number(year), Number(month ?? 1) - 1, Number(day ?? 1)] as const
  const first = dayNumber(...from)
  const isReal = new Date(first * DAY).toISOString().slice(5, 10) === `${month ?? '01'}-${day ?? '01'}`
  if (!isReal) return undefined
  if (day !== undefined) return { first, last: first }
  return { first, last: (month === undefined ? dayNumber(from[0] + 1, 0, 1) : dayNumber(from[0], from[1] + 1, 1)) - 1 }
}

const one = (text: string, today: number): Span | undefined => {
  const ago = NAMED.get(fieldKey(text))
  return ago === undefined ? (lately(text.toLowerCase(), today) ?? calendar(text)) : { first: today - ago, last: today - ago }
}

/**
 * The days that a value of `added:` and `changed:` means, in UTC: `2026-10-03`, `2026-10`, `2026`, a day as people write it, `today`, `7d`, or two
 * of these with a slash between them. `today`: days since 1970-01-01.
 */
export const daysOf = (text: string, today: number): Span | undefined => {
  const whole = one(text, today)
  if (whole !== undefined) return whole
  const [from = '', to = '', ...more] = text.split('/')
  const [first, last] = [one(from, today), one(to, today)]
  return more.length > 0 || first === undefined || last === undefined ? undefined : { first: first.first, last: last.last }
}
