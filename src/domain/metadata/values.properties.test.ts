import fc from 'fast-check'
import * as Result from 'effect/Result'
import { describe, expect, it } from 'vitest'
import { markedTypes } from '../advanced-search/markedTypes.ts'
import { LANGUAGES } from '../preferences/language.ts'
import { CURRENCIES } from '../reference/currencies.ts'
import { converted, MEASUREMENT_UNITS, unitOf } from '../reference/units.ts'
import { sequenceOf } from '../search/words.ts'
import { anyText } from '../validation/samples.fixture.ts'
import { isBlank } from '../validation/text.ts'
import { partsOf } from './numberValues.ts'
import { ATTRIBUTE_TYPES, type AttributeType } from '../templates/attributeTypes.ts'
import type { ValueAttribute } from './value.ts'
import { ADA, attributeOf, EVA, INK, OIL, parsed, PLATES } from './values.fixture.ts'
import { formatValues, parseValues, type ListedAttribute } from './values.ts'
import { compareValues } from './compareValues.fixture.ts'
import { VALUE_TYPES } from './valueTypes.ts'

const two = (limit: number): fc.Arbitrary<string> => fc.nat(limit).map((count) => String(count).padStart(2, '0'))
const amount = fc.tuple(fc.nat(9_999_999), fc.option(fc.nat(9_999).map(String))).map(([whole, part]) => (part === null ? `${whole}` : `${whole}.${part}`))
const signed = fc.tuple(fc.boolean(), amount).map(([isNegative, text]) => (isNegative && /[1-9]/.test(text) ? `-${text}` : text))
const unit = fc.constantFrom(...MEASUREMENT_UNITS.map(({ code }) => code))
const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10))
const year = fc.integer({ min: 1000, max: 2100 }).map(String)
const mark = fc.constantFrom('', '~', '?', '%')
const edtfDate = fc.oneof(
  fc.tuple(year, mark).map((parts) => parts.join('')),
  fc.tuple(year, fc.integer({ min: 1, max: 12 }), mark).map(([of, month, qualified]) => `${of}-${String(month).padStart(2, '0')}${qualified}`),
  day,
  fc.integer({ min: 100, max: 209 }).map((decade) => `${decade}X`),
  fc.integer({ min: 10, max: 20 }).map((century) => `${century}XX`),
)
const edtfText = fc.oneof(
  edtfDate,
  fc.tuple(year, fc.integer({ min: 1, max: 90 }), mark, mark).map(([from, length, one, other]) => `${from}${one}/${Number(from) + length}${other}`),
  edtfDate.map((date) => `../${date}`),
  edtfDate.map((date) => `${date}/..`),
  fc.tuple(year, fc.integer({ min: 21, max: 24 })).map((parts) => parts.join('-')),
)
const degrees = (limit: number): fc.Arbitrary<number> => fc.integer({ min: -limit * 10_000, max: limit * 10_000 }).map((count) => count / 10_000)

