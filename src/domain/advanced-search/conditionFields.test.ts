import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FIELDS } from '../query-language/fields.ts'
import { leafOf } from '../query-language/normalForm.ts'
import type { Leaf } from '../query-language/query.ts'
import { resolveQuery } from '../query-language/resolve.ts'
import { vocabulary } from '../query-language/vocabulary.fixture.ts'
import { fieldOfAttribute } from '../query-language/resolveAttribute.ts'
import { conditionOn, conditionWith, operatorOf, OPERATORS, valuesIn } from './condition.ts'
import { ANYWHERE, attributeIn, conditionField, type SearchField } from './conditionFields.ts'

const attributes: readonly SearchField[] = vocabulary.attributes.map((attribute) => ({
  field: fieldOfAttribute(attribute, vocabulary), name: attribute.name, template: attribute.template, type: attribute.type, unit: attribute.unit,
}))

const problemsOf = (leaf: Leaf) => resolveQuery(leaf, vocabulary).problems.map(({ code }) => code)

describe('what a condition offers', () => {
  it.each([...FIELDS, ...attributes.map(({ field }) => field)])('%s can be asked so', (field) => {
    const { operators } = conditionField(field, attributes)
    expect(new Set(operators).size).toBe(operators.length)
    for (const operator of operators) expect(problemsOf(conditionWith(conditionOn(field, operator), { values: ['1', '2'] }))).not.toContain('notForField')
  })

  it.each([
    ['type', ['equals']],
    ['added', ['equals', 'between', '>=', '<=', '>', '<']],
    ['tag', ['equals', 'prefix', 'any', 'none']],
    ['Height', ['>=', '<=', 'between', '>', '<', 'equals', 'any', 'none']],
    ['height', ['>=', '<=', 'between', '>', '<', 'equals', 'any', 'none']],
    ['Made', ['equals', 'between', '>=', '<=', '>', '<', 'any', 'none']],
    ["Maker's name", ['equals', 'prefix', 'any', 'none']],
    ['Notes', ['equals', 'any', 'none']],
    ['Technique', ['equals', 'any', 'none']],
    ['Place', ['equals', 'any', 'none']],
    ['Letter/Pieces', ['equals', 'prefix', 'any', 'none']],
  ])('%s: %j', (field, operators) => {
    expect(conditionField(field, attributes).operators).toEqual(operators)
  })
})

it('an attribute is meant by its name, by its template and name, and never by the name of a field that all have', () => {
  expect(attributeIn('HEIGHT', attributes)?.field).toBe('Height')
  expect(attributeIn('letter/pieces', attributes)?.template).toBe('Letter')
  expect([attributeIn('type', attributes), attributeIn('nothing', attributes)]).toEqual([undefined, undefined])
})

describe('a condition', () => {
  const leaf = fc.record({ field: fc.constantFrom(undefined, 'tag', 'Height'), operator: fc.constantFrom(...OPERATORS), value: fc.string({ minLength: 1 }), other: fc.string({ minLength: 1 }) })

  it('keeps what was typed when its operator changes', () => {
    fc.assert(
      fc.property(leaf, fc.constantFrom(...OPERATORS), ({ field, value, other }, operator) => {
        const begun = conditionWith(conditionOn(field, 'equals'), { values: [value, other] })
        const changed = conditionWith(begun, { operator })
        expect(valuesIn(changed).slice(0, 1)).toEqual(['any', 'none'].includes(operator) && field !== undefined ? [] : [value])
      }),
    )
  })

  it('has the operator that it was given, as far as its field tells them apart', () => {
    for (const operator of ANYWHERE.operators) expect(operatorOf(conditionOn(undefined, operator))).toBe(operator)
    for (const operator of OPERATORS.filter((one) => one !== 'exact')) expect(operatorOf(conditionOn('tag', operator))).toBe(operator)
  })

  it('asks for nothing before it has a value', () => {
    expect(leafOf(conditionOn('tag', 'equals'))).toBeUndefined()
    expect(leafOf(conditionOn(undefined, 'exact'))).toBeUndefined()
    expect(leafOf(conditionWith(conditionOn('added', 'between'), { values: ['2026', ''] }))).toBeUndefined()
    expect(leafOf(conditionOn('tag', 'any'))).toEqual({ kind: 'field', field: 'tag', test: { is: 'any' } })
  })
})
