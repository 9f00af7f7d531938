import { describe, expect, it } from 'vitest'
import { LONG, slowest } from '../validation/samples.fixture.ts'
import { storedAttribute } from './attribute.ts'
import { ATTRIBUTE_TYPES, canRepeat, isChoice, type AttributeType } from './attributeTypes.ts'
import { defaultValueProblem } from './defaultValue.ts'
import { newAttribute } from './template.fixture.ts'

describe('what an attribute has of itself', () => {
  const option = '0190aaaa-0000-7000-8000-000000000001'
  it.each<[AttributeType, readonly string[], readonly (readonly [string, string])[]]>([
    ['text', ['', 'Oil'], [['a\nb', 'invalidCharacters'], ['x'.repeat(256), 'tooLong']]],
    ['longText', ['a\nb'], [['x'.repeat(5001), 'tooLong']]],
    ['integer', ['-5'], [['5.5', 'notInteger']]],
    ['number', ['5.5'], [['5 mm', 'notAnOption'], ['five', 'notNumber']]],
    ['price', ['12.50', '12.50 EUR'], [['12.50 XXX', 'notAnOption'], ['-1 EUR', 'belowMinimum'], ['1 EUR EUR', 'notAnOption']]],
    ['date', ['2026-12-31'], [['12/31/2026', 'invalidDate'], ['2026-02-30', 'invalidDate']]],
    ['time', ['00:00:00'], [['24:00:00', 'invalidTime']]],
    ['edtf', ['1890~', '1880/1890', '189X'], [['about 1890', 'invalidDate']]],
    ['yesNo', ['yes', 'no'], [['maybe', 'notAnOption']]],
    ['dropDown', [option], [['Oil', 'notAnOption']]],
    ['multipleChoice', [option], [['Oil', 'notAnOption']]],
    ['coordinates', ['59.91,10.75'], [['59.91', 'invalidLongitude'], ['91,0', 'invalidLatitude'], ['1,2,3', 'invalidLongitude']]],
    ['webAddress', ['http://a.no'], [['javascript:alert(1)', 'invalidLink']]],
    ['asset', [''], [[option, 'notAnOption']]],
  ])('as %s', (type, right, wrong) => {
    const judge = (defaultValue: string) => defaultValueProblem({ type, defaultValue, unit: null })
    expect(right.map(judge)).toEqual(right.map(() => undefined))
    expect(wrong.map(([text]) => [text, judge(text)?.code])).toEqual(wrong)
    expect(slowest(judge)).toBeLessThan(LONG)
  })

  it('is a length where the number has a unit', () => {
    expect(defaultValueProblem({ type: 'number', defaultValue: '20 mm', unit: 'cm' })).toBeUndefined()
    expect(defaultValueProblem({ type: 'number', defaultValue: '20 miles', unit: 'cm' })).toEqual({ code: 'notAnOption' })
  })
})

describe('an attribute', () => {
  it('keeps nothing that its type has no use for', () => {
    const all = { repeatable: true, unit: 'mm', currency: 'EUR', helpText: ' so ' }
    expect(storedAttribute(newAttribute(' A ', all))).toMatchObject({ name: 'A', repeatable: true, unit: null, currency: null, helpText: 'so' })
    expect(storedAttribute(newAttribute('A', { ...all, type: 'number' }))).toMatchObject({ unit: 'mm', currency: null })
    expect(storedAttribute(newAttribute('A', { ...all, type: 'price' }))).toMatchObject({ unit: null, currency: 'EUR' })
    expect(ATTRIBUTE_TYPES.filter((type) => !storedAttribute(newAttribute('A', { ...all, type })).repeatable)).toEqual(['yesNo', 'multipleChoice'])
    expect(ATTRIBUTE_TYPES.filter((type) => !canRepeat(type))).toEqual(['yesNo', 'multipleChoice'])
    expect(ATTRIBUTE_TYPES.filter(isChoice)).toEqual(['dropDown', 'multipleChoice'])
  })
})
