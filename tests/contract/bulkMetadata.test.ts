import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BulkEdit } from '../../src/domain/bulk-edit/bulkEdit.ts'
import type { MetadataEdit } from '../../src/domain/bulk-edit/bulkMetadata.ts'
import type { Template, TemplateForm } from '../../src/domain/templates/template.ts'
import { newAttribute, templateForm } from '../../src/domain/templates/template.fixture.ts'
import { BufferFile } from './files.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

const NOWHERE = '00000000-0000-4000-8000-00000000ffff'
const ATTRIBUTES = [
  newAttribute('Title', { required: true }),
  newAttribute('Height', { type: 'number', unit: 'mm' }),
  newAttribute('Makers', { repeatable: true }),
  newAttribute('Keeper', { defaultValue: 'Harbour Museum' }),
]

describe.each(SIDES)('values of many assets %s', (_, open) => {
  let ports: Ports
  let folderId: string
  let made = 0
  beforeAll(async () => {
    ports = await open()
    folderId = value(await ports.folders.create('RECORDS', null, 'Values of many', signal())).id
  })
  afterAll(() => ports.stop())

  const upload = async () => {
    made += 1
    const sending = { file: new BufferFile(Buffer.from('a,b\n'), `m${made}.csv`), destination: { type: 'RECORDS', folderId }, name: `m${made}.csv`, address: undefined } as const
    return value(await ports.uploads.send(sending, { kept: () => undefined, sent: () => undefined }, signal())).assetId
  }
  const published = async (more: Partial<TemplateForm> = {}): Promise<Template> => {
    made += 1
    const form = templateForm({ name: `Many ${made}`, shortDescription: '', type: 'ALL', attributes: ATTRIBUTES, rolesIds: [], usersIds: [ports.userId], ...more })
    return value(await ports.templates.perform(value(await ports.templates.create(form, signal())), 'publish', signal()))
  }
  const of = (template: Template, name: string): string => template.attributes.find((one) => one.name === name)?.id ?? ''
  const selected = (...assets: readonly string[]) => ({ kind: 'items', folders: [], assets }) as const
  const say = async (assetId: string, attributeId: string, values: readonly string[], revision = 0) =>
    value(await ports.metadata.save({ resourceType: 'RECORDS', assetId }, { changes: [{ attributeId, values, revision }] }, signal()))
  const said = async (assetId: string) => {
    const { templates } = value(await ports.metadata.read({ resourceType: 'RECORDS', assetId }, signal()))
    return templates.map(({ template, values }) => template.attributes.flatMap(({ id, name }) => (values.find(({ attributeId }) => attributeId === id)?.values ?? []).map((text) => `${name}: ${text}`)))
  }
  const history = async (assetId: string, attributeId: string) => value(await ports.metadata.history({ resourceType: 'RECORDS', assetId }, { attributeId, limit: 10 }, signal())).items.map(({ before, after }) => [before, after])
  const editOf = (metadata: Partial<MetadataEdit>, more: BulkEdit = {}): BulkEdit => ({ ...more, metadata: { assign: [], changes: [], ...metadata } })
  const plan = (assets: readonly string[], edit: BulkEdit) => ports.bulkEdits.plan('RECORDS', selected(...assets), edit, signal())
  const apply = async (assets: readonly string[], edit: BulkEdit) =>
    value(await ports.bulkEdits.apply('RECORDS', selected(...assets), edit, value(await plan(assets, edit)).state, signal()))
  const undo = async (change: string) => value(await ports.bulkEdits.undo('RECORDS', change, signal()))

  it('are offered by the templates that describe, with how many of the selected ones they do', async () => {
    const [template, elsewhere, one, other] = [await published(), await published({ type: 'ARCHIVES' }), await upload(), await upload()]
    await say(one, of(template, 'Title'), ['Plate'])
    const { templates } = value(await ports.bulkEdits.summary('RECORDS', selected(one, other), signal()))
    expect(templates.find((one) => one.template.id === template.id)).toMatchObject({ assets: 1, template: { name: template.name } })
    expect(templates.map((one) => one.template.id)).not.toContain(elsewhere.id)
  })

  it('are set, appended and cleared together, one change of each, as the plan said', async () => {
    const [template, one, other, third] = [await published(), await upload(), await upload(), await upload()]
    await say(one, of(template, 'Makers'), ['Thorsen'])
    await say(one, of(template, 'Height'), ['20 mm'])
    await say(other, of(template, 'Makers'), ['Berg'])
    const edit = editOf({
      changes: [
        { attributeId: of(template, 'Title'), how: 'replace', values: ['Plates of 1890'] },
        { attributeId: of(template, 'Makers'), how: 'append', values: ['BERG', 'Lind'] },
        { attributeId: of(template, 'Height'), how: 'remove' },
      ],
    })
    const planned = value(await plan([one, other, third], edit))
    expect([planned.changed, planned.refusedTotal]).toEqual([3, 0])
    expect(planned.items.find(({ id }) => id === one)?.metadata).toEqual([
      { attributeId: of(template, 'Title'), before: [], after: ['Plates of 1890'] },
      { attributeId: of(template, 'Makers'), before: ['Thorsen'], after: ['Thorsen', 'BERG', 'Lind'] },
      { attributeId: of(template, 'Height'), before: ['20 mm'], after: [] },
    ])
    const { change, changed } = await apply([one, other, third], edit)
    expect(changed).toBe(3)
    expect([await said(one), await said(other), await said(third)]).toEqual([
      [['Title: Plates of 1890', 'Makers: Thorsen', 'Makers: BERG', 'Makers: Lind', 'Keeper: Harbour Museum']],
      [['Title: Plates of 1890', 'Makers: Berg', 'Makers: Lind', 'Keeper: Harbour Museum']],
      [['Title: Plates of 1890', 'Makers: BERG', 'Makers: Lind', 'Keeper: Harbour Museum']],
    ])
    expect(await history(other, of(template, 'Makers'))).toEqual([[['Berg'], ['Berg', 'Lind']], [[], ['Berg']]])

    expect(await undo(change)).toEqual({ changed: 3, left: 0 })
    expect([await said(one), await said(other), await said(third)]).toEqual([
      [['Height: 20 mm', 'Makers: Thorsen', 'Keeper: Harbour Museum']],
      [['Makers: Berg', 'Keeper: Harbour Museum']],
      [],
    ])
  })

  it('that were changed since stay as they are, and are counted', async () => {
    const [template, one, other] = [await published(), await upload(), await upload()]
    const title = of(template, 'Title')
    const { change } = await apply([one, other], editOf({ changes: [{ attributeId: title, how: 'replace', values: ['Ours'] }] }))
    await say(one, title, ['Mine'], 1)
    expect(await undo(change)).toEqual({ changed: 1, left: 1 })
    expect([await said(one), await said(other)]).toEqual([[['Title: Mine']], []])
  })

  it('describe all of them by a template, beside an edit of other fields, and are taken back with it', async () => {
    const [template, one, other] = [await published(), await upload(), await upload()]
    await say(one, of(template, 'Keeper'), ['Town'])
    const edit = editOf({ assign: [template.id] }, { description: { how: 'replace', text: 'From the attic' } })
    const planned = value(await plan([one, other], edit))
    expect(planned.items.map(({ id, assigned }) => [id === one, assigned])).toEqual(expect.arrayContaining([[true, []], [false, [template.id]]]))
    const { change, changed } = await apply([one, other], edit)
    expect([changed, await said(one), await said(other)]).toEqual([2, [['Keeper: Town']], [['Keeper: Harbour Museum']]])
    expect(await undo(change)).toEqual({ changed: 2, left: 0 })
    expect([await said(one), await said(other)]).toEqual([[['Keeper: Town']], []])
    expect(value(await ports.assets.read('RECORDS', other, signal())).description).toBe('')
  })

  it('that one asset cannot take refuse the whole, with the reason', async () => {
    const [template, one, other] = [await published(), await upload(), await upload()]
    await say(one, of(template, 'Title'), ['Plate'])
    const edit = editOf({ changes: [{ attributeId: of(template, 'Title'), how: 'remove' }, { attributeId: of(template, 'Makers'), how: 'append', values: ['Lind'] }] })
    const planned = value(await plan([one, other], edit))
    expect(planned.refused.map(({ id, problems }) => [id, problems])).toEqual([[one, { [`metadata.${of(template, 'Title')}`]: { code: 'required' } }]])
    expect(codeOf(await ports.bulkEdits.apply('RECORDS', selected(one, other), edit, planned.state, signal()))).toBe('VALIDATION_FAILED')
    expect([await said(one), await said(other)]).toEqual([[['Title: Plate', 'Keeper: Harbour Museum']], []])
  })

  it('are another plan once one of them was changed, and nothing where they would stay', async () => {
    const [template, one] = [await published(), await upload()]
    const edit = editOf({ changes: [{ attributeId: of(template, 'Title'), how: 'replace', values: ['Plate'] }] })
    const { state } = value(await plan([one], edit))
    await say(one, of(template, 'Title'), ['Plate'])
    expect(codeOf(await ports.bulkEdits.apply('RECORDS', selected(one), edit, state, signal()))).toBe('STALE_EDIT')
    expect(value(await plan([one], edit)).changed).toBe(0)
  })

  it('of what is not there, not active or wrong are refused before anything is planned', async () => {
    const [template, one] = [await published(), await upload()]
    const refusal = async (metadata: Partial<MetadataEdit>) => (await plan([one], editOf(metadata)) as { readonly failure?: { readonly fields?: unknown } }).failure?.fields
    expect(await refusal({ changes: [{ attributeId: NOWHERE, how: 'remove' }] })).toEqual({ metadata: { code: 'notAnOption' } })
    expect(await refusal({ assign: [NOWHERE] })).toEqual({ metadata: { code: 'notAnOption' } })
    expect(await refusal({})).toEqual({ metadata: { code: 'required' } })
    value(await ports.templates.perform(value(await ports.templates.read(template.id, signal())), 'deactivate', signal()))
    expect(await refusal({ assign: [template.id] })).toEqual({ metadata: { code: 'notAnOption' } })
  })
})
