import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ImportAction, MetadataImport } from '../../src/domain/metadata-import/metadataImport.ts'
import { cellOf } from '../../src/domain/metadata-table/tableRow.ts'
import { newAttribute, templateForm } from '../../src/domain/templates/template.fixture.ts'
import type { Template } from '../../src/domain/templates/template.ts'
import { BufferFile } from './files.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

const NOWHERE = '00000000-0000-4000-8000-00000000ffff'
const ATTRIBUTES = [newAttribute('Caption', { required: true }), newAttribute('Depth', { type: 'number', unit: 'mm' }), newAttribute('Status', { defaultValue: 'new' })]

describe.each(SIDES)('imports of metadata %s', (_, open) => {
  let ports: Ports
  let template: Template
  let folderId: string
  const assets: string[] = []
  const of = (name: string): string => template.attributes.find((one) => one.name === name)?.id ?? ''
  const send = (text: string, name = 'list.csv') =>
    ports.metadataImports.send({ resourceType: 'RECORDS', templateId: template.id, file: new File([text], name, { type: 'text/csv' }), language: 'en-US' }, signal())
  const sent = async (text: string) => value(await send(text))
  const which = ({ id: importId }: Pick<MetadataImport, 'id'>) => ({ resourceType: 'RECORDS', importId }) as const
  const read = async (one: MetadataImport) => value(await ports.metadataImports.read(which(one), signal()))
  const done = async (one: MetadataImport, action: ImportAction) => {
    expect(value(await ports.metadataImports.begin(which(one), action, signal()))).toMatchObject({ state: 'underWay', failure: null })
    await vi.waitUntil(async () => (await read(one)).state !== 'underWay')
    return read(one)
  }
  const rows = async () =>
    value(await ports.metadataTable.rows({ resourceType: 'RECORDS', templateId: template.id, scope: { kind: 'module' }, sort: { by: 'name' }, direction: 'asc', filters: [], search: '', limit: 200 }, signal())).items
  const said = async (assetId = '') => {
    const row = (await rows()).find(({ asset }) => asset.id === assetId)
    return row && Object.fromEntries(template.attributes.flatMap(({ id, name }) => (cellOf(row, id).values.length === 0 ? [] : [[name, cellOf(row, id).values]])))
  }
  const say = async (assetId: string, name: string, values: readonly string[], revision: number) =>
    value(await ports.metadataTable.save('RECORDS', [{ assetId, attributeId: of(name), values, revision }], crypto.randomUUID(), signal()))

  beforeAll(async () => {
    ports = await open()
    folderId = value(await ports.folders.create('RECORDS', null, 'Imported into', signal())).id
    const form = templateForm({ name: 'Imported', type: 'RECORDS', attributes: ATTRIBUTES, rolesIds: [], usersIds: [ports.userId] })
    template = value(await ports.templates.perform(value(await ports.templates.create(form, signal())), 'publish', signal()))
    for (const name of ['import0.csv', 'import1.csv', 'import2.csv']) {
      const sending = { file: new BufferFile(Buffer.from('a,b\n'), name), destination: { type: 'RECORDS', folderId }, name, address: undefined } as const
      assets.push(value(await ports.uploads.send(sending, { kept: () => undefined, sent: () => undefined }, signal())).assetId)
    }
  })
  afterAll(() => ports.stop())

  it('are read and matched by their heads; their refused lines have an address', async () => {
    const found = await sent('ID;caption;Other\r\n1;"Måke; ""svart""";x\r\n')
    expect(found).toMatchObject({ name: 'list.csv', type: 'RECORDS', templateId: template.id, heads: ['ID', 'caption', 'Other'], sample: [['1', 'Måke; "svart"', 'x']], lines: 1, step: 'read', state: 'idle', failure: null })
    expect(found.settings).toEqual({ columns: [{ key: 'id' }, { attributeId: of('Caption') }, null], language: 'en-US', blanks: 'leave', folderId: null })
    expect(await read(found)).toEqual(found)
    const address = ports.metadataImports.refusedAddress(found.id, 'no')
    expect([address.includes(found.id), /\bno$/.test(address)]).toEqual([true, true])
    const [latest] = value(await ports.metadataImports.list('RECORDS', template.id, signal()))
    expect(latest).toMatchObject({ id: found.id, name: 'list.csv', lines: 1, step: 'read', state: 'idle' })
    expect(codeOf(await ports.metadataImports.list('ARCHIVES', template.id, signal()))).toBe('TEMPLATE_NOT_FOUND')
  })

  it('are refused where they are none', async () => {
    const problem = async (text: string) => {
      const answer = await send(text)
      return 'failure' in answer && answer.failure.code === 'VALIDATION_FAILED' ? answer.failure.fields['file'] : undefined
    }
    expect(await problem('ID,Caption\n')).toEqual({ code: 'required' })
    expect(await problem('ID,Caption\n1,\u0000')).toEqual({ code: 'fileTypeNotSupported' })
    expect(await problem(`ID\n${'1\n'.repeat(50_001)}`)).toEqual({ code: 'tooMany', limit: 50_000 })
    expect(await problem(`${'a,'.repeat(300)}b\n1`)).toEqual({ code: 'aboveMaximum', limit: 300 })
    expect(codeOf(await ports.metadataImports.read({ resourceType: 'RECORDS', importId: NOWHERE }, signal()))).toBe('NOT_FOUND')
  })

  it('are matched otherwise until they are written, and only rightly', async () => {
    const found = await sent('x,y\nimport0.csv,By name\n')
    expect(codeOf(await ports.metadataImports.begin(which(found), 'plan', signal()))).toBe('VALIDATION_FAILED')
    const settings = { columns: [{ key: 'name' }, { attributeId: of('Caption') }], language: 'en-US', blanks: 'leave', folderId: null } as const
    expect(await ports.metadataImports.match(which(found), settings, signal())).toMatchObject({ failure: { code: 'VALIDATION_FAILED', fields: { folderId: { code: 'required' } } } })
    expect(value(await ports.metadataImports.match(which(found), { ...settings, folderId }, signal()))).toMatchObject({ step: 'read', settings: { folderId } })
    expect(codeOf(await ports.metadataImports.begin(which(found), 'apply', signal()))).toBe('STALE_EDIT')
    expect(await done(found, 'plan')).toMatchObject({ step: 'planned', counts: { lines: 1, found: 1, added: 1, refused: 0 } })
  })

  it('tell what they would change, change it, and take it back: what was changed since stays', async () => {
    const [one = '', two = '', three = ''] = assets
    await say(two, 'Caption', ['Before'], 0)
    const found = await sent(`ID,Caption,Depth\n${one},First,2 cm\n${two},Second,deep\n${two},Again,\n,Nobody,\n${NOWHERE},Nobody,,\n${three},Pier, quay,2 cm\n`)
    const planned = await done(found, 'plan')
    expect(planned.counts).toEqual({ lines: 6, found: 2, added: 2, changed: 1, cleared: 0, same: 0, refused: 5 })
    expect(planned.refused).toEqual([
      { line: 3, attributeId: of('Depth'), text: 'deep', why: { code: 'VALIDATION_FAILED', problem: { code: 'notNumber' } } },
      { line: 4, attributeId: null, text: '', why: { code: 'repeated' } },
      { line: 5, attributeId: null, text: '', why: { code: 'keyMissing' } },
      { line: 6, attributeId: null, text: '', why: { code: 'notFound' } },
      { line: 7, attributeId: null, text: '', why: { code: 'tooManyCells' } },
    ])
    expect(await said(one)).toBeUndefined()
    expect(await done(found, 'apply')).toMatchObject({ step: 'applied', state: 'idle', counts: planned.counts })
    expect([await said(one), await said(two), await said(three)]).toEqual([{ Caption: ['First'], Depth: ['2 cm'], Status: ['new'] }, { Caption: ['Second'], Status: ['new'] }, undefined])
    // It is one of the transfers as well.
    const operation = value(await ports.bulkOperations.list(signal())).find(({ action }) => action === 'importValues')
    expect(operation).toMatchObject({ name: 'list.csv', destinationName: 'Imported', importId: found.id, state: 'Done', outcome: { batchId: found.id, assets: 2, skipped: 5 } })
    await say(two, 'Caption', ['Mine'], 2)
    expect(await done(found, 'undo')).toMatchObject({ step: 'undone', counts: { lines: 2, found: 1, changed: 3, refused: 1 } })
    expect(await said(two)).toEqual({ Caption: ['Mine'], Status: ['new'] })
    expect(codeOf(await ports.metadataImports.begin(which(found), 'apply', signal()))).toBe('STALE_EDIT')
  })

  it('take the template off again where it describes an asset since, and nothing else was said', async () => {
    const [one = '', , three = ''] = assets
    expect([await said(one), await said(three)]).toEqual([undefined, undefined])
    const found = await sent(`ID,Caption\n${one},One\n${three},Three\n`)
    await done(found, 'plan')
    await done(found, 'apply')
    expect(await said(three)).toEqual({ Caption: ['Three'], Status: ['new'] })
    const row = (await rows()).find(({ asset }) => asset.id === one)
    await say(one, 'Depth', ['1 cm'], row === undefined ? 0 : cellOf(row, of('Depth')).revision)
    await done(found, 'undo')
    expect([await said(one), await said(three)]).toEqual([{ Depth: ['1 cm'] }, undefined])
  })

  it('clear what is blank where they are told to', async () => {
    const [, two = ''] = assets
    const found = await sent(`ID,Status,Caption\n${two},,Mine\n`)
    value(await ports.metadataImports.match(which(found), { ...found.settings, blanks: 'clear' }, signal()))
    expect((await done(found, 'plan')).counts).toMatchObject({ cleared: 1, same: 1 })
    await done(found, 'apply')
    expect(await said(two)).toEqual({ Caption: ['Mine'] })
    expect(value(await ports.metadataImports.forget(which(found), signal()))).toEqual({})
    expect(codeOf(await ports.metadataImports.read(which(found), signal()))).toBe('NOT_FOUND')
  })

  it('change what is only written otherwise, as their plan says', async () => {
    const [one = ''] = assets
    const first = await sent(`ID,Caption,Depth\n${one},"glass plate, oslo",20 mm\n`)
    await done(first, 'plan')
    await done(first, 'apply')
    const other = await sent(`ID,Caption,Depth\n${one},"Glass plate, Oslo",2 cm\n`)
    const planned = await done(other, 'plan')
    expect(planned.counts).toMatchObject({ changed: 2, same: 0 })
    expect(await done(other, 'apply')).toMatchObject({ step: 'applied', counts: planned.counts })
    expect(await said(one)).toMatchObject({ Caption: ['Glass plate, Oslo'], Depth: ['2 cm'] })
  })
})
