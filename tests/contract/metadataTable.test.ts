import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChoiceAsked, TableQuery } from '../../src/application/metadata-table/MetadataTableGateway.ts'
import type { AskedTableFile } from '../../src/application/table-export/TableFileGateway.ts'
import type { CellFilter } from '../../src/domain/metadata-table/cellFilter.ts'
import { cellOf } from '../../src/domain/metadata-table/tableRow.ts'
import { newAttribute, templateForm } from '../../src/domain/templates/template.fixture.ts'
import type { Template } from '../../src/domain/templates/template.ts'
import { BufferFile } from './files.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

const NOWHERE = '00000000-0000-4000-8000-00000000ffff'
const ATTRIBUTES = [newAttribute('Title', { required: true }), newAttribute('Height', { type: 'number', unit: 'mm' }), newAttribute('Made', { type: 'edtf' }), newAttribute('Found at', { type: 'coordinates', repeatable: true })]

/** What each asset says: of the last nothing but its title. */
const VALUES = [
  ['Brig', '2 cm', '189X', ['60.39,5.32', '0,179.9']],
  ['Anchor', '5 mm', '1905', ['59.91,10.75']],
  ['Crane', undefined, undefined, undefined],
] as const

describe.each(SIDES)('the table of assets %s', (_, open) => {
  let ports: Ports
  let template: Template
  let folderId: string
  const assets: string[] = []
  let calls = 0
  const once = () => `00000000-0000-4000-8000-${String((calls += 1)).padStart(12, '0')}`
  const of = (name: string): string => template.attributes.find((one) => one.name === name)?.id ?? ''
  const save = (assetId: string, name: string, values: readonly string[], revision = 0, named = once()) =>
    ports.metadataTable.save('RECORDS', [{ assetId, attributeId: of(name), values, revision }], named, signal())
  const rows = (more: Partial<TableQuery> = {}) =>
    ports.metadataTable.rows({ resourceType: 'RECORDS', templateId: template.id, scope: { kind: 'module' }, sort: { by: 'name' }, direction: 'asc', filters: [], search: '', limit: 200, ...more }, signal())
  const titles = async (more: Partial<TableQuery> = {}) => value(await rows(more)).items.map((row) => cellOf(row, of('Title')).values[0])
  const filtered = (name: string, filter: CellFilter) => titles({ filters: [{ attributeId: of(name), filter }] })

  beforeAll(async () => {
    ports = await open()
    folderId = value(await ports.folders.create('RECORDS', null, 'In the table', signal())).id
    const form = templateForm({ name: 'In the table', type: 'RECORDS', attributes: ATTRIBUTES, rolesIds: [], usersIds: [ports.userId] })
    template = value(await ports.templates.perform(value(await ports.templates.create(form, signal())), 'publish', signal()))
    for (const [at, [title, height, made, places]] of VALUES.entries()) {
      const name = `table${at}.csv`
      const sending = { file: new BufferFile(Buffer.from('a,b\n'), name), destination: { type: 'RECORDS', folderId }, name, address: undefined } as const
      const { assetId } = value(await ports.uploads.send(sending, { kept: () => undefined, sent: () => undefined }, signal()))
      assets.push(assetId)
      value(await save(assetId, 'Title', [title]))
      if (height !== undefined) value(await save(assetId, 'Height', [height]))
      if (made !== undefined) value(await save(assetId, 'Made', [made]))
      if (places !== undefined) value(await save(assetId, 'Found at', places))
    }
  })
  afterAll(() => ports.stop())

  it('is looked at by templates that the person is in, with their columns', async () => {
    expect(value(await ports.metadataTable.templates('RECORDS', signal()))).toContainEqual({ id: template.id, name: 'In the table', shortDescription: template.shortDescription, state: 'Active' })
    expect(value(await ports.metadataTable.template('RECORDS', template.id, signal())).attributes.map(({ name }) => name)).toEqual(['Title', 'Height', 'Made', 'Found at'])
    expect(codeOf(await ports.metadataTable.template('RECORDS', NOWHERE, signal()))).toBe('TEMPLATE_NOT_FOUND')
    expect(codeOf(await ports.metadataTable.template('ARCHIVES', template.id, signal()))).toBe('TEMPLATE_NOT_FOUND')
  })

  it('opens by the template that is named, that has the attributes, or that describes any of the rows', async () => {
    const form = templateForm({ name: 'Before the table', type: 'RECORDS', attributes: [newAttribute('Nothing')], rolesIds: [], usersIds: [ports.userId] })
    const other = value(await ports.templates.perform(value(await ports.templates.create(form, signal())), 'publish', signal()))
    const choice = (more: Partial<ChoiceAsked>) => ports.metadataTable.choice({ resourceType: 'RECORDS', scope: { kind: 'folder', folderId, withSubfolders: false }, attributeIds: [], ...more }, signal())
    const opened = async (more: Partial<ChoiceAsked>) => value(await choice(more)).template?.name
    expect(await opened({})).toBe('In the table')
    expect(await opened({ scope: { kind: 'selection', selection: { kind: 'items', folders: [], assets: assets.slice(0, 1) } } })).toBe('In the table')
    expect(await opened({ templateId: other.id })).toBe('Before the table')
    expect(await opened({ attributeIds: other.attributes.map(({ id }) => id) })).toBe('Before the table')
    expect(await opened({ attributeIds: [of('Title'), of('Made'), of('Title')] })).toBe('In the table')
    const chosen = value(await choice({}))
    expect(chosen.template).toEqual(value(await ports.metadataTable.template('RECORDS', template.id, signal())))
    expect(chosen.templates).toEqual(value(await ports.metadataTable.templates('RECORDS', signal())))
    const first = chosen.templates.find(({ state }) => state === 'Active')
    for (const more of [{ scope: { kind: 'module' } }, { scope: { kind: 'folder', folderId: NOWHERE, withSubfolders: false } }, { attributeIds: [NOWHERE] }] as const) expect(await opened(more)).toBe(first?.name)
    expect(codeOf(await choice({ templateId: NOWHERE }))).toBe('TEMPLATE_NOT_FOUND')
    expect(codeOf(await choice({ resourceType: 'ARCHIVES', templateId: template.id }))).toBe('TEMPLATE_NOT_FOUND')
  })

  it('has its columns as the person kept them last, wherever they sign in', async () => {
    const columns = [{ id: 'name', width: 300, isPinned: true, isHidden: false }, { id: of('Made'), width: 90, isPinned: false, isHidden: true }]
    const kept = async () => value(await ports.metadataTable.template('RECORDS', template.id, signal())).columns
    expect(await kept()).toEqual([])
    value(await ports.metadataTable.keepColumns('RECORDS', template.id, columns, signal()))
    value(await ports.metadataTable.keepColumns('RECORDS', template.id, columns.toReversed(), signal()))
    expect(await kept()).toEqual(columns.toReversed())
    expect(codeOf(await ports.metadataTable.keepColumns('RECORDS', NOWHERE, columns, signal()))).toBe('TEMPLATE_NOT_FOUND')
  })

  it('sorts by name and by values, what has none last in either direction', async () => {
    const byHeight = { by: 'attribute', attributeId: of('Height') } as const
    expect(await titles()).toEqual(['Brig', 'Anchor', 'Crane'])
    expect(await titles({ sort: { by: 'attribute', attributeId: of('Title') } })).toEqual(['Anchor', 'Brig', 'Crane'])
    expect(await titles({ sort: byHeight })).toEqual(['Anchor', 'Brig', 'Crane'])
    expect(await titles({ sort: byHeight, direction: 'desc' })).toEqual(['Brig', 'Anchor', 'Crane'])
  })

  it('comes page by page, the total with the first', async () => {
    const first = value(await rows({ limit: 2 }))
    expect([first.items.length, first.total]).toEqual([2, 3])
    const second = value(await rows({ limit: 2, after: first.next ?? '' }))
    expect([second.items.map(({ asset }) => asset.id), second.next, second.total]).toEqual([[assets[2]], null, undefined])
  })

  it('is entered at any place', async () => {
    const query = { resourceType: 'RECORDS', templateId: template.id, scope: { kind: 'module' }, direction: 'desc', filters: [], search: '' } as const
    for (const sort of [{ by: 'name' }, { by: 'attribute', attributeId: of('Height') }] as const) {
      const all = await titles({ sort, direction: 'desc' })
      const { total, every, starts } = value(await ports.metadataTable.positions({ ...query, sort }, 2, signal()))
      expect([total, every, starts.length]).toEqual([3, 2, 1])
      expect(await titles({ sort, direction: 'desc', after: starts[0] ?? '' })).toEqual(all.slice(2))
    }
    const filters = [{ attributeId: of('Height'), filter: { is: 'filled' } }] as const
    expect(value(await ports.metadataTable.positions({ ...query, sort: { by: 'name' }, filters }, 2, signal()))).toEqual({ total: 2, every: 2, starts: [] })
    expect(codeOf(await ports.metadataTable.positions({ ...query, sort: { by: 'name' }, templateId: NOWHERE }, 2, signal()))).toBe('TEMPLATE_NOT_FOUND')
  })

  it('is narrowed by values, a name and a folder', async () => {
    expect(await filtered('Height', { is: 'empty' })).toEqual(['Crane'])
    expect(await filtered('Height', { is: 'equals', value: '20 mm' })).toEqual(['Brig'])
    expect(await filtered('Height', { is: 'between', to: '1 cm' })).toEqual(['Anchor'])
    expect(await filtered('Height', { is: 'between', from: '2 cm', open: true })).toEqual([])
    expect(await filtered('Height', { is: 'between', from: '19.9 mm', to: '20.1 mm', open: true })).toEqual(['Brig'])
    expect(await filtered('Height', { is: 'between', to: '20 mm', open: true })).toEqual(['Anchor'])
    expect(await filtered('Title', { is: 'contains', text: 'AN' })).toEqual(['Anchor', 'Crane'])
    expect(await filtered('Made', { is: 'between', from: '1895', to: '1896' })).toEqual(['Brig'])
    expect(await filtered('Made', { is: 'between', from: '1899', open: true })).toEqual(['Anchor'])
    expect(await filtered('Made', { is: 'between', from: '1898', open: true })).toEqual(['Brig', 'Anchor'])
    expect(await filtered('Found at', { is: 'near', value: '60.4,5.3', metres: 5_000 })).toEqual(['Brig'])
    expect(await filtered('Found at', { is: 'near', value: '60.4,5.3', metres: 1_000 })).toEqual([])
    expect(await filtered('Found at', { is: 'near', value: '0,-179.9', metres: 23_000 })).toEqual(['Brig'])
    expect(await filtered('Found at', { is: 'near', value: '60,8', metres: 400_000 })).toEqual(['Brig', 'Anchor'])
    expect(await titles({ search: 'TABLE1' })).toEqual(['Anchor'])
    expect(await titles({ scope: { kind: 'folder', folderId, withSubfolders: false } })).toEqual(['Brig', 'Anchor', 'Crane'])
    expect(await titles({ scope: { kind: 'selection', selection: { kind: 'items', folders: [], assets: assets.slice(2) } } })).toEqual(['Crane'])
    expect(await titles({ scope: { kind: 'selection', selection: { kind: 'items', folders: [folderId], assets: [] } } })).toEqual(['Brig', 'Anchor', 'Crane'])
    expect(await titles({ scope: { kind: 'selection', selection: { kind: 'contents', folderId, except: assets.slice(0, 1) } } })).toEqual(['Anchor', 'Crane'])
    expect(codeOf(await rows({ filters: [{ attributeId: NOWHERE, filter: { is: 'empty' } }] }))).toBe('ATTRIBUTE_NOT_FOUND')
    expect(codeOf(await rows({ filters: [{ attributeId: of('Height'), filter: { is: 'contains', text: '2' } }] }))).toBe('VALIDATION_FAILED')
    for (const filter of [{ is: 'near', value: '60,5', metres: -1 }, { is: 'equals', value: '60,5' }] as const) expect(codeOf(await rows({ filters: [{ attributeId: of('Found at'), filter }] }))).toBe('VALIDATION_FAILED')
    expect(codeOf(await rows({ scope: { kind: 'folder', folderId: NOWHERE, withSubfolders: false } }))).toBe('FOLDER_NOT_FOUND')
  })

  it('judges each cell by itself, and a repeated call saves nothing twice', async () => {
    const [assetId = ''] = assets
    const cells = [
      { assetId, attributeId: of('Title'), values: ['Brig, full sail'], revision: 1 },
      { assetId, attributeId: of('Height'), values: ['3 cm'], revision: 0 },
      { assetId, attributeId: of('Made'), values: ['whenever'], revision: 1 },
      { assetId: NOWHERE, attributeId: of('Title'), values: ['x'], revision: 0 },
    ]
    const named = once()
    const saved = value(await ports.metadataTable.save('RECORDS', cells, named, signal()))
    expect(saved.answers).toMatchObject([
      { outcome: 'saved', assetId, now: { values: ['Brig, full sail'], revision: 2 } },
      { outcome: 'stale', now: { values: ['2 cm'], revision: 1 } },
      { outcome: 'refused', refusal: { code: 'VALIDATION_FAILED', problem: { code: 'invalidEdtf' } } },
      { outcome: 'refused', assetId: NOWHERE, refusal: { code: 'ASSET_NOT_FOUND' } },
    ])
    expect(value(await ports.metadataTable.save('RECORDS', cells, named, signal()))).toEqual(saved)
    const [row] = value(await rows({ search: 'table0' })).items
    expect(row && cellOf(row, of('Title'))).toEqual({ values: ['Brig, full sail'], revision: 2 })
  })

  it('is asked for as a file by whoever could read its rows', async () => {
    const begin = (more: Partial<AskedTableFile> = {}) =>
      ports.tableFiles.begin(
        { resourceType: 'RECORDS', templateId: template.id, scope: { kind: 'module' }, sort: { by: 'name' }, direction: 'asc', filters: [], search: '', format: 'csv', language: 'en-US', columns: [of('Title')], ...more },
        signal(),
      )
    const [first, second] = [value(await begin()).address, value(await begin({ format: 'xlsx', scope: { kind: 'folder', folderId, withSubfolders: false } })).address]
    expect(first).not.toBe('')
    expect(second).not.toBe(first)
    expect(codeOf(await begin({ templateId: NOWHERE }))).toBe('TEMPLATE_NOT_FOUND')
    expect(codeOf(await begin({ resourceType: 'ARCHIVES' }))).toBe('TEMPLATE_NOT_FOUND')
    expect(codeOf(await begin({ columns: [NOWHERE] }))).toBe('ATTRIBUTE_NOT_FOUND')
    expect(codeOf(await begin({ scope: { kind: 'folder', folderId: NOWHERE, withSubfolders: true } }))).toBe('FOLDER_NOT_FOUND')
    expect(codeOf(await begin({ filters: [{ attributeId: of('Height'), filter: { is: 'contains', text: '2' } }] }))).toBe('VALIDATION_FAILED')
  })

  it('is read by a hidden template, which it does not offer, and saves nothing by it', async () => {
    const active = value(await ports.templates.read(template.id, signal()))
    value(await ports.templates.perform(active, 'hide', signal()))
    expect(value(await ports.metadataTable.templates('RECORDS', signal())).map(({ id }) => id)).not.toContain(template.id)
    expect(value(await ports.metadataTable.template('RECORDS', template.id, signal()))).toMatchObject({ state: 'Hidden', attributes: [{ name: 'Title' }, {}, {}, {}] })
    expect(await titles({ search: 'table1' })).toHaveLength(1)
    const { answers } = value(await save(assets[0] ?? '', 'Title', ['Too late'], 2))
    expect(answers).toMatchObject([{ outcome: 'refused', refusal: { code: 'TEMPLATE_DIFFERENT_STATE' } }])
  })
})
