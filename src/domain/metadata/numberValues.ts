import * as Result from 'effect/Result'
import { currencyOf, CURRENCIES } from '../reference/currencies.ts'
import { MEASUREMENT_UNITS, unitOf } from '../reference/units.ts'
import type { Language } from '../preferences/language.ts'
import type { Problem } from '../validation/problem.ts'
import { isBlank, tidy } from '../validation/text.ts'
import { decimalOf, digitsOf, formatDecimal, MAX_DIGITS, shortest, times, type Decimal } from './decimal.ts'
import { noSpan, type MetadataValue, type ValueType } from './value.ts'

const refused = (problem: Problem): ReturnType<ValueType['parse']> => Result.fail(problem)
/** Characters that what stands behind a number may have. */
const MAX_SIGN = 40

const tooManyDigits: Problem = { code: 'tooManyDigits', limit: MAX_DIGITS }

/** A number without its unit or currency, and these: they stand behind it, a currency in front as well. */
const divided = (written: string): readonly [amount: string, sign: string] => {
  const text = tidy(written)
  const first = text.search(/[+\-\u2212\u2013]?[.,]?[0-9]/)
  const behind = text.length - (/[^0-9]*$/.exec(text.slice(-MAX_SIGN))?.[0].length ?? 0)
  return first === -1 ? [text, ''] : [text.slice(first, behind), `${text.slice(0, first).trim()}${text.slice(behind).trim()}`]
}

/** Its canonical text, taken apart: "20 mm" and "12.50 EUR". */
export const partsOf = (value: MetadataValue): readonly [amount: Decimal, code: string] => {
  const at = value.indexOf(' ')
  return at === -1 ? [value, ''] : [value.slice(0, at), value.slice(at + 1)]
}

const inLanguage = (value: MetadataValue, language: Language): string => {
  const [amount, code] = partsOf(value)
  return `${formatDecimal(amount, language)}${code === '' ? '' : ` ${code}`}`
}

export const integer: ValueType = {
  parse: (written, _, language) => {
    const amount = isBlank(written) ? undefined : decimalOf(written, language)
    if (isBlank(written)) return refused({ code: 'required' })
    return amount !== undefined && /^-?[0-9]+$/.test(amount) && Number.isSafeInteger(Number(amount)) ? Result.succeed(amount) : refused({ code: 'notInteger' })
  },
  format: (value) => value,
  keyOf: (value) => value,
  sortOf: Number,
  spanOf: noSpan,
  wordsOf: (value) => value,
}

/** What units are also written as. */
const UNIT_SIGNS: Readonly<Record<string, string>> = { '"': 'in', '\u2033': 'in', inches: 'in', "'": 'ft', '\u2032': 'ft', feet: 'ft', um: 'µm', '\u03BCm': 'µm' }

/** By its code, its sign or its name, in the singular or with an s. Case counts where codes differ by nothing else. */
const unitNamed = (sign: string): string | undefined => {
  const name = sign.toLowerCase().replace('metre', 'meter')
  const known = unitOf(sign) ?? unitOf(UNIT_SIGNS[name] ?? '')
  if (known !== undefined) return known.code
  const named = MEASUREMENT_UNITS.filter((unit) => [unit.name, `${unit.name}s`, unit.code].some((own) => own.toLowerCase() === name))
  return named.length === 1 ? named[0]?.code : undefined
}

/** With a unit it is a length: "2 cm" and "20 mm" are equal. It stays in the unit that it was given in. */
export const number: ValueType = {
  parse: (written, { unit }, language) => {
    if (isBlank(written)) return refused({ code: 'required' })
    const [text, sign] = divided(written)
    const amount = decimalOf(text, language)
    if (amount === undefined || (unit === null && sign !== '')) return refused({ code: 'notNumber' })
    if (digitsOf(amount) > MAX_DIGITS || amount.length > 2 * MAX_DIGITS) return refused(tooManyDigits)
    if (unit === null) return Result.succeed(amount)
    const code = sign === '' ? unit : unitNamed(sign)
    return code === undefined ? refused({ code: 'unknownUnit' }) : Result.succeed(`${amount} ${code}`)
  },
  format: (value, _, language) => inLanguage(value, language),
  keyOf: (value) => {
    const [amount, code] = partsOf(value)
    return code === '' ? shortest(amount) : `${times(amount, unitOf(code)?.metres ?? Number.NaN)} m`
  },
  sortOf: (value) => Number(partsOf(number.keyOf(value))[0]),
  spanOf: noSpan,
  wordsOf: (value) => value,
}

/** The currency that a sign can mean: by its code, or by a symbol that it shares with no other. */
const currencyNamed = (sign: string, own: string | null): string | undefined => {
  if (own !== null && currencyOf(own)?.symbol === sign.replace(/\.$/, '')) return own
  const code = currencyOf(sign.toUpperCase())?.code
  const symbols = CURRENCIES.filter(({ symbol }) => symbol === sign)
  return code ?? (symbols.length === 1 ? symbols[0]?.code : undefined)
}

/** One digit after the point becomes two: 12.5 is 12.50. */
const asPrice = (amount: Decimal): Decimal => (/\.[0-9]$/.test(amount) ? `${amount}0` : amount)

/** In the place of a price's parts of hundred where there are none: 100,- */
const NO_HUNDREDTHS = /[.,] ?[-\u2012-\u2015\u2212]/

/** At least 0 (specification section 5), in the attribute's currency. Prices of several currencies sort by their amounts. */
export const price: ValueType = {
  parse: (written, { currency }, language) => {
    if (isBlank(written)) return refused({ code: 'priceRequired' })
    const [text, behind] = divided(written)
    const sign = behind.replace(NO_HUNDREDTHS, '').trim()
    const amount = decimalOf(text, language)
    if (amount === undefined) return refused({ code: 'notNumber' })
    if (amount.startsWith('-')) return refused({ code: 'belowMinimum', limit: 0 })
    if (digitsOf(amount) > MAX_DIGITS - 1 || amount.length > 2 * MAX_DIGITS) return refused(tooManyDigits)
    const code = sign === '' ? (currency ?? undefined) : currencyNamed(sign, currency)
    if (code === undefined || (currency !== null && code !== currency)) return refused({ code: 'otherCurrency' })
    return Result.succeed(`${asPrice(amount)} ${code}`)
  },
  format: (value, _, language) => inLanguage(value, language),
  keyOf: (value) => {
    const [amount, code] = partsOf(value)
    return `${shortest(amount)} ${code}`
  },
  sortOf: (value) => Number(partsOf(value)[0]),
  spanOf: noSpan,
  wordsOf: (value) => value,
}
