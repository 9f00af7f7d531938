import type { Decimal } from '../../metadata/decimal.ts'

/** A number as texts have it: groups of three behind blanks, points or commas, and a decimal part. */
export const NUMBER = String.raw`(?:\d{1,3}(?:[ \u00A0\u202F\u2009]\d{3})+(?:[.,]\d{1,2})?|\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?|\d{1,12}(?:[.,]\d{1,4})?)(?!\d)`

/**
 * The number that a token of a text means, whatever its language: 1 200,50 and 1.200,50 and 1,200.50. Three digits behind a single point or comma
 * are a thousand in prices; elsewhere nobody can know, and there is no number.
 */
export const decimalIn = (token: string, { thousands }: { readonly thousands: boolean }): Decimal | undefined => {
  const text = token.replace(/[ \u00A0\u202F\u2009]/gu, '')
  const [points, commas] = [text.split('.').length - 1, text.split(',').length - 1]
  if (points + commas === 0) return text.replace(/^0+(?=\d)/u, '')
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const [whole, part] = [text.slice(0, last).replace(/[.,]/gu, ''), text.slice(last + 1)]
  const isGroup = part.length === 3 && (points === 0 || commas === 0)
  if (isGroup && points + commas === 1 && !thousands) return undefined
  const digits = isGroup ? `${whole}${part}` : `${whole}.${part}`
  return digits.replace(/^0+(?=\d)/u, '')
}
