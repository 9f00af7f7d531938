import * as Result from 'effect/Result'
import { describe, expect, it } from 'vitest'
import type { Language } from '../preferences/language.ts'
import { LONG, misjudgedLengths, slowest } from '../validation/samples.fixture.ts'
import { ADA, attributeOf, OIL, parsed, PLATES } from './values.fixture.ts'
import { ATTRIBUTE_TYPES } from '../templates/attributeTypes.ts'
import type { ValueAttribute } from './value.ts'
import { compareValues } from './compareValues.fixture.ts'
import { VALUE_TYPES } from './valueTypes.ts'

const ALL: readonly Language[] = ['en-US', 'no', 'es']
const mm = attributeOf('number', { unit: 'mm' })
const plain = attributeOf('number')
const euros = attributeOf('price', { currency: 'EUR' })
const anyCurrency = attributeOf('price')

describe('what people type', () => {
  it.each<[ValueAttribute, string, string, readonly Language[]]>([
    [attributeOf('text'), '  Bru\u0308cke ', 'Br\u00FCcke', ALL],
    [attributeOf('longText'), 'a\r\nb\rc', 'a\nb\nc', ALL],
    [attributeOf('integer'), '5', '5', ALL],
    [attributeOf('integer'), '+007', '7', ALL],
    [attributeOf('integer'), '\u22123', '-3', ALL],
    [attributeOf('integer'), '-0', '0', ALL],
    [attributeOf('integer'), '1 234 567', '1234567', ALL],
    [attributeOf('integer'), '1,234', '1234', ['en-US']],
    [attributeOf('integer'), '1.234.567', '1234567', ['no', 'es']],
    [plain, '5.50', '5.50', ALL],
    [plain, '.5', '0.5', ALL],
    [plain, '5,5', '5.5', ['no', 'es']],
    [plain, '0,125', '0.125', ['no', 'es']],
    [plain, '1,234.5', '1234.5', ['en-US']],
    [plain, '1.234,5', '1234.5', ['no', 'es']],
    [plain, '1.234', '1.234', ALL],
    [mm, '20', '20 mm', ALL],
    [mm, '20mm', '20 mm', ALL],
    [mm, '2,5 cm', '2.5 cm', ['no', 'es']],
    [mm, '3 Inches', '3 in', ALL],
    [mm, '3"', '3 in', ALL],
    [mm, '6 feet', '6 ft', ALL],
    [mm, '4 centimetres', '4 cm', ALL],
    [attributeOf('price', { currency: 'NOK' }), 'kr. 12', '12 NOK', ALL],
    [mm, '5 Mm', '5 Mm', ALL],
    [mm, '7 \u03BCm', '7 \u00B5m', ALL],
    [mm, '2 CM', '2 cm', ALL],
    [euros, '12.5', '12.50 EUR', ALL],
    [euros, '12', '12 EUR', ALL],
    [euros, '€ 1 200', '1200 EUR', ALL],
    [euros, '12,50 eur', '12.50 EUR', ['no', 'es']],
    [anyCurrency, 'NOK 100', '100 NOK', ALL],
    [attributeOf('price', { currency: 'NOK' }), '100,-', '100 NOK', ALL],
    [attributeOf('price', { currency: 'NOK' }), 'kr 1 250,\u2013', '1250 NOK', ALL],
    [attributeOf('price', { currency: 'NOK' }), '100,- kr', '100 NOK', ALL],
    [anyCurrency, '12.- EUR', '12 EUR', ALL],
    [anyCurrency, '0.00012345 BTC', '0.00012345 BTC', ALL],
    [attributeOf('date'), '11/25/2026', '2026-11-25', ALL],
    [attributeOf('date'), '1/5/2026', '2026-01-05', ALL],
    [attributeOf('date'), '2026-11-25', '2026-11-25', ALL],
    [attributeOf('date'), '2026-11-25 00:00:00', '2026-11-25', ALL],
    [attributeOf('date'), '25.11.2026', '2026-11-25', ALL],
    [attributeOf('time'), '13:05:09', '13:05:09', ALL],
    [attributeOf('time'), '9:30', '09:30:00', ALL],
    [attributeOf('time'), '9.30', '09:30:00', ALL],
    [attributeOf('time'), '9:30 pm', '21:30:00', ALL],
    [attributeOf('time'), '12:00 am', '00:00:00', ALL],
    [attributeOf('yesNo'), 'Yes', 'yes', ALL],
    [attributeOf('yesNo'), 'ja', 'yes', ALL],
    [attributeOf('yesNo'), 'SÍ', 'yes', ALL],
    [attributeOf('yesNo'), 'Nei', 'no', ALL],
    [attributeOf('yesNo'), '0', 'no', ALL],
    [attributeOf('yesNo'), 'SANN', 'yes', ALL],
    [attributeOf('yesNo'), 'USANN', 'no', ALL],
    [attributeOf('yesNo'), 'VERDADERO', 'yes', ALL],
    [attributeOf('yesNo'), 'FALSO', 'no', ALL],
    [attributeOf('dropDown'), ' OIL', OIL, ALL],
    [attributeOf('multipleChoice'), OIL.toUpperCase(), OIL, ALL],
    [attributeOf('coordinates'), '59.91, 10.75', '59.91,10.75', ALL],
    [attributeOf('coordinates'), '-33.450 -70.66', '-33.45,-70.66', ALL],
    [attributeOf('coordinates'), '59,91; 10,75', '59.91,10.75', ['no', 'es']],
    [attributeOf('coordinates'), '59,91, 10,75', '59.91,10.75', ['no', 'es']],
    [attributeOf('coordinates'), '59.91°, 10.75°', '59.91,10.75', ALL],
    [attributeOf('coordinates'), '59,91', '59,91', ['en-US']],
    [attributeOf('coordinates'), '59, 91', '59,91', ALL],
    [attributeOf('coordinates'), '59.0,91', '59,91', ALL],
    [attributeOf('webAddress'), 'example.org/a', 'https://example.org/a', ALL],
    [attributeOf('webAddress'), 'http://Example.org', 'http://Example.org', ALL],
    [attributeOf('asset'), PLATES, PLATES, ALL],
    [attributeOf('asset'), 'plates.tif', PLATES, ALL],
  ])('%o: %j is %j', (attribute, text, value, languages) => {
    expect(languages.map((language) => parsed(text, attribute, language))).toEqual(languages.map(() => value))
  })

  it.each<[ValueAttribute, string, unknown, readonly Language[]]>([
    [attributeOf('text'), '', { code: 'required' }, ALL],
    [attributeOf('text'), 'a\nb', { code: 'invalidCharacters' }, ALL],
    [attributeOf('longText'), 'a\u0000', { code: 'invalidCharacters' }, ALL],
    [attributeOf('integer'), '5.5', { code: 'notInteger' }, ALL],
    [attributeOf('integer'), '1.234', { code: 'notInteger' }, ALL],
    [attributeOf('integer'), '1,234', { code: 'notInteger' }, ['no', 'es']],
    [attributeOf('integer'), '9007199254740992', { code: 'notInteger' }, ALL],
    [plain, 'five', { code: 'notNumber' }, ALL],
    [plain, '5,5', { code: 'notNumber' }, ['en-US']],
    [plain, '0,125', { code: 'notNumber' }, ['en-US']],
    [plain, '0 125', { code: 'notNumber' }, ALL],
    [plain, '0.125,5', { code: 'notNumber' }, ALL],
    [plain, '1,23,456', { code: 'notNumber' }, ALL],
    [plain, '1e3', { code: 'notNumber' }, ALL],
    [plain, '20 mm', { code: 'notNumber' }, ALL],
    [plain, '--2', { code: 'notNumber' }, ALL],
    [plain, '1.2.3', { code: 'notNumber' }, ALL],
    [plain, '1234567890123456', { code: 'tooManyDigits', limit: 15 }, ALL],
    [plain, `0.${'0'.repeat(40)}1`, { code: 'tooManyDigits', limit: 15 }, ALL],
    [mm, '20 kg', { code: 'unknownUnit' }, ALL],
    [mm, '5 MM', { code: 'unknownUnit' }, ALL],
    [euros, '', { code: 'priceRequired' }, ALL],
    [euros, '-1', { code: 'belowMinimum', limit: 0 }, ALL],
    [euros, '12 NOK', { code: 'otherCurrency' }, ALL],
    [euros, 'about 12', { code: 'otherCurrency' }, ALL],
    [anyCurrency, '12', { code: 'otherCurrency' }, ALL],
    [anyCurrency, '12 $', { code: 'otherCurrency' }, ALL],
    [attributeOf('date'), ' ', { code: 'dateRequired' }, ALL],
    [attributeOf('date'), '31/12/2026', { code: 'invalidDate' }, ALL],
    [attributeOf('date'), '2026-02-29', { code: 'invalidDate' }, ALL],
    [attributeOf('date'), '1899-12-31', { code: 'invalidDate' }, ALL],
    [attributeOf('date'), '2026-11-25 10:00', { code: 'invalidDate' }, ALL],
    [attributeOf('time'), '24:00', { code: 'invalidTime' }, ALL],
    [attributeOf('time'), '13:00 pm', { code: 'invalidTime' }, ALL],
    [attributeOf('time'), '12', { code: 'invalidTime' }, ALL],
    [attributeOf('yesNo'), 'maybe', { code: 'notYesNo' }, ALL],
    [attributeOf('dropDown'), 'Tempera', { code: 'notAnOption' }, ALL],
    [attributeOf('dropDown'), PLATES, { code: 'notAnOption' }, ALL],
    [attributeOf('coordinates'), '91, 10', { code: 'invalidLatitude' }, ALL],
    [attributeOf('coordinates'), '59.91, 181', { code: 'invalidLongitude' }, ALL],
    [attributeOf('coordinates'), '59.91', { code: 'invalidLatitude' }, ALL],
    [attributeOf('coordinates'), '59,91', { code: 'invalidLatitude' }, ['no', 'es']],
    [attributeOf('coordinates'), '-33,45°', { code: 'invalidLatitude' }, ['no', 'es']],
    [attributeOf('coordinates'), '+59,91', { code: 'invalidLatitude' }, ['no', 'es']],
    [attributeOf('coordinates'), "59°54'N, 10°E", { code: 'invalidLatitude' }, ALL],
    [attributeOf('webAddress'), 'javascript:alert(1)', { code: 'invalidLink' }, ALL],
    [attributeOf('webAddress'), 'ftp://example.org', { code: 'invalidLink' }, ALL],
    [attributeOf('webAddress'), 'word', { code: 'invalidLink' }, ALL],
    [attributeOf('asset'), 'nowhere.tif', { code: 'unknownAsset' }, ALL],
  ])('%o does not take %j: %j', (attribute, text, problem, languages) => {
    expect(languages.map((language) => parsed(text, attribute, language))).toEqual(languages.map(() => problem))
  })

  it.each(ATTRIBUTE_TYPES)('%s takes no blank, and judges what is huge without delay', (type) => {
    const required = { date: 'dateRequired', price: 'priceRequired' }[type as 'date'] ?? 'required'
    expect(parsed(' \u200B', attributeOf(type))).toEqual({ code: required })
    expect(slowest((text) => parsed(text, attributeOf(type)))).toBeLessThan(LONG)
  })

  it('texts have limits', () => {
    const problemOf = (type: 'text' | 'longText') => (text: string) => Result.getOrUndefined(Result.flip(VALUE_TYPES[type].parse(text, attributeOf(type), 'en-US')))
    expect(misjudgedLengths(problemOf('text'), 0, 255)).toEqual([])
    expect(misjudgedLengths(problemOf('longText'), 0, 5000)).toEqual([])
  })

  it('references without known names are known by their ids', () => {
    const { names: _, ...unnamed } = attributeOf('asset')
    expect(parsed(OIL, unnamed)).toBe(OIL)
    expect(parsed('plates.tif', unnamed)).toEqual({ code: 'unknownAsset' })
  })
})

