import { describe, expect, it } from 'vitest'
import { completeDisplay, displayFieldsProblems, usualDisplay } from './displayFields.ts'
import { afterTemplateAction, isListed, LIMITED_EDIT_FIELDS, TEMPLATE_ACTIONS, TEMPLATE_STATES, templateActionsOf, type TemplateState } from './lifecycle.ts'
import { limitedEditProblems } from './limitedEdit.ts'
import { optionsRefusal, templateActionRefusal, templateEditRefusal, templateFormRefusal, templateRefusal } from './refusals.ts'
import { newAttribute, savedAttribute, savedTemplate, templateForm } from './template.fixture.ts'
import { templateFormOf, type TemplateForm } from './template.ts'

const CHOICE = savedAttribute('Kind', { type: 'dropDown', optionCount: 2, section: 'What' })
const ACTIVE = savedTemplate({ attributes: [savedAttribute('Title'), CHOICE], users: [{ id: 'u', name: 'Ada' }] })
const FORM = templateFormOf(ACTIVE)
const [TITLE, KIND] = FORM.attributes as [TemplateForm['attributes'][number], TemplateForm['attributes'][number]]

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
  })

  it('lists all but the hidden', () => {
    expect(TEMPLATE_STATES.filter(isListed)).toEqual(['Created', 'Active', 'Inactive'])
    expect(LIMITED_EDIT_FIELDS).toEqual(['shortDescription', 'rolesIds', 'usersIds', 'displayFields'])
  })

  it('never leads back to before it was published', () => {
    const reached = (from: TemplateState): ReadonlySet<string> => {
      const found = new Set<string>([from])
      for (const state of found) for (const action of TEMPLATE_ACTIONS) found.add(afterTemplateAction(state as TemplateState, action) ?? from)
      return found
    }
    expect(['Active', 'Inactive', 'Hidden'].filter((state) => reached(state as TemplateState).has('Created'))).toEqual([])
    expect([...reached('Active')].toSorted()).toEqual(['Active', 'Hidden', 'Inactive'])
  })

  it('says why something is refused', () => {
    const refused = TEMPLATE_STATES.map((state) => [state, TEMPLATE_ACTIONS.map((action) => templateActionRefusal(state, action)?.code ?? 'done')])
    const [P, S] = ['TEMPLATE_PUBLISHED', 'TEMPLATE_DIFFERENT_STATE']
    // edit, editLimited, delete, publish, activate, deactivate, duplicate, hide
    expect(Object.fromEntries(refused)).toEqual({
      Created: ['done', P, 'done', 'done', S, S, 'done', S],
      Active: [P, 'done', P, S, S, 'done', 'done', 'done'],
      Inactive: [P, P, P, S, 'done', S, 'done', 'done'],
      Hidden: [P, P, P, S, S, S, S, S],
    })
    expect(TEMPLATE_STATES.map((state) => optionsRefusal(state, 'further')?.code)).toEqual([undefined, undefined, P, P])
    expect(TEMPLATE_STATES.map((state) => optionsRefusal(state, 'removal')?.code)).toEqual([undefined, P, P, P])
    expect(templateRefusal(savedTemplate({ state: 'Created' }), 'publish')).toEqual({ code: 'VALIDATION_FAILED', fields: { attributes: { code: 'required' } } })
    expect(templateRefusal({ ...ACTIVE, state: 'Created' }, 'publish')).toBeUndefined()
    expect(templateRefusal(savedTemplate(), 'publish')).toEqual({ code: S })
  })
})

