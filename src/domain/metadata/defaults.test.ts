import { expect, it } from 'vitest'
import type { AttributeForm } from '../templates/attribute.ts'
import { newAttribute } from '../templates/template.fixture.ts'
import { defaultProblems } from './defaults.ts'

it.each<[Partial<AttributeForm>, unknown]>([
  [{ type: 'edtf', defaultValue: '1890~' }, {}],
  [{ type: 'edtf', defaultValue: '1890-13' }, { 'attributes.1.defaultValue': { code: 'invalidEdtf' } }],
  [{ type: 'number', unit: 'mm', defaultValue: '20 mm' }, {}],
  [{ type: 'number', defaultValue: '20 mm' }, { 'attributes.1.defaultValue': { code: 'notNumber' } }],
  [{ type: 'price', currency: 'NOK', defaultValue: '5 EUR' }, { 'attributes.1.defaultValue': { code: 'otherCurrency' } }],
  [{ type: 'price', currency: 'NOK', defaultValue: '5' }, {}],
  [{ type: 'dropDown', defaultValue: 'whatever' }, {}],
  [{ type: 'yesNo', defaultValue: '' }, {}],
])('a default of %o: %o', (more, problems) => {
  expect(defaultProblems([newAttribute('Title'), newAttribute('Other', more)])).toEqual(problems)
})