describe('what people read', () => {
  it.each<[ValueAttribute, string, readonly [string, string, string]]>([
    [attributeOf('integer'), '1890', ['1890', '1890', '1890']],
    [plain, '1234.5', ['1234.5', '1234,5', '1234,5']],
    [mm, '2.5 cm', ['2.5 cm', '2,5 cm', '2,5 cm']],
    [euros, '12.50 EUR', ['12.50 EUR', '12,50 EUR', '12,50 EUR']],
    [attributeOf('date'), '2026-11-25', ['11/25/2026', '11/25/2026', '11/25/2026']],
    [attributeOf('time'), '09:30:00', ['09:30:00', '09:30:00', '09:30:00']],
    [attributeOf('yesNo'), 'yes', ['Yes', 'Ja', 'Sí']],
    [attributeOf('yesNo'), 'no', ['No', 'Nei', 'No']],
    [attributeOf('dropDown'), OIL, ['Oil', 'Oil', 'Oil']],
    [attributeOf('coordinates'), '59.91,10.75', ['59.91, 10.75', '59.91, 10.75', '59.91, 10.75']],
    [attributeOf('asset'), PLATES, ['plates.tif', 'plates.tif', 'plates.tif']],
  ])('%o: %j is read as %j', (attribute, value, texts) => {
    expect(ALL.map((language) => VALUE_TYPES[attribute.type].format(value, attribute, language))).toEqual(texts)
  })
})

