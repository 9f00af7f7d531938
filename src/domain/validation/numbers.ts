import { inOrder, type Rule } from './rules.ts'
import { isBlank, tidy } from './text.ts'

/** The number that a text means, in plain decimal writing with a dot; `undefined` for anything else. */
export const numberOf = (text: string): number | undefined => {
  const plain = tidy(text)
  const value = /^[+-]?[0-9]+(?:\.[0-9]+)?$/.test(plain) ? Number(plain) : Number.NaN
  return Number.isFinite(value) ? value : undefined
}

export const number: Rule = (value) => (numberOf(value) === undefined ? { code: 'notNumber' } : undefined)

/** Whole, and small enough to be exact. */
export const integer: Rule = (value) =>
  /^[+-]?[0-9]+$/.test(tidy(value)) && Number.isSafeInteger(Number(tidy(value))) ? undefined : { code: 'notInteger' }

/** What is no number is not below anything: {@link number} or {@link integer} comes before. */
export const atLeast =
  (limit: number): Rule =>
  (value) =>
    (numberOf(value) ?? limit) < limit ? { code: 'belowMinimum', limit } : undefined

export const atMost =
  (limit: number): Rule =>
  (value) =>
    (numberOf(value) ?? limit) > limit ? { code: 'aboveMaximum', limit } : undefined

/** A price must be given and is at least 0. */
export const price: Rule = inOrder((value) => (isBlank(value) ? { code: 'priceRequired' } : undefined), number, atLeast(0))

const isWithin = (text: string, limit: number): boolean =>
  /^-?[0-9]{1,3}(?:\.[0-9]{1,15})?$/.test(tidy(text)) && Math.abs(Number(tidy(text))) <= limit

/** Decimal degrees such as 52.229675, -90 to 90. */
export const latitude: Rule = (value) => (isWithin(value, 90) ? undefined : { code: 'invalidLatitude' })

/** Decimal degrees such as 21.012229, -180 to 180. */
export const longitude: Rule = (value) => (isWithin(value, 180) ? undefined : { code: 'invalidLongitude' })

/** "59.91, 10.75": decimal degrees, the latitude first. */
export const coordinates: Rule = (value) => {
  const [north = '', east = '', ...rest] = value.split(',')
  return latitude(north) ?? longitude(east) ?? (rest.length > 0 ? { code: 'invalidLongitude' } : undefined)
}