/** Canonical values of each type, written by hand and not by what parses them. */
const VALUES: Readonly<Record<AttributeType, fc.Arbitrary<string>>> = {
  text: anyText.map((text) => text.replace(/[\p{Cc}\p{Cs}]/gu, '').normalize('NFC').trim()).filter((text) => !isBlank(text)),
  longText: anyText.map((text) => text.replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, '').normalize('NFC').trim()).filter((text) => !isBlank(text)),
  integer: fc.maxSafeInteger().map(String).map((text) => (text === '-0' ? '0' : text)),
  number: fc.tuple(signed, unit).map((parts) => parts.join(' ')),
  price: fc.tuple(amount, fc.constantFrom(...CURRENCIES)).map(([of, { code }]) => `${/\.[0-9]$/.test(of) ? `${of}0` : of} ${code}`),
  date: day,
  time: fc.tuple(two(23), two(59), two(59)).map((parts) => parts.join(':')),
  edtf: edtfText,
  yesNo: fc.constantFrom('yes', 'no'),
  dropDown: fc.constantFrom(OIL, INK),
  multipleChoice: fc.constantFrom(OIL, INK),
  coordinates: fc.tuple(degrees(90), degrees(180)).map((parts) => parts.map((part) => `${part === 0 ? 0 : part}`).join(',')),
  webAddress: fc.webUrl({ validSchemes: ['http', 'https'], withQueryParameters: true }).filter((url) => !/['\\]/.test(url)),
  asset: fc.constant(PLATES),
  contact: fc.constantFrom(ADA, EVA),
}

const anyAttribute = (type: AttributeType): ValueAttribute => attributeOf(type, type === 'number' ? { unit: 'mm' } : {})
const language = fc.constantFrom(...LANGUAGES)

describe.each(ATTRIBUTE_TYPES)('values of the type %s', (type) => {
  const attribute = anyAttribute(type)
  const value = VALUES[type]

  it('are what they were after being read and typed again, in any language', () => {
    fc.assert(
      fc.property(value, language, (one, spoken) => {
        expect(parsed(one, attribute, spoken)).toBe(one)
        expect(parsed(VALUE_TYPES[type].format(one, attribute, spoken), attribute, spoken)).toBe(one)
      }),
    )
  })

  it('are in one order, in which equal ones alone share a place', () => {
    fc.assert(
      fc.property(value, value, value, (one, other, third) => {
        const { keyOf } = VALUE_TYPES[type]
        const compare = (left: string, right: string): number => Math.sign(compareValues(left, right, attribute))
        expect(compare(one, one)).toBe(0)
        expect(compare(one, other) + compare(other, one)).toBe(0)
        expect(compare(one, other) === 0).toBe(keyOf(one) === keyOf(other))
        const [first, , last] = [one, other, third].toSorted(compare)
        expect(compare(first ?? '', last ?? '')).toBeLessThanOrEqual(0)
      }),
    )
  })

  it('are looked at by a search for any of their words', () => {
    fc.assert(
      fc.property(value, (one) => {
        for (const word of sequenceOf(VALUE_TYPES[type].wordsOf(one, attribute))) expect(markedTypes([{ words: [word], match: 'exact' }]), word).toContain(type)
      }),
    )
  })

  it('are the same in a list of several', () => {
    const listed: ListedAttribute = { ...attribute, repeatable: true, required: false }
    const lists = type === 'multipleChoice' ? fc.uniqueArray(value, { maxLength: 2 }) : fc.array(value, { maxLength: type === 'yesNo' ? 1 : 5 })
    fc.assert(
      fc.property(lists, language, (values, spoken) => {
        expect(Result.merge(parseValues(formatValues(values, listed, spoken), listed, spoken))).toEqual(values)
      }),
    )
  })
})

describe('lengths', () => {
  it('are equal and in order as their metres are', () => {
    const mm = attributeOf('number', { unit: 'mm' })
    fc.assert(
      fc.property(VALUES.number, unit, (value, code) => {
        const [text, from] = partsOf(value)
        const [own, other] = [unitOf(from), unitOf(code)]
        const metres = Number(text) * (own?.metres ?? 0)
        const sorted = VALUE_TYPES.number.sortOf(value, mm)
        expect(Math.abs(Number(sorted) - metres)).toBeLessThanOrEqual(Math.abs(metres) * 1e-11)
        const same = own && other ? converted(Number(text), own, other) : Number.NaN
        expect(Number.isFinite(same)).toBe(true)
      }),
    )
  })

  it('of the metric system are equal to the last digit', () => {
    const steps: readonly [string, bigint][] = [['pm', 1n], ['nm', 1_000n], ['µm', 1_000_000n], ['mm', 1_000_000_000n], ['cm', 10_000_000_000n], ['m', 1_000_000_000_000n]]
    const step = fc.constantFrom(...steps)
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 99_999_999n }), step, step, (count, [one, size], [other, otherSize]) => {
        const isWhole = (count * size) % otherSize === 0n
        fc.pre(isWhole && String((count * size) / otherSize).length <= 15)
        expect(VALUE_TYPES.number.keyOf(`${count} ${one}`)).toBe(VALUE_TYPES.number.keyOf(`${(count * size) / otherSize} ${other}`))
      }),
    )
  })
})