describe('values that are equal', () => {
  it.each<[ValueAttribute, string, string]>([
    [attributeOf('text'), 'OIL', 'oil'],
    [plain, '5.50', '5.5'],
    [mm, '2 cm', '20 mm'],
    [mm, '1 ft', '12 in'],
    [mm, '1 ft', '30.48 cm'],
    [mm, '1 in', '1440 twip'],
    [mm, '3 chi', '1 m'],
    [mm, '0.1 mm', '100 \u00B5m'],
    [mm, '1 Gm', '1000000 km'],
    [euros, '12 EUR', '12.00 EUR'],
    [attributeOf('webAddress'), 'https://EXAMPLE.org/', 'https://example.org'],
  ])('%o: %j and %j', (attribute, one, other) => {
    expect(VALUE_TYPES[attribute.type].keyOf(one)).toBe(VALUE_TYPES[attribute.type].keyOf(other))
    expect(compareValues(one, other, attribute)).toBe(0)
  })

  it.each<[ValueAttribute, string, string]>([
    [mm, '2 cm', '2 mm'],
    [mm, '1 mm', '1 Mm'],
    [mm, '1 ft', '1 ftUS'],
    [mm, '999999999999999 pm', '999999999999998 pm'],
    [anyCurrency, '12 EUR', '12 USD'],
    [attributeOf('webAddress'), 'https://example.org/A', 'https://example.org/a'],
  ])('but not, %o: %j and %j', (attribute, one, other) => {
    expect(VALUE_TYPES[attribute.type].keyOf(one)).not.toBe(VALUE_TYPES[attribute.type].keyOf(other))
    expect(compareValues(one, other, attribute)).not.toBe(0)
  })
})

