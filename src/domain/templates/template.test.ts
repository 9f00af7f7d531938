import { describe, expect, it } from 'vitest'
import { LONG, misjudgedLengths, slowest } from '../validation/samples.fixture.ts'
import { ATTRIBUTE_TYPES, attributeValueRule, type AttributeType } from './attributeTypes.ts'
import { afterTemplateAction, isListed, LIMITED_EDIT_FIELDS, TEMPLATE_STATES, templateActionsOf } from './lifecycle.ts'
import { templateProblems, type AttributeForm, type TemplateForm } from './template.ts'

const text = (name: string): AttributeForm => ({ name, type: 'text', options: [], required: false, visibleOnPortal: false })
const choice = (...options: readonly string[]): AttributeForm => ({ ...text('Kind'), type: 'dropDown', options })
const valid: TemplateForm = { name: 'Paintings', shortDescription: '', attributes: [text('Artist')], rolesIds: ['r'], usersIds: [] }
describe('template', () => {
  it('takes a name and somebody it is for', () => {
    expect(templateProblems(valid)).toEqual({})
    expect(templateProblems({ ...valid, rolesIds: [], usersIds: ['u'], attributes: [] })).toEqual({})
    expect(templateProblems({ ...valid, usersIds: ['u'] })).toEqual({})
    expect(templateProblems({ ...valid, name: '', rolesIds: [], usersIds: [] })).toEqual({
      name: { code: 'required' },
      rolesIds: { code: 'rolesOrUsersRequired' },
    })
  })

  it('has limits', () => {
    expect(misjudgedLengths((name) => templateProblems({ ...valid, name })['name'], 0, 255)).toEqual([])
    const description = (shortDescription: string) => templateProblems({ ...valid, shortDescription })['shortDescription']
    expect(misjudgedLengths(description, 0, 160)).toEqual([])
    expect(misjudgedLengths((name) => templateProblems({ ...valid, attributes: [text(name)] })['attributes.0.name'], 0, 255)).toEqual([])
    const option = (text: string) => templateProblems({ ...valid, attributes: [choice(text)] })['attributes.0.options']
    expect(misjudgedLengths(option, 0, 255)).toEqual([])
  })

  it.each<[readonly AttributeForm[], Record<string, unknown>]>([
    [[text('Artist'), text('Year')], {}],
    [
      [text('Artist'), text(' ARTIST'), text('artist')],
      { 'attributes.1.name': { code: 'duplicated' }, 'attributes.2.name': { code: 'duplicated' } },
    ],
    [[text('\u00E9'), text('e\u0301')], { 'attributes.1.name': { code: 'duplicated' } }],
    [[text(''), text('')], { 'attributes.0.name': { code: 'required' }, 'attributes.1.name': { code: 'required' } }],
    [[{ ...text('A'), type: 'riddle' }], { 'attributes.0.type': { code: 'notAnOption' } }],
    [[choice('Oil', 'Ink')], {}],
    [[choice()], { 'attributes.0.options': { code: 'required' } }],
    [[choice('Oil', ' ')], { 'attributes.0.options': { code: 'required' } }],
    [[choice('Oil', 'OIL')], { 'attributes.0.options': { code: 'duplicated' } }],
    [[text('A'), choice('a\u0000')], { 'attributes.1.options': { code: 'invalidCharacters' } }],
    [[{ ...text('A'), options: ['x', 'x', ''] }], {}],
  ])('with %j', (attributes, problems) => {
    expect(templateProblems({ ...valid, attributes })).toEqual(problems)
  })
})

describe('values of attributes', () => {
  it.each<[AttributeType, string, string, string]>([
    ['text', 'a', 'a\nb', 'invalidCharacters'],
    ['longText', 'a\nb', 'a\u0000', 'invalidCharacters'],
    ['integer', '5', '5.5', 'notInteger'],
    ['number', '5.5', 'five', 'notNumber'],
    ['date', '12/31/2026', '31/12/2026', 'invalidDate'],
    ['time', '23:59:59', '24:00:00', 'invalidTime'],
    ['price', '0', '-1', 'belowMinimum'],
    ['latitude', '52.229675', '91', 'invalidLatitude'],
    ['longitude', '179', '181', 'invalidLongitude'],
    ['dropDown', 'Oil', 'Ink', 'notAnOption'],
  ])('%s: %j, but not %j', (type, right, wrong, code) => {
    for (const isRequired of [true, false]) {
      const rule = attributeValueRule(type, isRequired, ['Oil'])
      expect(rule(right)).toBeUndefined()
      expect(rule(wrong)).toMatchObject({ code })
    }
  })

  it.each(ATTRIBUTE_TYPES)('%s may be missing only where it is not required', (type) => {
    const missing = { date: 'dateRequired', price: 'priceRequired' }[type as 'date'] ?? 'required'
    expect(attributeValueRule(type, true)(' ')).toEqual({ code: missing })
    expect(attributeValueRule(type, false)(' ')).toBeUndefined()
    expect(slowest(attributeValueRule(type, true))).toBeLessThan(LONG)
  })

  it('have limits', () => {
    for (const isRequired of [true, false]) {
      expect(misjudgedLengths(attributeValueRule('text', isRequired), 0, 255)).toEqual([])
      expect(misjudgedLengths(attributeValueRule('longText', isRequired), 0, 5000)).toEqual([])
    }
  })

  it('offer nothing in a drop-down without options', () => {
    expect(attributeValueRule('dropDown', false)('Oil')).toEqual({ code: 'notAnOption' })
  })
})

describe('the life of a template', () => {
  it('ends editing and deleting with its publication', () => {
    const all = TEMPLATE_STATES.map((state) => [
      state,
      Object.fromEntries(templateActionsOf(state).map((action) => [action, afterTemplateAction(state, action)])),
    ])
    expect(Object.fromEntries(all)).toEqual({
      Created: { edit: 'Created', delete: 'gone', publish: 'Active', duplicate: 'Created' },
      Active: { editLimited: 'Active', deactivate: 'Inactive', duplicate: 'Active', hide: 'Hidden' },
      Inactive: { activate: 'Active', duplicate: 'Inactive', hide: 'Hidden' },
      Hidden: {},
    })
    expect(afterTemplateAction('Active', 'edit')).toBeUndefined()
    expect(templateActionsOf('Inactive')).toEqual(['activate', 'duplicate', 'hide'])
  })

  it('lists all but the hidden', () => {
    expect(TEMPLATE_STATES.filter(isListed)).toEqual(['Created', 'Active', 'Inactive'])
    expect(LIMITED_EDIT_FIELDS).toEqual(['shortDescription', 'rolesIds', 'usersIds', 'displayFields'])
  })
})
