import type { Language } from '../preferences/language.ts'
import { tidy } from '../validation/text.ts'

/** A number in plain writing: a minus or nothing, digits without zeros in front, and a dot with digits or nothing. */
export type Decimal = string

/** Significant digits that a number may have: so many are told apart by what numbers are sorted by. */
export const MAX_DIGITS = 15

// No group begins with a zero: 0,125 is no number in English, and never 125.
const SPACES = /^[1-9][0-9]{0,2}(?:[ \u00A0\u202F\u2009][0-9]{3})+(?=[.,]|$)/
const COMMA_GROUPS = /^[1-9][0-9]{0,2}(?:,[0-9]{3})+(?:\.[0-9]+)?$/
const DOT_GROUPS = /^[1-9][0-9]{0,2}(?:(?:\.[0-9]{3})+,[0-9]+|(?:\.[0-9]{3}){2,})$/

/** Without its groups, and with a dot for what divides whole from part. A single dot always divides: 1.234 is never a thousand. */
const withDot = (text: string, language: Language): string => {
  const plain = text.replace(SPACES, (groups) => groups.replace(/[^0-9]/g, ''))
  if (language === 'en-US') return COMMA_GROUPS.test(plain) ? plain.replaceAll(',', '') : plain
  return (DOT_GROUPS.test(plain) ? plain.replaceAll('.', '') : plain).replace(',', '.')
}

/** The number that a text means as the language writes it, or in plain writing; nothing for what is none. */
export const decimalOf = (text: string, language: Language): Decimal | undefined => {
  const [, sign = '', body = ''] = /^([+\-\u2212\u2013]?)([0-9.,].*)$/su.exec(tidy(text)) ?? []
  const [, whole = '', part = ''] = /^([0-9]*)(\.[0-9]+)?$/.exec(withDot(body, language)) ?? []
  if (whole === '' && part === '') return undefined
  const digits = `${whole.replace(/^0+(?=[0-9])/, '') || '0'}${part}`
  return sign !== '' && sign !== '+' && /[1-9]/.test(digits) ? `-${digits}` : digits
}

export const digitsOf = (decimal: Decimal): number => decimal.replace(/[^0-9]/g, '').replace(/^0+/, '').length

/** As the language writes it: without groups, so that years stay whole and spreadsheets read it. */
export const formatDecimal = (decimal: Decimal, language: Language): string => (language === 'en-US' ? decimal : decimal.replace('.', ','))

interface Scaled {
  readonly digits: bigint
  /** Digits after the point. */
  readonly scale: number
}

const scaledOf = (written: string): Scaled => {
  const [mantissa = '0', exponent = '0'] = written.split('e')
  const [whole = '0', part = ''] = mantissa.split('.')
  return { digits: BigInt(whole + part), scale: part.length - Number(exponent) }
}

/** Half a step away from zero, to so many significant digits. */
const rounded = ({ digits, scale }: Scaled, most: number): Scaled => {
  const surplus = (digits < 0n ? -digits : digits).toString().length - most
  if (surplus <= 0) return { digits, scale }
  const step = 10n ** BigInt(surplus)
  const half = digits < 0n ? -step / 2n : step / 2n
  return { digits: (digits + half) / step, scale: scale - surplus }
}

const written = ({ digits, scale }: Scaled): Decimal => {
  if (digits === 0n) return '0'
  if (scale <= 0) return `${digits * 10n ** BigInt(-scale)}`
  const sign = digits < 0n ? '-' : ''
  const all = `${digits < 0n ? -digits : digits}`.padStart(scale + 1, '0')
  const part = all.slice(-scale).replace(/0+$/, '')
  return `${sign}${all.slice(0, -scale)}${part === '' ? '' : `.${part}`}`
}

/** The shortest writing of the number, rounded to so many significant digits: equal numbers have the same. */
export const shortest = (decimal: Decimal, most = MAX_DIGITS): Decimal => written(rounded(scaledOf(decimal), most))

/** A factor as it was meant: 12 x 0.0254 is 0.3048 and not 0.30479999999999996. */
const factorOf = (factor: number): string => String(Number(factor.toPrecision(MAX_DIGITS)))

/** Digits to which a product is right whose factor has no end, as a third of a metre has none. */
const INEXACT_DIGITS = 12

/** The number times a factor: exact where the factor can be written down, else right to 12 digits; in its shortest writing. */
export const times = (decimal: Decimal, factor: number): Decimal => {
  const [one, other] = [scaledOf(decimal), scaledOf(factorOf(factor))]
  const isExact = digitsOf(factorOf(factor).replace(/e.*/, '')) < MAX_DIGITS
  return written(rounded({ digits: one.digits * other.digits, scale: one.scale + other.scale }, isExact ? MAX_DIGITS : INEXACT_DIGITS))
}
