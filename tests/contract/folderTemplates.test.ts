import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Template, TemplateForm } from '../../src/domain/templates/template.ts'
import { newAttribute, templateForm } from '../../src/domain/templates/template.fixture.ts'
import { BufferFile } from './files.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

const NOWHERE = '00000000-0000-4000-8000-00000000ffff'
const ATTRIBUTES = [newAttribute('Title', { required: true }), newAttribute('Height', { type: 'number', unit: 'mm' }), newAttribute('Keeper', { defaultValue: 'Harbour Museum' })]

describe.each(SIDES)('the templates of folders %s', (_, open) => {
  let ports: Ports
  let made = 0
  beforeAll(async () => {
    ports = await open()
  })
  afterAll(() => ports.stop())

  const folder = async (parentId: string | null = null) => {
    made += 1
    return { resourceType: 'RECORDS', folderId: value(await ports.folders.create('RECORDS', parentId, `Arrivals ${made}`, signal())).id } as const
  }
  const published = async (more: Partial<TemplateForm> = {}): Promise<Template> => {
    made += 1
    const form = templateForm({ name: `Arriving ${made}`, shortDescription: '', type: 'ALL', attributes: ATTRIBUTES, rolesIds: [], usersIds: [ports.userId], ...more })
    return value(await ports.templates.perform(value(await ports.templates.create(form, signal())), 'publish', signal()))
  }
  const step = async (template: Template, how: 'deactivate' | 'hide') => value(await ports.templates.perform(value(await ports.templates.read(template.id, signal())), how, signal()))
  const of = (template: Template, name: string): string => template.attributes.find((one) => one.name === name)?.id ?? ''
  const sent = async (folderId: string, valuesId?: string, replaced?: { readonly assetId: string; readonly name: string }) => {
    made += 1
    const name = replaced?.name ?? `f${made}.csv`
    const sending = { file: new BufferFile(Buffer.from('a,b\n'), name), destination: { type: 'RECORDS', folderId }, name, valuesId, replaces: replaced?.assetId, address: undefined } as const
    return value(await ports.uploads.send(sending, { kept: () => undefined, sent: () => undefined }, signal()))
  }
  const upload = async (folderId: string, valuesId?: string) => (await sent(folderId, valuesId)).assetId
  const described = async (assetId: string) =>
    value(await ports.metadata.read({ resourceType: 'RECORDS', assetId }, signal())).templates.map(({ template, values }) => [
      template.id,
      template.attributes.flatMap(({ id, name }) => (values.find(({ attributeId }) => attributeId === id)?.values ?? []).map((text) => `${name}: ${text}`)),
    ])
  const assetsIn = (folderId: string) => ports.assets.page({ type: 'RECORDS', folderId, sort: 'name', direction: 'asc' }, 0, signal())

  it('are named, told with the folder that names them, and taken away', async () => {
    const [template, place] = [await published(), await folder()]
    const below = await folder(place.folderId)
    const { name } = value(await ports.folders.read('RECORDS', place.folderId, signal()))
    expect(value(await ports.folderTemplates.read(place, signal())).offered.map(({ id }) => id)).toContain(template.id)
    const named = value(await ports.folderTemplates.name(place, template.id, signal()))
    expect(named.templates.map((one) => [one.template.id, one.from])).toEqual([[template.id, null]])
    expect(named.offered.map(({ id }) => id)).not.toContain(template.id)
    expect(value(await ports.folderTemplates.read(below, signal())).templates.map((one) => one.from)).toEqual([{ id: place.folderId, name }])
    expect(value(await ports.folderTemplates.unname(place, template.id, signal())).templates).toEqual([])
  })

  it('cannot be named where there is none, or it is not active or of another module', async () => {
    const [template, elsewhere, place] = [await published(), await published({ type: 'ARCHIVES' }), await folder()]
    expect(codeOf(await ports.folderTemplates.name(place, NOWHERE, signal()))).toBe('TEMPLATE_NOT_FOUND')
    expect(codeOf(await ports.folderTemplates.name(place, elsewhere.id, signal()))).toBe('TEMPLATE_DIFFERENT_STATE')
    await step(template, 'deactivate')
    expect(codeOf(await ports.folderTemplates.name(place, template.id, signal()))).toBe('TEMPLATE_DIFFERENT_STATE')
    expect(codeOf(await ports.folderTemplates.read({ ...place, folderId: NOWHERE }, signal()))).toBe('FOLDER_NOT_FOUND')
    expect(codeOf(await ports.folderTemplates.read({ ...place, resourceType: 'ARCHIVES' }, signal()))).toBe('FOLDER_DIFFERENT_TYPE')
  })

  it('describe what is uploaded, with what is said of it and the defaults', async () => {
    const [template, place] = [await published(), await folder()]
    value(await ports.folderTemplates.name(place, template.id, signal()))
    const { id } = value(await ports.folderTemplates.keepValues('RECORDS', [{ attributeId: of(template, 'Title'), values: ['Plates'] }], signal()))
    expect(await described(await upload(place.folderId, id))).toEqual([[template.id, ['Title: Plates', 'Keeper: Harbour Museum']]])
    expect(await described(await upload((await folder(place.folderId)).folderId))).toEqual([[template.id, ['Keeper: Harbour Museum']]])
    await step(template, 'deactivate')
    expect(await described(await upload(place.folderId, id))).toEqual([])
  })

  it('lose nothing that was said of a file: what its template takes no more is told with the receipt', async () => {
    const attributes = [...ATTRIBUTES, newAttribute('Kind', { type: 'dropDown', options: ['Oil', 'Ink'] })]
    const [hidden, kept, place] = [await published({ attributes }), await published(), await folder()]
    const kind = value(await ports.metadata.options({ attributeId: of(hidden, 'Kind'), search: 'Ink', limit: 1 }, signal())).items[0]?.id ?? ''
    const said = [{ attributeId: of(hidden, 'Title'), values: ['Plates of 1890'] }, { attributeId: of(hidden, 'Kind'), values: [kind] }, { attributeId: of(kept, 'Title'), values: ['Kept'] }]
    const { id } = value(await ports.folderTemplates.keepValues('RECORDS', said, signal()))
    const whole = await sent(place.folderId, id)
    expect(whole.unsaved).toBeUndefined()
    expect((await sent(place.folderId, id, whole)).unsaved).toEqual(['Plates of 1890', 'Ink', 'Kept'].map((text, at) => ({ name: at === 1 ? 'Kind' : 'Title', values: [text], reason: 'FILE_REPLACED' })))
    await step(hidden, 'hide')
    const receipt = await sent(place.folderId, id)
    expect(receipt.unsaved).toEqual([
      { name: 'Title', values: ['Plates of 1890'], reason: 'TEMPLATE_DIFFERENT_STATE' },
      { name: 'Kind', values: ['Ink'], reason: 'TEMPLATE_DIFFERENT_STATE' },
    ])
    expect(await described(receipt.assetId)).toEqual([[kept.id, ['Title: Kept', 'Keeper: Harbour Museum']]])
  })

  it('tell with the receipt what was refused on arrival, since what it names is gone', async () => {
    const attributes = [...ATTRIBUTES, newAttribute('Drawn after', { type: 'asset', repeatable: true })]
    const [template, place] = [await published({ attributes }), await folder()]
    const [kept, gone] = [await upload(place.folderId), await upload(place.folderId)]
    const values = [{ attributeId: of(template, 'Title'), values: ['Plates'] }, { attributeId: of(template, 'Drawn after'), values: [kept, gone] }]
    const { id } = value(await ports.folderTemplates.keepValues('RECORDS', values, signal()))
    const { name } = value(await ports.assets.read('RECORDS', kept, signal()))
    value(await ports.trash.trash('RECORDS', { kind: 'items', folders: [], assets: [gone] }, signal()))
    const receipt = await sent(place.folderId, id)
    expect(receipt.unsaved).toEqual([{ name: 'Drawn after', values: [name], reason: 'VALUE_REFUSED' }])
    expect(await described(receipt.assetId)).toEqual([[template.id, ['Title: Plates', 'Keeper: Harbour Museum']]])
  })

  it('describe what is moved and copied into it, with what lies in it, and not what goes back', async () => {
    const [template, place, from] = [await published(), await folder(), await folder()]
    const below = await folder(from.folderId)
    const [deep, single] = [await upload(below.folderId), await upload(from.folderId)]
    value(await ports.folderTemplates.name(place, template.id, signal()))
    const put = { type: 'RECORDS', destinationId: place.folderId } as const
    value(await ports.moving.move({ ...put, selection: { kind: 'items', folders: [below.folderId], assets: [] } }, {}, signal()))
    value(await ports.moving.copy({ ...put, selection: { kind: 'items', folders: [], assets: [single] } }, {}, signal()))
    expect(await described(deep)).toEqual([[template.id, ['Keeper: Harbour Museum']]])
    expect(await described(single)).toEqual([])
    const [copy] = value(await assetsIn(place.folderId)).items
    expect(await described(copy?.id ?? '')).toEqual([[template.id, ['Keeper: Harbour Museum']]])
  })

  it('are the same in the copy of a folder', async () => {
    const [template, place, there] = [await published(), await folder(), await folder()]
    value(await ports.folderTemplates.name(place, template.id, signal()))
    value(await ports.moving.copy({ type: 'RECORDS', destinationId: there.folderId, selection: { kind: 'items', folders: [place.folderId], assets: [] } }, {}, signal()))
    const copies = value(await ports.folders.children({ type: 'RECORDS', parentId: there.folderId, sort: 'name', direction: 'asc' }, signal())).folders
    const read = value(await ports.folderTemplates.read({ resourceType: 'RECORDS', folderId: copies[0]?.id ?? '' }, signal()))
    expect(read.templates.map((one) => [one.template.id, one.from])).toEqual([[template.id, null]])
  })

  it('refuse values that are none before anything is uploaded', async () => {
    const template = await published()
    const refused = await ports.folderTemplates.keepValues('RECORDS', [{ attributeId: of(template, 'Height'), values: ['tall'] }], signal())
    expect(refused).toMatchObject({ failure: { code: 'VALIDATION_FAILED', fields: { [of(template, 'Height')]: { code: 'notNumber' } } } })
    expect(codeOf(await ports.folderTemplates.keepValues('RECORDS', [{ attributeId: NOWHERE, values: ['x'] }], signal()))).toBe('NOT_FOUND')
  })
})

