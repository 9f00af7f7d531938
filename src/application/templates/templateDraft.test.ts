import { describe, expect, it } from 'vitest'
import type { AttributeDefinition } from '../../domain/templates/attribute.ts'
import { usualDisplay } from '../../domain/templates/displayFields.ts'
import { templateProblems, type Template } from '../../domain/templates/template.ts'
import type { NewAttribute } from './attributeDrafts.ts'
import { changed, draftOf, formOf, isTouched, NEW_TEMPLATE, selectedAfter, type DraftChange, type TemplateDraft } from './templateDraft.ts'
import { draftProblems, problemsById, problemsOfAttribute } from './templateProblems.ts'
import { restoredDraft } from './restoredDraft.ts'
import { rebased } from './templateRebase.ts'

const attribute = (id: string, name: string, more: Partial<AttributeDefinition> = {}): AttributeDefinition => ({
  id,
  name,
  type: 'text',
  required: false,
  repeatable: false,
  visibleOnPortal: false,
  helpText: '',
  defaultValue: '',
  section: '',
  element: null,
  unit: null,
  currency: null,
  optionCount: 0,
  ...more,
})

const templateOf = (attributes: readonly AttributeDefinition[], more: Partial<Template> = {}): Template => ({
  id: 'plate',
  name: 'Glass plate',
  shortDescription: '',
  type: 'ARCHIVES',
  state: 'Created',
  attributeCount: attributes.length,
  roles: [{ id: 'admin', name: 'Admin' }],
  users: [],
  assets: 0,
  revision: 1,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  publishedAt: null,
  attributes,
  displayFields: attributes.map(({ id }) => usualDisplay(id)),
  ...more,
})

const TITLE = attribute('title', 'Title', { section: 'Id', required: true })
const NUMBER = attribute('number', 'Number', { section: 'Id' })
const MAKER = attribute('maker', 'Maker', { section: 'Origin' })
const PLATE = templateOf([TITLE, NUMBER, MAKER])

const textOf = ({ attributes }: TemplateDraft) => attributes.map(({ id, name, section }) => `${section}/${id}:${name}`)

const make = (draft: TemplateDraft, ...changes: readonly DraftChange[]) => changes.reduce(changed, draft)

