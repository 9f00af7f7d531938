import { latitude, longitude } from '../../validation/numbers.ts'
import { MOST_CANDIDATES, type Candidate } from './candidate.ts'

/** A sign or a word behind degrees, and whether it means south or west. Ø is east in Norwegian, O west in Spanish, V west in Norwegian. */
const NORTH_SOUTH = String.raw`(?:north|south|nord|sør|norte|sur|[NS])`
const EAST_WEST = String.raw`(?:east|west|øst|vest|este|oeste|[EWØVO])`
const MINUS = /^(?:south|sør|sur|s|west|vest|oeste|w|v|o)$/iu

const DECIMAL = String.raw`[+\-\u2212]?\d{1,3}[.,]\d{2,10}`
const PART = String.raw`(\d{1,3})\s?°\s?(?:(\d{1,2})\s?['\u2032\u2019]\s?(?:(\d{1,2}(?:[.,]\d{1,4})?)\s?(?:["\u2033\u201D]|''))?)?`

/** 59.91, 10.75; with degrees and directions 59,91° N 10,75° E. */
const PAIR = new RegExp(String.raw`(?<![\p{L}\p{N}.,])(${DECIMAL})\s?°?\s?(${NORTH_SOUTH}\b)?\s?[,;/ ]\s?(${DECIMAL})\s?°?\s?(${EAST_WEST}(?![\p{L}]))?(?![\p{L}\p{N}]|[.,]\d)`, 'giu')
/** 59° 54' 50" N, 10° 45' 8" E. */
const SEXAGESIMAL = new RegExp(String.raw`${PART}\s?(${NORTH_SOUTH}(?![\p{L}]))\s?[,;/ ]?\s?${PART}\s?(${EAST_WEST}(?![\p{L}]))`, 'giu')
/** A size, a price or a version is no place. */
const UNLIKE = /^\s?(?:[x×*]|mm|cm|dm|km|m\b|kr|nok|usd|eur|€|\$|%|kg|g\b)/iu

const shortest = (degrees: number): string => String(Number(degrees.toFixed(6)))

const pairOf = (north: number, east: number): string | undefined => {
  const [lat, long] = [shortest(north), shortest(east)]
  return (latitude(lat) ?? longitude(long)) === undefined ? `${lat},${long}` : undefined
}

const decimal = (token: string): number => Number(token.replace(',', '.').replace('\u2212', '-'))

const signed = (degrees: number, direction: string | undefined): number => (direction !== undefined && MINUS.test(direction) ? -Math.abs(degrees) : degrees)

const fromParts = (degrees = '0', minutes = '0', seconds = '0'): number => Number(degrees) + Number(minutes) / 60 + decimal(seconds) / 3600

/** Minutes and seconds end at 60. */
const areParts = (...parts: readonly (string | undefined)[]): boolean => parts.every((part) => part === undefined || decimal(part) < 60)

/** Whether the numbers are of a place and of nothing else: with directions, or with so many digits that nobody measures anything else so. */
const isCertain = (one: string, other: string, ...directions: readonly (string | undefined)[]): boolean =>
  directions.every((direction) => direction !== undefined) || [one, other].every((token) => (/[.,](\d+)$/u.exec(token)?.[1]?.length ?? 0) >= 4)

/** The places of a text as latitude and longitude in decimal degrees. */
export const placesIn = (text: string): readonly Candidate[] => {
  const found: Candidate[] = []
  for (const match of text.matchAll(SEXAGESIMAL)) {
    const [whole, degrees, minutes, seconds, north, eastDegrees, eastMinutes, eastSeconds, east] = match
    if (!areParts(minutes, seconds, eastMinutes, eastSeconds)) continue
    const value = pairOf(signed(fromParts(degrees, minutes, seconds), north), signed(fromParts(eastDegrees, eastMinutes, eastSeconds), east))
    if (value !== undefined) found.push({ value, at: match.index, end: match.index + whole.length, isPlain: true })
  }
  for (const match of text.matchAll(PAIR)) {
    const [whole, one = '', north, other = '', east] = match
    const end = match.index + whole.length
    const value = UNLIKE.test(text.slice(end)) ? undefined : pairOf(signed(decimal(one), north), signed(decimal(other), east))
    if (value !== undefined) found.push({ value, at: match.index, end, isPlain: isCertain(one, other, north, east) })
  }
  return found.slice(0, MOST_CANDIDATES)
}
