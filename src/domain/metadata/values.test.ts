import * as Result from 'effect/Result'
import { describe, expect, it } from 'vitest'
import { convert, type Conversion } from './convert.ts'
import { namesOf } from './names.ts'
import type { ValueAttribute } from './value.ts'
import { attributeOf, INK, OIL, PLATES } from './values.fixture.ts'
import { formatValues, mostValues, parseValues, sameValues, valuesProblem, type ListedAttribute } from './values.ts'

const listed = (attribute: ValueAttribute, more: Partial<ListedAttribute> = {}): ListedAttribute => ({ ...attribute, required: false, repeatable: true, ...more })
const texts = listed(attributeOf('text'))
const choice = listed(attributeOf('multipleChoice'), { repeatable: false })

describe('several values of one attribute', () => {
  it.each<[ListedAttribute, string, unknown]>([
    [texts, '', []],
    [texts, 'a; b;;c', ['a', 'b', 'c']],
    [texts, 'a\r\nb', ['a', 'b']],
    [texts, '"a; b"; c', ['a; b', 'c']],
    [texts, '"say ""a"""; "b" c', ['say "a"', '"b" c']],
    [listed(attributeOf('text'), { repeatable: false }), 'a; b', ['a; b']],
    [choice, 'Oil', [OIL]],
    [choice, 'oil; "Ink; ""iron gall"""', [OIL, INK]],
    [choice, 'Oil; OIL', { code: 'duplicated' }],
    [choice, 'Oil; Tempera', { code: 'notAnOption' }],
    [texts, 'a;'.repeat(101), { code: 'tooMany', limit: 100 }],
    [listed(attributeOf('text'), { required: true }), ' ', { code: 'required' }],
  ])('%o: %j', (attribute, text, values) => {
    expect(Result.merge(parseValues(text, attribute, 'en-US'))).toEqual(values)
  })

  it('are as many as the attribute has room for', () => {
    expect([texts, choice, listed(attributeOf('text'), { repeatable: false })].map(mostValues)).toEqual([100, 100, 1])
    expect(valuesProblem(['a', 'b'], listed(attributeOf('text'), { repeatable: false }))).toEqual({ code: 'tooMany', limit: 1 })
    expect(valuesProblem(['a', 'a'], texts)).toBeUndefined()
  })

  it('are read in one cell', () => {
    expect(formatValues([OIL, INK], choice, 'en-US')).toBe('Oil; "Ink; ""iron gall"""')
    expect(formatValues([], choice, 'en-US')).toBe('')
  })

  it('are the same where each is equal, of a choice in any order', () => {
    const lengths = attributeOf('number', { unit: 'mm' })
    expect(sameValues(['2 cm', '1 m'], ['20 mm', '100 cm'], lengths)).toBe(true)
    expect(sameValues(['2 cm', '1 m'], ['1 m', '2 cm'], lengths)).toBe(false)
    expect(sameValues([OIL, INK], [INK, OIL], choice)).toBe(true)
    expect(sameValues([OIL], [OIL, INK], choice)).toBe(false)
  })

  it('of huge texts are divided without delay', () => {
    const began = Date.now()
    for (const text of ['"'.repeat(100_000), ' '.repeat(100_000), '";'.repeat(50_000), '\n '.repeat(50_000)]) parseValues(text, texts, 'en-US')
    expect(Date.now() - began).toBeLessThan(2_000)
  })
})

const mm = attributeOf('number', { unit: 'mm' })
const plain = attributeOf('number')
const euros = attributeOf('price', { currency: 'EUR' })
const wood = attributeOf('dropDown', { names: namesOf([{ id: PLATES, label: 'OIL' }]) })

describe('values moved to another attribute', () => {
  it.each<[string, ValueAttribute, ValueAttribute, Conversion]>([
    ['a', attributeOf('text'), attributeOf('longText'), { value: 'a' }],
    ['a', attributeOf('longText'), attributeOf('text'), { value: 'a' }],
    ['a\nb', attributeOf('longText'), attributeOf('text'), { loss: { code: 'invalidCharacters' } }],
    ['x'.repeat(300), attributeOf('longText'), attributeOf('text'), { loss: { code: 'tooLong', limit: 255 } }],
    ['12', attributeOf('text'), attributeOf('integer'), { value: '12' }],
    ['twelve', attributeOf('text'), attributeOf('integer'), { loss: { code: 'notInteger' } }],
    ['about 1890', attributeOf('text'), attributeOf('edtf'), { value: '1890~' }],
    ['1890', attributeOf('integer'), attributeOf('edtf'), { value: '1890' }],
    ['2026-11-25', attributeOf('date'), attributeOf('edtf'), { value: '2026-11-25' }],
    ['2026-11-25', attributeOf('edtf'), attributeOf('date'), { value: '2026-11-25' }],
    ['2026-11', attributeOf('edtf'), attributeOf('date'), { loss: { code: 'invalidDate' } }],
    ['2026-11-25', attributeOf('date'), attributeOf('text'), { value: '11/25/2026' }],
    ['1890~', attributeOf('edtf'), attributeOf('text'), { value: 'about 1890' }],
    ['5', attributeOf('integer'), plain, { value: '5' }],
    ['5.0', plain, attributeOf('integer'), { value: '5' }],
    ['5.5', plain, attributeOf('integer'), { loss: { code: 'notInteger' } }],
    ['20', plain, mm, { value: '20 mm' }],
    ['2 cm', mm, attributeOf('number', { unit: 'm' }), { value: '2 cm' }],
    ['2 cm', mm, plain, { value: '20' }],
    ['2 cm', mm, attributeOf('integer'), { value: '20' }],
    ['20 mm', mm, euros, { loss: { code: 'otherCurrency' } }],
    ['20', plain, euros, { value: '20 EUR' }],
    ['12.50 EUR', euros, attributeOf('price', { currency: 'NOK' }), { loss: { code: 'otherCurrency' } }],
    ['12.50 EUR', euros, plain, { loss: { code: 'notNumber' } }],
    ['12.50 EUR', euros, attributeOf('text'), { value: '12.50 EUR' }],
    [OIL, attributeOf('dropDown'), wood, { value: PLATES }],
    [INK, attributeOf('dropDown'), wood, { loss: { code: 'notAnOption' } }],
    [OIL, attributeOf('dropDown'), attributeOf('text'), { value: 'Oil' }],
    ['Oil', attributeOf('text'), attributeOf('multipleChoice'), { value: OIL }],
    ['yes', attributeOf('yesNo'), attributeOf('text'), { value: 'Yes' }],
    [PLATES, attributeOf('asset'), attributeOf('asset'), { value: PLATES }],
    [PLATES, attributeOf('asset'), attributeOf('text'), { value: 'plates.tif' }],
    ['59.91,10.75', attributeOf('coordinates'), attributeOf('text'), { value: '59.91, 10.75' }],
  ])('%j from %o to %o: %o', (value, from, to, conversion) => {
    expect(convert(value, from, to, 'en-US')).toEqual(conversion)
  })
})
