import * as Result from 'effect/Result'
import { describe, expect, it } from 'vitest'
import type { AttributeType } from '../templates/attributeTypes.ts'
import { textsOf, valuesOf } from './typed.ts'
import { attributeOf, INK, OIL } from './values.fixture.ts'

const listed = (type: AttributeType, more: Partial<ReturnType<typeof attributeOf> & { required: boolean; repeatable: boolean }> = {}) => ({ ...attributeOf(type, more), required: false, repeatable: false, ...more })

describe('what stands in a field', () => {
  it.each([
    ['text', 'A', ['A']],
    ['number', '18 cm', ['18 cm']],
    ['date', '2024-05-01', ['05/01/2024']],
    ['edtf', '1890~', ['1890~']],
    ['yesNo', 'yes', ['yes']],
    ['dropDown', OIL, [OIL]],
    ['coordinates', '59.91,10.75', ['59.91, 10.75']],
  ] as const)('of %s begins with its value', (type, value, texts) => {
    expect(textsOf([value], listed(type, type === 'number' ? { unit: 'cm' } : {}), 'en-US')).toEqual(texts)
  })

  it('means its values, without blank texts', () => {
    expect(valuesOf(['one', ' ', 'two'], listed('text', { repeatable: true }), 'en-US')).toEqual(Result.succeed(['one', 'two']))
    expect(valuesOf(['5,5'], listed('number'), 'no')).toEqual(Result.succeed(['5.5']))
    expect(valuesOf([OIL, INK], listed('multipleChoice'), 'en-US')).toEqual(Result.succeed([OIL, INK]))
    expect(valuesOf([''], listed('date'), 'en-US')).toEqual(Result.succeed([]))
  })

  it('is wrong where the text is that is wrong, or as a whole', () => {
    expect(valuesOf(['1', '', 'x'], listed('integer', { repeatable: true }), 'en-US')).toEqual(Result.fail({ at: 2, problem: { code: 'notInteger' } }))
    expect(valuesOf([''], listed('text', { required: true }), 'en-US')).toEqual(Result.fail({ at: null, problem: { code: 'required' } }))
    expect(valuesOf(['a', 'b'], listed('text'), 'en-US')).toEqual(Result.fail({ at: null, problem: { code: 'tooMany', limit: 1 } }))
  })
})