describe('a step', () => {
  it.each<[DraftChange, readonly string[]]>([
    [{ kind: 'add', attributes: [{ name: 'Place', section: 'Id' }] }, ['Id/title:Title', 'Id/number:Number', 'Id/new-1:Place', 'Origin/maker:Maker']],
    [{ kind: 'add', attributes: [{ section: 'Rights' }, {}] }, ['Id/title:Title', 'Id/number:Number', 'Origin/maker:Maker', 'Rights/new-1:', '/new-2:']],
    [{ kind: 'remove', id: 'number' }, ['Id/title:Title', 'Origin/maker:Maker']],
    [{ kind: 'duplicate', id: 'title' }, ['Id/title:Title', 'Id/new-1:Title 2', 'Id/number:Number', 'Origin/maker:Maker']],
    [{ kind: 'attribute', id: 'maker', fields: { name: 'Photographer' } }, ['Id/title:Title', 'Id/number:Number', 'Origin/maker:Photographer']],
    [{ kind: 'put', id: 'maker', section: 'Id', at: 0 }, ['Id/maker:Maker', 'Id/title:Title', 'Id/number:Number']],
    [{ kind: 'step', id: 'maker', step: -1 }, ['Id/title:Title', 'Id/number:Number', 'Id/maker:Maker']],
    [{ kind: 'sectionStep', name: 'Origin', step: -1 }, ['Origin/maker:Maker', 'Id/title:Title', 'Id/number:Number']],
    [{ kind: 'sectionRename', name: 'Id', to: 'Identification' }, ['Identification/title:Title', 'Identification/number:Number', 'Origin/maker:Maker']],
    [{ kind: 'remove', id: 'nobody' }, ['Id/title:Title', 'Id/number:Number', 'Origin/maker:Maker']],
  ])('%j', (change, expected) => {
    expect(textOf(changed(draftOf(PLATE), change))).toEqual(expected)
  })

  it('of copying never takes a name twice', () => {
    const twice = make(draftOf(PLATE), { kind: 'duplicate', id: 'title' }, { kind: 'duplicate', id: 'title' })
    expect(twice.attributes.map(({ name }) => name)).toEqual(['Title', 'Title 3', 'Title 2', 'Number', 'Maker'])
    expect(templateProblems(formOf(twice))).toEqual({})
  })

  it('brings somebody in, and takes them out again', () => {
    const reader = { id: 'user', name: 'User' }
    const wider = changed(draftOf(PLATE), { kind: 'reader', of: 'roles', reader })
    expect(formOf(wider).rolesIds).toEqual(['admin', 'user'])
    expect(formOf(changed(wider, { kind: 'reader', of: 'roles', reader })).rolesIds).toEqual(['admin'])
    expect(formOf(changed(wider, { kind: 'reader', of: 'users', reader })).usersIds).toEqual(['user'])
  })

  it('to another type leaves nothing that the type has no use for', () => {
    const priced = templateOf([attribute('price', 'Price', { type: 'price', currency: 'EUR', defaultValue: '5 EUR' })])
    const retyped = changed(draftOf(priced), { kind: 'attribute', id: 'price', fields: { type: 'text' } })
    expect(retyped.attributes[0]).toMatchObject({ type: 'text', currency: null, defaultValue: '' })
    expect(changed(draftOf(priced), { kind: 'attribute', id: 'price', fields: { type: 'price' } })).toEqual(draftOf(priced))
  })

  it.each<[DraftChange, string | undefined, string | undefined]>([
    [{ kind: 'add', attributes: [{}, {}] }, undefined, 'new-1'],
    [{ kind: 'duplicate', id: 'title' }, 'title', 'new-1'],
    [{ kind: 'remove', id: 'title' }, 'title', 'number'],
    [{ kind: 'remove', id: 'maker' }, 'maker', 'number'],
    [{ kind: 'remove', id: 'maker' }, 'title', 'title'],
    [{ kind: 'step', id: 'maker', step: -1 }, 'title', 'title'],
  ])('%j, with %s in sight, shows %s', (change, selected, expected) => {
    const before = draftOf(PLATE)
    expect(selectedAfter(before, changed(before, change), change, selected)).toBe(expected)
  })

  it('that removes the last attribute shows the template itself', () => {
    const before = draftOf(templateOf([TITLE]))
    const change: DraftChange = { kind: 'remove', id: 'title' }
    expect(selectedAfter(before, changed(before, change), change, 'title')).toBeUndefined()
  })
})

it('what is sent has no ids for what is new, and options for choices alone', () => {
  const fields: NewAttribute = { name: 'Technique', type: 'dropDown', options: ['Albumen'] }
  const [, , , technique] = formOf(changed(draftOf(PLATE), { kind: 'add', attributes: [fields] })).attributes
  expect(technique).toMatchObject({ id: null, name: 'Technique', options: ['Albumen'] })
  const [typed] = formOf(changed(NEW_TEMPLATE, { kind: 'add', attributes: [{ ...fields, type: 'text' }] })).attributes
  expect(typed).toMatchObject({ id: null, type: 'text', options: [] })
})

it('a draft is touched once it says something else', () => {
  const draft = draftOf(PLATE)
  expect([isTouched(draft, PLATE), isTouched(NEW_TEMPLATE, undefined)]).toEqual([false, false])
  expect(isTouched(changed(draft, { kind: 'step', id: 'maker', step: -1 }), PLATE)).toBe(true)
  expect(isTouched(changed(NEW_TEMPLATE, { kind: 'fields', fields: { name: 'x' } }), undefined)).toBe(true)
})