describe('values in their order', () => {
  it.each<[ValueAttribute, readonly string[]]>([
    [attributeOf('text'), ['Aas', 'bro', 'Zoo']],
    [attributeOf('integer'), ['-10', '-9', '0', '9', '10']],
    [mm, ['-1 km', '0 mm', '1 mm', '1 cm', '1 in', '11 cm', '1 m']],
    [euros, ['0 EUR', '9.99 EUR', '10 EUR']],
    [attributeOf('date'), ['1900-01-01', '1969-12-31', '2026-11-25']],
    [attributeOf('time'), ['00:00:00', '09:30:00', '23:59:59']],
    [attributeOf('edtf'), ['../1890', '-0044', '18XX', '1880/1890', '1890~', '1890-02', '189X-03', '1891']],
    [attributeOf('yesNo'), ['no', 'yes']],
    [attributeOf('coordinates'), ['-33.45,-70.66', '9,1', '59.91,10.75']],
  ])('%o: %j', (attribute, ordered) => {
    const { sortOf } = VALUE_TYPES[attribute.type]
    expect(ordered.toReversed().toSorted((one, other) => compareValues(one, other, attribute))).toEqual(ordered)
    expect(new Set(ordered.map((value) => typeof sortOf(value, attribute))).size).toBe(1)
  })

  it('options and assets are sorted by their names', () => {
    expect(VALUE_TYPES.dropDown.sortOf(OIL, attributeOf('dropDown'))).toBe('oil')
    expect(VALUE_TYPES.text.sortOf('x'.repeat(300), attributeOf('text'))).toBe('x'.repeat(200))
  })
})

describe('what a search finds values by', () => {
  it.each<[ValueAttribute, string, string]>([
    [attributeOf('text'), 'Glass plate', 'Glass plate'],
    [mm, '20 mm', '20 mm'],
    [attributeOf('date'), '2026-11-25', '2026-11-25 11/25/2026'],
    [attributeOf('edtf'), '1890~', '1890~ about 1890'],
    [attributeOf('dropDown'), OIL, 'Oil'],
    [attributeOf('contact'), ADA, 'Ada Berg'],
    [attributeOf('asset'), PLATES, ''],
    [attributeOf('yesNo'), 'yes', ''],
    [attributeOf('coordinates'), '59.91,10.75', ''],
  ])('%o: %j by %j', (attribute, value, words) => {
    expect(VALUE_TYPES[attribute.type].wordsOf(value, attribute)).toBe(words)
  })
})
