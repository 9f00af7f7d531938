import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BulkOperation } from '../../src/domain/bulk-operations/bulkOperation.ts'
import type { Mapping } from '../../src/domain/guided-move/mapping.ts'
import type { Template } from '../../src/domain/templates/template.ts'
import { newAttribute, templateForm } from '../../src/domain/templates/template.fixture.ts'
import type { AttributeForm } from '../../src/domain/templates/attribute.ts'
import { BufferFile } from './files.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

const FORMER = [newAttribute('Title'), newAttribute('Made'), newAttribute('Kind', { type: 'dropDown', options: ['Oil', 'Chalk'] }), newAttribute('Note')]
const CORRECTED = [newAttribute('Title'), newAttribute('Made', { type: 'edtf' }), newAttribute('Kind', { type: 'multipleChoice', options: ['Oil'] }), newAttribute('Keeper', { defaultValue: 'Museum' })]

describe.each(SIDES)('values that are moved from a template to its copy %s', (_, open) => {
  let ports: Ports
  let folderId: string
  let made = 0
  beforeAll(async () => {
    ports = await open()
    folderId = value(await ports.folders.create('RECORDS', null, 'Moved', signal())).id
  })
  afterAll(() => ports.stop())

  const upload = async () => {
    made += 1
    const sending = { file: new BufferFile(Buffer.from('a,b\n'), `m${made}.csv`), destination: { type: 'RECORDS', folderId }, name: `m${made}.csv`, address: undefined } as const
    return { resourceType: 'RECORDS', assetId: value(await ports.uploads.send(sending, { kept: () => undefined, sent: () => undefined }, signal())).assetId } as const
  }
  const drafted = async (attributes: readonly AttributeForm[]): Promise<Template> => {
    made += 1
    return value(await ports.templates.create(templateForm({ name: `Moved ${made}`, type: 'ALL', attributes, rolesIds: [], usersIds: [ports.userId] }), signal()))
  }
  const published = async (attributes: readonly AttributeForm[]): Promise<Template> => value(await ports.templates.perform(await drafted(attributes), 'publish', signal()))
  const step = async ({ id }: Template, how: 'deactivate' | 'hide') => value(await ports.templates.perform(value(await ports.templates.read(id, signal())), how, signal()))
  const of = (template: Template, name: string): string => template.attributes.find((one) => one.name === name)?.id ?? ''
  const mapped = (from: Template, to: Template, names: readonly string[], addOptions = false): Mapping => names.map((name) => ({ attributeId: of(from, name), targetId: of(to, name), addOptions }))
  const option = async (template: Template, label: string): Promise<string> =>
    value(await ports.metadata.options({ attributeId: of(template, 'Kind'), search: label, limit: 1 }, signal())).items[0]?.id ?? ''
  const described = async (template: Template, values: Readonly<Record<string, string>>) => {
    const place = await upload()
    const changes = Object.entries(values).map(([name, text]) => ({ attributeId: of(template, name), values: [text], revision: 0 }))
    value(await ports.metadata.save(place, { changes }, signal()))
    return place
  }
  const said = async (place: Awaited<ReturnType<typeof upload>>) =>
    Object.fromEntries(
      value(await ports.metadata.read(place, signal())).templates.flatMap(({ template, values }) =>
        template.attributes.flatMap(({ id, name }) => values.flatMap((one) => (one.attributeId === id && one.values.length > 0 ? [[`${template.name} ${name}`, one.values.join()]] : []))),
      ),
    ) as Readonly<Record<string, string>>
  const ended = async ({ id }: BulkOperation): Promise<BulkOperation> => {
    const read = async () => value(await ports.bulkOperations.read(id, signal()))
    await expect.poll(async () => (await read()).state).not.toMatch(/Waiting|Working/)
    return read()
  }

  it('are tried first: what moves, what is converted, what is lost, each with examples', async () => {
    const [from, to] = [await published(FORMER), await drafted(CORRECTED)]
    const { assetId } = await described(from, { Title: 'Harbour', Made: '1890-1900', Kind: await option(from, 'Chalk'), Note: 'Cracked' })
    const asked = { templateId: from.id, targetId: to.id, mapping: mapped(from, to, ['Title', 'Made', 'Kind']) }
    const none = { same: 0, converted: 0, lost: 0, staying: 0, examples: [], losses: [], addedOptions: 0, addedLabels: [] }
    const plan = value(await ports.guidedMoves.plan(asked, signal()))
    expect(plan).toEqual({
      assets: 1,
      assetsKept: 1,
      assetsLeft: 0,
      attributes: [
        { ...none, attributeId: of(from, 'Title'), targetId: of(to, 'Title'), same: 1 },
        { ...none, attributeId: of(from, 'Made'), targetId: of(to, 'Made'), converted: 1, examples: [{ assetId, before: '1890-1900', after: '1890–1900' }] },
        { ...none, attributeId: of(from, 'Kind'), targetId: of(to, 'Kind'), lost: 1, losses: [{ assetId, value: 'Chalk', problem: { code: 'notAnOption' } }] },
        { ...none, attributeId: of(from, 'Note'), targetId: null, staying: 1 },
      ],
    })
    const adding = value(await ports.guidedMoves.plan({ ...asked, mapping: mapped(from, to, ['Kind'], true) }, signal()))
    expect(adding.attributes[2]).toMatchObject({ same: 1, lost: 0, addedOptions: 1, addedLabels: ['Chalk'] })
    expect(codeOf(await ports.guidedMoves.start(asked, signal()))).toBe('TEMPLATE_DIFFERENT_STATE')
  })

  it('are moved as far as they can be, and back', async () => {
    const [from, to] = [await published(FORMER), await published(CORRECTED)]
    const oil = await option(from, 'Oil')
    const [whole, parted] = [await described(from, { Title: 'Harbour', Kind: oil }), await described(from, { Title: 'Pier', Made: 'long ago' })]
    const before = await said(whole)
    await step(from, 'deactivate')
    const begun = value(await ports.guidedMoves.start({ templateId: from.id, targetId: to.id, mapping: mapped(from, to, ['Title', 'Made', 'Kind']) }, signal()))
    expect(begun).toMatchObject({ action: 'moveValues', type: 'RECORDS', count: 2, name: from.name, destinationId: null, destinationName: to.name, total: 2 })
    const done = await ended(begun)
    expect(done).toMatchObject({ state: 'Done', outcome: { batchId: begun.id, folders: 0, assets: 2, skipped: 1 } })
    expect(await said(whole)).toEqual({ [`${to.name} Title`]: 'Harbour', [`${to.name} Kind`]: await option(to, 'Oil'), [`${to.name} Keeper`]: 'Museum' })
    expect(await said(parted)).toEqual({ [`${from.name} Made`]: 'long ago', [`${to.name} Title`]: 'Pier', [`${to.name} Keeper`]: 'Museum' })
    expect([value(await ports.templates.read(from.id, signal())).assets, value(await ports.templates.read(to.id, signal())).assets]).toEqual([1, 2])
    expect(value(await ports.guidedMoves.moves(from.id, signal()))).toMatchObject([{ id: begun.id, targetId: to.id, targetName: to.name, assets: 2, kept: 1, undone: 0, isUnderWay: false }])
    value(await ports.metadata.save(parted, { changes: [{ attributeId: of(to, 'Title'), values: ['The pier'], revision: 1 }] }, signal()))
    const back = value(await ports.guidedMoves.undo(begun.id, signal()))
    expect(back).toMatchObject({ action: 'moveValuesBack', count: 2, name: to.name, destinationName: from.name })
    expect(await ended(back)).toMatchObject({ state: 'Done', outcome: { assets: 2, skipped: 1 } })
    expect(await said(whole)).toEqual(before)
    expect(await said(parted)).toEqual({ [`${from.name} Title`]: 'Pier', [`${from.name} Made`]: 'long ago', [`${to.name} Title`]: 'The pier' })
    expect(value(await ports.guidedMoves.moves(from.id, signal()))).toMatchObject([{ undone: 2 }])
  })

  it('add options that the target lacks, and leave what it says already', async () => {
    const [from, to] = [await published(FORMER), await published(CORRECTED)]
    const place = await described(from, { Title: 'Harbour', Kind: await option(from, 'Chalk') })
    value(await ports.metadata.save(place, { changes: [{ attributeId: of(to, 'Title'), values: ['Pier'], revision: 0 }] }, signal()))
    await ended(value(await ports.guidedMoves.start({ templateId: from.id, targetId: to.id, mapping: mapped(from, to, ['Title', 'Kind'], true) }, signal())))
    expect(await said(place)).toEqual({ [`${from.name} Title`]: 'Harbour', [`${to.name} Title`]: 'Pier', [`${to.name} Kind`]: await option(to, 'Chalk'), [`${to.name} Keeper`]: 'Museum' })
    expect(await option(to, 'Chalk')).not.toBe('')
  })

  it('are refused between templates that it is not for, by a mapping that is none, and back from nothing', async () => {
    const [from, to] = [await published(FORMER), await published(CORRECTED)]
    const ask = (templateId: string, targetId: string, mapping: Mapping) => ports.guidedMoves.plan({ templateId, targetId, mapping }, signal())
    expect(codeOf(await ask(from.id, from.id, mapped(from, from, ['Title'])))).toBe('VALIDATION_FAILED')
    expect(codeOf(await ask(from.id, to.id, []))).toBe('VALIDATION_FAILED')
    expect(codeOf(await ask(from.id, '00000000-0000-4000-8000-00000000ffff', mapped(from, to, ['Title'])))).toBe('TEMPLATE_NOT_FOUND')
    expect(codeOf(await ports.guidedMoves.undo('00000000-0000-4000-8000-00000000ffff', signal()))).toBe('NOT_FOUND')
    expect(codeOf(await ports.guidedMoves.moves('00000000-0000-4000-8000-00000000ffff', signal()))).toBe('TEMPLATE_NOT_FOUND')
    await step(from, 'hide')
    expect(codeOf(await ask(from.id, to.id, mapped(from, to, ['Title'])))).toBe('TEMPLATE_DIFFERENT_STATE')
  })
})