describe.each(SIDES)('a copy of an asset that is described %s', (_, open) => {
  let ports: Ports
  beforeAll(async () => {
    ports = await open()
  })
  afterAll(() => ports.stop())

  it('says the same, and begins a history of its own', async () => {
    const form = templateForm({ name: 'Copied', shortDescription: '', type: 'ALL', attributes: ATTRIBUTES, rolesIds: [], usersIds: [ports.userId] })
    const template = value(await ports.templates.perform(value(await ports.templates.create(form, signal())), 'publish', signal()))
    const attributeId = template.attributes[0]?.id ?? ''
    const [from, to] = [value(await ports.folders.create('RECORDS', null, 'From', signal())).id, value(await ports.folders.create('RECORDS', null, 'To', signal())).id]
    const sending = { file: new BufferFile(Buffer.from('a,b\n'), 'a.csv'), destination: { type: 'RECORDS', folderId: from }, name: 'a.csv', address: undefined } as const
    const { assetId } = value(await ports.uploads.send(sending, { kept: () => undefined, sent: () => undefined }, signal()))
    value(await ports.metadata.save({ resourceType: 'RECORDS', assetId }, { changes: [{ attributeId, values: ['Plate'], revision: 0 }] }, signal()))
    value(await ports.moving.copy({ type: 'RECORDS', destinationId: to, selection: { kind: 'items', folders: [], assets: [assetId] } }, {}, signal()))
    const copy = { resourceType: 'RECORDS', assetId: value(await ports.assets.page({ type: 'RECORDS', folderId: to, sort: 'name', direction: 'asc' }, 0, signal())).items[0]?.id ?? '' } as const
    const read = value(await ports.metadata.read(copy, signal())).templates.flatMap(({ values }) => values)
    expect(read.find((one) => one.attributeId === attributeId)).toMatchObject({ values: ['Plate'], revision: 0 })
    expect(value(await ports.metadata.history(copy, { limit: 10 }, signal())).items).toEqual([])
    expect(value(await ports.metadata.save(copy, { changes: [{ attributeId, values: ['Other'], revision: 0 }] }, signal())).answers[0]).toMatchObject({ outcome: 'saved', now: { revision: 1 } })
  })
})
