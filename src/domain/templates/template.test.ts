import { describe, expect, it } from 'vitest'
import { misjudgedLengths } from '../validation/samples.fixture.ts'
import type { AttributeDefinition, AttributeForm } from './attribute.ts'
import { newAttribute, savedAttribute, savedTemplate, templateForm } from './template.fixture.ts'
import { canDescribe, publishProblems, templateFormOf, templateProblems, type TemplateReader } from './template.ts'

const choice = (...options: readonly string[]): AttributeForm => newAttribute('Kind', { type: 'dropDown', options })

describe('template', () => {
  it('takes a name and somebody it is for', () => {
    expect(templateProblems(templateForm())).toEqual({})
    expect(templateProblems(templateForm({ rolesIds: [], usersIds: ['u'], attributes: [] }))).toEqual({})
    expect(templateProblems(templateForm({ usersIds: ['u'] }))).toEqual({})
    expect(templateProblems(templateForm({ name: '', type: 'CONTACTS', rolesIds: [], usersIds: [] }))).toEqual({
      name: { code: 'required' },
      type: { code: 'notAnOption' },
      rolesIds: { code: 'rolesOrUsersRequired' },
    })
  })

  it('has limits', () => {
    expect(misjudgedLengths((name) => templateProblems(templateForm({ name }))['name'], 0, 255)).toEqual([])
    const description = (shortDescription: string) => templateProblems(templateForm({ shortDescription }))['shortDescription']
    expect(misjudgedLengths(description, 0, 160)).toEqual([])
    const attribute = (field: 'name' | 'helpText' | 'section') => (text: string) =>
      templateProblems(templateForm({ attributes: [newAttribute('A', { [field]: text })] }))[`attributes.0.${field}`]
    for (const field of ['name', 'helpText', 'section'] as const) expect(misjudgedLengths(attribute(field), 0, 255)).toEqual([])
    const option = (text: string) => templateProblems(templateForm({ attributes: [choice(text)] }))['attributes.0.options']
    expect(misjudgedLengths(option, 0, 255)).toEqual([])
  })

  it('has at most 200 attributes, and 500 roles and users', () => {
    const attributes = (count: number) => Array.from({ length: count }, (_, index) => newAttribute(`A${index}`))
    expect(templateProblems(templateForm({ attributes: attributes(200) }))).toEqual({})
    expect(templateProblems(templateForm({ attributes: attributes(201) }))).toEqual({ attributes: { code: 'tooMany', limit: 200 } })
    const users = (count: number) => Array.from({ length: count }, (_, index) => `u${index}`)
    expect(templateProblems(templateForm({ usersIds: users(499) }))).toEqual({})
    expect(templateProblems(templateForm({ usersIds: users(500) }))).toEqual({ rolesIds: { code: 'tooMany', limit: 500 } })
  })

  const text = newAttribute
  it.each<[readonly AttributeForm[], Record<string, unknown>]>([
    [[text('Artist'), text('Year')], {}],
    [
      [text('Artist'), text(' ARTIST'), text('artist')],
      { 'attributes.1.name': { code: 'duplicated' }, 'attributes.2.name': { code: 'duplicated' } },
    ],
    [[text('\u00E9'), text('e\u0301')], { 'attributes.1.name': { code: 'duplicated' } }],
    [[text(''), text('')], { 'attributes.0.name': { code: 'required' }, 'attributes.1.name': { code: 'required' } }],
    [[text('A', { type: 'riddle' })], { 'attributes.0.type': { code: 'notAnOption' } }],
    [[choice('Oil', 'Ink')], {}],
    [[choice()], {}],
    [[choice('Oil', ' ')], { 'attributes.0.options': { code: 'required' } }],
    [[choice('Oil', 'OIL')], { 'attributes.0.options': { code: 'duplicated' } }],
    [[text('A'), choice('a\u0000')], { 'attributes.1.options': { code: 'invalidCharacters' } }],
    [[text('A', { options: ['x', 'x', ''] })], {}],
    [[text('A', { type: 'number', unit: 'mm' }), text('B', { type: 'price', currency: 'NOK' })], {}],
    [[text('A', { type: 'number', unit: 'stone' })], { 'attributes.0.unit': { code: 'notAnOption' } }],
    [[text('A', { type: 'price', currency: 'XXX' })], { 'attributes.0.currency': { code: 'notAnOption' } }],
    [[text('A', { unit: 'stone', currency: 'XXX' })], {}],
    [[text('A', { element: 'dcterms:title' }), text('B', { element: 'isadg:3.1.1' })], {}],
    [[text('A', { element: 'title' })], { 'attributes.0.element': { code: 'notAnOption' } }],
    [[text('A', { element: '<b>:x' })], { 'attributes.0.element': { code: 'notAnOption' } }],
  ])('with %j', (attributes, problems) => {
    expect(templateProblems(templateForm({ attributes }))).toEqual(problems)
  })

  it('describes assets of one module, or of all', () => {
    expect(canDescribe('ALL', 'RECORDS')).toBe(true)
    expect(canDescribe('RECORDS', 'RECORDS')).toBe(true)
    expect(canDescribe('RECORDS', 'COLLECTIONS')).toBe(false)
  })

  it('is published with an attribute, and with something to choose of each choice', () => {
    const problems = (attributes: readonly AttributeDefinition[]) => publishProblems(savedTemplate({ attributes }))
    expect(problems([savedAttribute('A'), savedAttribute('B', { type: 'dropDown', optionCount: 1 })])).toEqual({})
    expect(problems([])).toEqual({ attributes: { code: 'required' } })
    const empty = [savedAttribute('A'), savedAttribute('B', { type: 'dropDown' }), savedAttribute('C', { type: 'multipleChoice' })]
    expect(problems(empty)).toEqual({ 'attributes.1.options': { code: 'required' }, 'attributes.2.options': { code: 'required' } })
  })

  it('is published for a role or a user at least', () => {
    const readers = (roles: readonly TemplateReader[], users: readonly TemplateReader[]) => publishProblems(savedTemplate({ attributes: [savedAttribute('A')], roles, users }))
    const ada = [{ id: 'u', name: 'Ada' }]
    expect([readers([], []), readers([], ada), readers(ada, [])]).toEqual([{ rolesIds: { code: 'rolesOrUsersRequired' } }, {}, {}])
  })

  it('is edited from how it is', () => {
    const attribute = savedAttribute('Width', { type: 'number', unit: 'mm', required: true })
    const template = savedTemplate({ attributes: [attribute], users: [{ id: 'u', name: 'Ada' }] })
    expect(templateFormOf(template)).toEqual({
      name: 'Glass plate',
      shortDescription: 'Negatives on glass',
      type: 'ARCHIVES',
      attributes: [newAttribute('Width', { id: 'id of Width', type: 'number', unit: 'mm', required: true })],
      rolesIds: ['r'],
      usersIds: ['u'],
    })
  })
})
