import edtf, { parse, type ParsedDate } from 'edtf'
import { NO_DAY, type Span } from './value.ts'

/** An EDTF date (levels 0 to 2 of ISO 8601-2), as the library writes it, and the days that it may mean. */
export interface ExtendedDate {
  readonly text: string
  readonly span: Span
}

/** Code points of an EDTF text; longer ones are not read. */
export const MAX_EDTF = 100

const DAY = 86_400_000

/** Bare numbers of few digits would be centuries and decades, of many digits timestamps; times of the day are not for describing. */
const IS_BARE = /^-?(?:[0-9]{1,3}|[0-9]{5,})[?~%]?$|T/

const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** The library takes the 29th of any February, and makes it the 1st of March. */
const hasWrongLeapDay = (text: string): boolean =>
  [...text.matchAll(/(-?[0-9]{4})[?~%]?-[?~%]?02[?~%]?-[?~%]?29/g)].some(([, year]) => !isLeapYear(Number(year)))

const dayOf = (milliseconds: number | null, open: number): number =>
  milliseconds === null || !Number.isFinite(milliseconds) ? open : Math.floor(milliseconds / DAY)

const newYear = (year: number): number => new Date(0).setUTCFullYear(year)

/** 1950S2: estimated to be 1950, and certain in its first two digits. */
const significantSpan = (year: number, significant: number): Span => {
  const step = 10 ** Math.max(0, String(Math.abs(year)).padStart(4, '0').length - significant)
  const first = Math.floor(year / step) * step
  return { first: dayOf(newYear(first), -NO_DAY), last: dayOf(newYear(first + step) - 1, NO_DAY) }
}

const whole = (parsed: ParsedDate): ExtendedDate => {
  const date = edtf(parsed)
  const [year] = parsed.values
  if (Number.isNaN(date.min) || Number.isNaN(date.max)) throw new RangeError('a year beyond the calendar of programs')
  const span =
    parsed.significant !== undefined && typeof year === 'number'
      ? significantSpan(year, parsed.significant)
      : { first: dayOf(date.min, -NO_DAY), last: dayOf(date.max, NO_DAY) }
  return { text: date.edtf, span }
}

/** {1890,1892..1895} and [1890,1891]: all of several dates, or one of them. */
const several = ({ type, values, earlier, later }: ParsedDate): ExtendedDate => {
  const parts = values.map((value) => [value].flat().map((part) => whole(part as ParsedDate)))
  const spans = parts.flat().map(({ span }) => span)
  const inside = `${earlier === true ? '..' : ''}${parts.map((part) => part.map(({ text }) => text).join('..')).join(',')}${later === true ? '..' : ''}`
  return {
    text: type === 'List' ? `{${inside}}` : `[${inside}]`,
    span: {
      first: earlier === true ? -NO_DAY : Math.min(...spans.map(({ first }) => first)),
      last: later === true ? NO_DAY : Math.max(...spans.map(({ last }) => last)),
    },
  }
}

const read = (text: string): ExtendedDate | undefined => {
  if (IS_BARE.test(text) || hasWrongLeapDay(text)) return undefined
  try {
    const parsed = parse(text)
    return parsed.type === 'List' || parsed.type === 'Set' ? several(parsed) : whole(parsed)
  } catch {
    return undefined
  }
}

/** What was read lately: the library takes a quarter of a millisecond, and a value is read to be judged, compared, sorted and shown. */
const known = new Map<string, ExtendedDate | undefined>()
const MOST_KNOWN = 1_000

/** Reads EDTF; nothing for what is none, or lies beyond the calendar of programs (some 270,000 years around now). */
export const readEdtf = (text: string): ExtendedDate | undefined => {
  if (text.length > MAX_EDTF) return undefined
  if (known.has(text)) return known.get(text)
  const date = read(text)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(text, date)
  return date
}
