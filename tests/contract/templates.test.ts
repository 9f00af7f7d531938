import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Template, TemplateForm } from '../../src/domain/templates/template.ts'
import { templateFormOf } from '../../src/domain/templates/template.ts'
import { newAttribute, templateForm } from '../../src/domain/templates/template.fixture.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

const NOWHERE = '00000000-0000-4000-8000-00000000ffff'

describe.each(SIDES)('templates %s', (_, open) => {
  let ports: Ports
  let publisher = { id: '', name: '' }
  beforeAll(async () => {
    ports = await open()
    const role = value(await ports.roles.list(ports.organizationId, signal())).find(({ name }) => name === 'Publisher')
    publisher = { id: role?.id ?? '', name: role?.name ?? '' }
  })
  afterAll(() => ports.stop())

  const form = (more: Partial<TemplateForm> = {}) => templateForm({ rolesIds: [publisher.id], ...more })
  const create = (more: Partial<TemplateForm> = {}) => ports.templates.create(form(more), signal())
  const made = async (more: Partial<TemplateForm> = {}) => value(await create(more))
  const perform = (template: Template, step: 'publish' | 'activate' | 'deactivate' | 'hide') => ports.templates.perform(template, step, signal())
  const published = async (more: Partial<TemplateForm> = {}) => value(await perform(await made(more), 'publish'))
  const edit = (template: Template, more: Partial<TemplateForm>) => ports.templates.edit(template, { ...templateFormOf(template), ...more }, signal())
  const list = async (filter: object, more: object = {}) => value(await ports.templates.list({ filter, limit: 50, ...more }, signal()))

  it('are made and read, with what the types have use for', async () => {
    const attributes = [
      newAttribute(' Title ', { required: true, unit: 'mm', element: 'dcterms:title', section: 'Identity' }),
      newAttribute('Kind', { type: 'dropDown', options: ['Oil', ' Ink'], visibleOnPortal: true }),
      newAttribute('Width', { type: 'number', unit: 'mm', repeatable: true, helpText: 'Without the frame' }),
    ]
    const template = await made({ name: ' Painting ', shortDescription: 'On canvas', attributes, usersIds: [ports.userId] })
    expect(template).toMatchObject({
      name: 'Painting',
      shortDescription: 'On canvas',
      type: 'ARCHIVES',
      state: 'Created',
      revision: 1,
      attributeCount: 3,
      assets: 0,
      publishedAt: null,
      roles: [publisher],
      users: [{ id: ports.userId }],
      attributes: [
        { name: 'Title', required: true, visibleOnPortal: false, unit: null, element: 'dcterms:title', section: 'Identity', optionCount: 0 },
        { name: 'Kind', type: 'dropDown', visibleOnPortal: true, optionCount: 2 },
        { name: 'Width', unit: 'mm', repeatable: true, helpText: 'Without the frame' },
      ],
    })
    expect(template.displayFields).toEqual(template.attributes.map(({ id }) => ({ attributeId: id, width: 160, inTable: true, inDetails: true })))
    expect(value(await ports.templates.read(template.id, signal()))).toEqual(template)
    expect(codeOf(await ports.templates.read(NOWHERE, signal()))).toBe('TEMPLATE_NOT_FOUND')
  })

  it.each<[string, Partial<TemplateForm>, object]>([
    ['a name', { name: '' }, { code: 'VALIDATION_FAILED', fields: { name: { code: 'required' } } }],
    ['somebody', { rolesIds: [] }, { code: 'VALIDATION_FAILED', fields: { rolesIds: { code: 'rolesOrUsersRequired' } } }],
    ['a role that there is', { rolesIds: [NOWHERE] }, { code: 'ROLE_NOT_FOUND' }],
    ['a user that there is', { usersIds: [NOWHERE] }, { code: 'USER_NOT_FOUND' }],
    ['names that differ', { attributes: [newAttribute('A'), newAttribute('a')] }, { code: 'ATTRIBUTE_NAMES_DUPLICATED' }],
    ['attributes of its own', { attributes: [newAttribute('A', { id: NOWHERE })] }, { code: 'ATTRIBUTE_NOT_FOUND' }],
    [
      'a default among its options',
      { attributes: [newAttribute('A', { type: 'dropDown', options: ['Oil'], defaultValue: NOWHERE })] },
      { code: 'VALIDATION_FAILED', fields: { 'attributes.0.defaultValue': { code: 'notAnOption' } } },
    ],
  ])('take %s', async (_what, more, failure) => {
    expect(await create(more)).toMatchObject({ failure })
  })

  it('are edited whole before they are published: attributes come, go, change places and names', async () => {
    const template = await made({ attributes: [newAttribute('A'), newAttribute('B', { type: 'dropDown', options: ['x'] }), newAttribute('C')] })
    const [a, b, c] = templateFormOf(template).attributes
    if (a === undefined || b === undefined || c === undefined) throw new Error('Three were made')
    const edited = value(await edit(template, { name: 'Edited', attributes: [{ ...c, name: 'A' }, { ...a, name: 'C' }, newAttribute('D', { type: 'multipleChoice', options: ['y'] })] }))
    expect(edited).toMatchObject({
      name: 'Edited',
      revision: 2,
      attributes: [{ id: c.id, name: 'A' }, { id: a.id, name: 'C' }, { name: 'D', optionCount: 1 }],
    })
    expect(edited.displayFields.map(({ attributeId }) => attributeId)).toEqual([a.id, c.id, edited.attributes[2]?.id])
    expect(codeOf(await edit(template, { name: 'Mine' }))).toBe('STALE_EDIT')
    expect(codeOf(await edit(edited, { attributes: [...templateFormOf(edited).attributes, newAttribute('d')] }))).toBe('ATTRIBUTE_ALREADY_EXISTS')
    expect(codeOf(await edit(edited, { attributes: [b] }))).toBe('ATTRIBUTE_NOT_FOUND')
    expect(codeOf(await ports.templates.edit({ id: NOWHERE, revision: 1 }, form(), signal()))).toBe('TEMPLATE_NOT_FOUND')
  })

  it('are published with what they need, and live on as their states allow', async () => {
    expect(await perform(await made({ attributes: [] }), 'publish')).toMatchObject({ failure: { code: 'VALIDATION_FAILED', fields: { attributes: { code: 'required' } } } })
    const empty = await made({ attributes: [newAttribute('Kind', { type: 'dropDown' })] })
    expect(await perform(empty, 'publish')).toMatchObject({ failure: { fields: { 'attributes.0.options': { code: 'required' } } } })
    const active = await published()
    expect(active).toMatchObject({ state: 'Active', revision: 2 })
    expect(active.publishedAt).not.toBeNull()
    expect(codeOf(await perform(active, 'publish'))).toBe('TEMPLATE_DIFFERENT_STATE')
    expect(codeOf(await perform(active, 'activate'))).toBe('TEMPLATE_DIFFERENT_STATE')
    const inactive = value(await perform(active, 'deactivate'))
    expect(codeOf(await perform(active, 'hide'))).toBe('STALE_EDIT')
    expect(codeOf(await edit(inactive, { shortDescription: 'So' }))).toBe('TEMPLATE_PUBLISHED')
    const hidden = value(await perform(value(await perform(inactive, 'activate')), 'hide'))
    expect(hidden).toMatchObject({ state: 'Hidden', revision: 5, publishedAt: active.publishedAt })
    expect(codeOf(await perform(hidden, 'activate'))).toBe('TEMPLATE_DIFFERENT_STATE')
    expect(codeOf(await ports.templates.duplicate(hidden.id, 'Again', signal()))).toBe('TEMPLATE_DIFFERENT_STATE')
    expect(codeOf(await ports.templates.remove(hidden, signal()))).toBe('TEMPLATE_PUBLISHED')
  })

  it('take a limited edit while they are active', async () => {
    const active = await published({ attributes: [newAttribute('Title'), newAttribute('Kind', { type: 'dropDown', options: ['Oil'] })] })
    const [title, kind] = templateFormOf(active).attributes
    if (title === undefined || kind === undefined) throw new Error('Two were made')
    for (const more of [{ name: 'Other' }, { type: 'ALL' }, { attributes: [title] }, { attributes: [{ ...title, required: true }, kind] }, { rolesIds: [], usersIds: [ports.userId] }])
      expect(codeOf(await edit(active, more))).toBe('TEMPLATE_PUBLISHED')
    const attributes = [{ ...title, helpText: 'As on the back' }, { ...kind, options: ['Ink', 'oil'] }]
    expect(value(await edit(active, { shortDescription: 'So', usersIds: [ports.userId], attributes }))).toMatchObject({
      state: 'Active',
      shortDescription: 'So',
      users: [{ id: ports.userId }],
      attributes: [{ helpText: 'As on the back' }, { optionCount: 2 }],
    })
  })

  it('say how their attributes are shown, also once they are active', async () => {
    const active = await published({ attributes: [newAttribute('A'), newAttribute('B'), newAttribute('C')] })
    const [a = '', b = '', c = ''] = active.attributes.map(({ id }) => id)
    const field = { attributeId: c, width: 300, inTable: false, inDetails: true }
    const shown = value(await ports.templates.setDisplayFields(active, [field], signal()))
    expect(shown.displayFields.map(({ attributeId }) => attributeId)).toEqual([c, a, b])
    expect(shown).toMatchObject({ revision: 3, displayFields: [field, { width: 160 }, { width: 160 }] })
    expect(await ports.templates.setDisplayFields(shown, [{ ...field, width: 20 }], signal())).toMatchObject({ failure: { fields: { 'displayFields.0.width': { code: 'belowMinimum', limit: 60 } } } })
    expect(codeOf(await ports.templates.setDisplayFields(shown, [{ ...field, attributeId: NOWHERE }], signal()))).toBe('ATTRIBUTE_NOT_FOUND')
    expect(codeOf(await ports.templates.setDisplayFields(active, [field], signal()))).toBe('STALE_EDIT')
    const inactive = value(await perform(shown, 'deactivate'))
    expect(codeOf(await ports.templates.setDisplayFields(inactive, [field], signal()))).toBe('TEMPLATE_PUBLISHED')
  })

  it('are duplicated with options, default, display fields and readers, to be corrected', async () => {
    const first = await made({ shortDescription: 'So', attributes: [newAttribute('Title'), newAttribute('Kind', { type: 'dropDown', options: ['Oil', 'Ink'] })], usersIds: [ports.userId] })
    const [title, kind] = templateFormOf(first).attributes
    if (title === undefined || kind === undefined) throw new Error('Two were made')
    const choice = { templateId: first.id, attributeId: kind.id ?? '' }
    const oil = value(await ports.templateOptions.options({ ...choice, search: 'oil', limit: 5 }, signal())).items[0]
    const defaulted = value(await edit(first, { attributes: [title, { ...kind, defaultValue: oil?.id ?? '' }] }))
    const shown = value(await ports.templates.setDisplayFields(defaulted, [{ attributeId: choice.attributeId, width: 90, inTable: true, inDetails: false }], signal()))
    const active = value(await perform(shown, 'publish'))
    const copy = value(await ports.templates.duplicate(active.id, 'Glass plate', signal()))
    expect(copy).toMatchObject({ name: 'Glass plate', shortDescription: 'So', state: 'Created', revision: 1, roles: [publisher], users: [{ id: ports.userId }], publishedAt: null })
    expect(copy.attributes.map(({ name, optionCount }) => [name, optionCount])).toEqual([['Title', 0], ['Kind', 2]])
    const [copiedTitle = '', copiedKind = ''] = copy.attributes.map(({ id }) => id)
    expect(new Set([copiedTitle, copiedKind, title.id, kind.id]).size).toBe(4)
    expect(copy.displayFields).toMatchObject([{ attributeId: copiedKind, width: 90, inDetails: false }, { attributeId: copiedTitle, width: 160 }])
    const options = value(await ports.templateOptions.options({ templateId: copy.id, attributeId: copiedKind, search: '', limit: 5 }, signal())).items
    expect(options.map(({ label }) => label)).toEqual(['Ink', 'Oil'])
    expect(copy.attributes[1]?.defaultValue).toBe(options[1]?.id)
    expect(options[1]?.id).not.toBe(oil?.id)
    expect(await ports.templates.duplicate(active.id, '', signal())).toMatchObject({ failure: { code: 'VALIDATION_FAILED', fields: { name: { code: 'required' } } } })
    expect(codeOf(await ports.templates.duplicate(NOWHERE, 'Nothing', signal()))).toBe('TEMPLATE_NOT_FOUND')
  })

  it('go before they are published', async () => {
    const template = await made()
    expect(codeOf(await ports.templates.remove({ ...template, revision: 2 }, signal()))).toBe('STALE_EDIT')
    value(await ports.templates.remove(template, signal()))
    expect(codeOf(await ports.templates.read(template.id, signal()))).toBe('TEMPLATE_NOT_FOUND')
    expect(codeOf(await ports.templates.remove(template, signal()))).toBe('TEMPLATE_NOT_FOUND')
  })

  it('are listed by name, page by page, narrowed by words, state and type, and counted', async () => {
    const word = 'Quetzal'
    await made({ name: `${word} b`, type: 'ALL' })
    await published({ name: `${word} A`, type: 'RECORDS' })
    await made({ name: 'Something else', shortDescription: `about a ${word.toLowerCase()}`, type: 'ALL' })
    value(await perform(await published({ name: `${word} c`, type: 'ALL' }), 'hide'))
    const whole = await list({ search: 'QUETZAL' })
    expect(whole.items.map(({ name }) => name)).toEqual([`${word} A`, `${word} b`, 'Something else'])
    expect(whole).toMatchObject({ next: null, total: 3, states: { Created: 2, Active: 1, Inactive: 0, Hidden: 1 } })
    const first = await list({ search: word }, { limit: 2 })
    expect(first.items).toEqual(whole.items.slice(0, 2))
    expect((await list({ search: word }, { limit: 2, after: first.next ?? '' })).items).toEqual(whole.items.slice(2))
    expect((await list({ search: word, type: 'ALL' })).states).toEqual({ Created: 2, Active: 0, Inactive: 0, Hidden: 1 })
    const hidden = await list({ search: word, state: 'Hidden' })
    expect(hidden).toMatchObject({ total: 1, items: [{ name: `${word} c`, attributeCount: 1, roles: [publisher], users: [], assets: 0 }] })
    expect(Object.keys(hidden.items[0] ?? {})).not.toContain('attributes')
    expect(await list({ search: 'q%' })).toMatchObject({ total: 0 })
  })
})