describe('problems', () => {
  it('go with their attribute when it is moved', () => {
    const draft = make(draftOf(PLATE), { kind: 'add', attributes: [{ section: 'Origin' }] })
    const problems = problemsById(draftProblems(draft, PLATE), draft)
    expect(problems).toEqual({ 'new-1.name': { code: 'required' } })
    const moved = changed(draft, { kind: 'put', id: 'new-1', section: 'Id', at: 0 })
    expect(problemsById(draftProblems(moved, PLATE), moved)).toEqual(problems)
    expect(problemsOfAttribute(problems, 'new-1')).toEqual({ name: { code: 'required' } })
    expect(problemsOfAttribute(problems, 'new')).toEqual({})
  })

  it('of an active template are those of its limited editing too', () => {
    const active = { ...PLATE, state: 'Active' as const }
    const renamed = changed(draftOf(active), { kind: 'attribute', id: 'title', fields: { name: 'Caption' } })
    expect(Object.keys(draftProblems(renamed, active))).toEqual(['attributes.0.name'])
    expect(draftProblems(changed(draftOf(active), { kind: 'attribute', id: 'title', fields: { helpText: 'As on the plate' } }), active)).toEqual({})
  })
})

describe('what somebody else has saved meanwhile', () => {
  it('is taken where I changed nothing, field by field of each attribute', () => {
    const theirs = templateOf([TITLE, { ...NUMBER, required: true, helpText: 'theirs' }, MAKER, attribute('date', 'Made', { section: 'Id' })], { name: 'Plate', revision: 2, roles: [] })
    const mine = make(
      draftOf(PLATE),
      { kind: 'attribute', id: 'number', fields: { helpText: 'mine' } },
      { kind: 'fields', fields: { shortDescription: 'Glass, 18 x 24 cm' } },
      { kind: 'add', attributes: [{ name: 'Place', section: 'Origin' }] },
      { kind: 'reader', of: 'users', reader: { id: 'kari', name: 'Kari' } },
    )
    const after = rebased(PLATE, mine, theirs)
    expect(after).toMatchObject({ name: 'Plate', shortDescription: 'Glass, 18 x 24 cm', type: 'ARCHIVES', roles: [], users: [{ id: 'kari' }] })
    expect(textOf(after)).toEqual(['Id/title:Title', 'Id/number:Number', 'Id/date:Made', 'Origin/maker:Maker', 'Origin/new-1:Place'])
    expect(after.attributes[1]).toMatchObject({ required: true, helpText: 'mine' })
  })

  it('leaves my order, and what I took out stays out', () => {
    const mine = make(draftOf(PLATE), { kind: 'put', id: 'number', section: 'Id', at: 0 }, { kind: 'remove', id: 'maker' })
    const theirs = templateOf([MAKER, TITLE, NUMBER, attribute('date', 'Made')], { revision: 2 })
    expect(textOf(rebased(PLATE, mine, theirs))).toEqual(['Id/number:Number', 'Id/title:Title', '/date:Made'])
  })

  it('gives me their order where I have none of my own', () => {
    const mine = changed(draftOf(PLATE), { kind: 'attribute', id: 'title', fields: { helpText: 'mine' } })
    expect(textOf(rebased(PLATE, mine, templateOf([MAKER, NUMBER, TITLE])))).toEqual(['Origin/maker:Maker', 'Id/number:Number', 'Id/title:Title'])
  })

  it('has the default that an option became which was merged', () => {
    const choice = attribute('technique', 'Technique', { type: 'dropDown', optionCount: 2, defaultValue: 'oil' })
    const base = templateOf([choice])
    const draft = changed(draftOf(base), { kind: 'attribute', id: 'technique', fields: { helpText: 'mine' } })
    const now = templateOf([{ ...choice, optionCount: 1, defaultValue: 'oil-paint' }], { revision: base.revision + 1 })
    expect(restoredDraft(now, { template: base, draft }).draft.attributes[0]).toMatchObject({ helpText: 'mine', defaultValue: 'oil-paint' })
  })

  it('counts the options that are saved now', () => {
    const choice = attribute('technique', 'Technique', { type: 'dropDown', optionCount: 2 })
    const base = templateOf([choice])
    const mine = changed(draftOf(base), { kind: 'attribute', id: 'technique', fields: { options: ['Albumen'] } })
    expect(rebased(base, mine, templateOf([{ ...choice, optionCount: 7 }])).attributes[0]).toMatchObject({ optionCount: 7, options: ['Albumen'] })
  })
})