describe('limited editing', () => {
  const published = { code: 'published' }
  it.each<[string, Partial<TemplateForm>, Record<string, unknown>]>([
    ['nothing', {}, {}],
    ['the short description', { shortDescription: 'Other' }, {}],
    ['a help text', { attributes: [{ ...TITLE, helpText: 'As on the plate' }, KIND] }, {}],
    ['further options', { attributes: [TITLE, { ...KIND, options: ['Ink'] }] }, {}],
    ['further roles and users', { rolesIds: ['r', 's'], usersIds: ['u', 'v'] }, {}],
    ['white space around the name', { name: ' Glass plate ' }, {}],
    ['the name', { name: 'Glass' }, { name: published }],
    ['the type', { type: 'ALL' }, { type: published }],
    ['fewer roles', { rolesIds: ['s'] }, { rolesIds: published }],
    ['fewer users', { usersIds: [] }, { usersIds: published }],
    ['another order', { attributes: [KIND, TITLE] }, { attributes: published }],
    ['an attribute more', { attributes: [TITLE, KIND, newAttribute('Year')] }, { attributes: published }],
    ['an attribute less', { attributes: [TITLE] }, { attributes: published }],
    ['a name and a section', { attributes: [{ ...TITLE, name: 'Caption' }, { ...KIND, section: '' }] }, { 'attributes.0.name': published, 'attributes.1.section': published }],
    [
      'what it asks for',
      { attributes: [{ ...TITLE, required: true, repeatable: true, visibleOnPortal: true, type: 'longText', defaultValue: 'a', element: 'dcterms:title' }, KIND] },
      Object.fromEntries(['type', 'required', 'repeatable', 'visibleOnPortal', 'defaultValue', 'element'].map((field) => [`attributes.0.${field}`, published])),
    ],
  ])('%s', (_, change, problems) => {
    const form = { ...FORM, ...change }
    expect(limitedEditProblems(ACTIVE, form)).toEqual(problems)
    expect(templateEditRefusal(ACTIVE, form)).toEqual(Object.keys(problems).length === 0 ? undefined : { code: 'TEMPLATE_PUBLISHED' })
    expect(templateEditRefusal({ ...ACTIVE, state: 'Created' }, form)).toBeUndefined()
    expect(templateEditRefusal({ ...ACTIVE, state: 'Inactive' }, form)).toEqual({ code: 'TEMPLATE_PUBLISHED' })
  })

  it('judges what it takes like any edit', () => {
    expect(templateEditRefusal(ACTIVE, { ...FORM, shortDescription: 'x'.repeat(161) })).toEqual({
      code: 'VALIDATION_FAILED',
      fields: { shortDescription: { code: 'tooLong', limit: 160 } },
    })
  })
})

describe('names of attributes that are there twice', () => {
  it.each([
    [[newAttribute('A'), newAttribute('a')], 'ATTRIBUTE_NAMES_DUPLICATED'],
    [[newAttribute('A', { id: '1' }), newAttribute('a', { id: '2' })], 'ATTRIBUTE_NAMES_DUPLICATED'],
    [[newAttribute('A', { id: '1' }), newAttribute('a')], 'ATTRIBUTE_ALREADY_EXISTS'],
    [[newAttribute('a'), newAttribute('A', { id: '1' })], 'ATTRIBUTE_ALREADY_EXISTS'],
    [[newAttribute('A'), newAttribute('a'), newAttribute('')], 'VALIDATION_FAILED'],
    [[newAttribute('A', { type: 'dropDown', options: ['x', 'x'] })], 'VALIDATION_FAILED'],
    [[newAttribute('A'), newAttribute('B')], undefined],
  ])('%#: have the code of the catalogue', (attributes, code) => {
    expect(templateFormRefusal(templateForm({ attributes }))?.code).toBe(code)
  })
})

describe('how attributes are shown', () => {
  const attributes = [{ id: 'a' }, { id: 'b' }]
  const field = (attributeId: string, width = 160) => ({ attributeId, width, inTable: true, inDetails: false })
  it.each([
    [[], {}],
    [[field('b'), field('a', 60)], {}],
    [[field('a', 59), field('b', 801)], { 'displayFields.0.width': { code: 'belowMinimum', limit: 60 }, 'displayFields.1.width': { code: 'aboveMaximum', limit: 800 } }],
    [[field('a', 100.5)], { 'displayFields.0.width': { code: 'notInteger' } }],
    [[field('c')], { 'displayFields.0.attributeId': { code: 'notAnOption' } }],
    [[field('a'), field('a')], { 'displayFields.1.attributeId': { code: 'duplicated' } }],
  ])('%#', (fields, problems) => {
    expect(displayFieldsProblems(fields, attributes)).toEqual(problems)
  })

  it('is said of each once: what nothing is said of comes last', () => {
    expect(completeDisplay([field('gone'), field('b', 90)], attributes)).toEqual([field('b', 90), usualDisplay('a')])
    expect(usualDisplay('a')).toEqual({ attributeId: 'a', width: 160, inTable: true, inDetails: true })
  })
})
