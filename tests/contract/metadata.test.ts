import * as Result from 'effect/Result'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DescribedPlace, MetadataSaved } from '../../src/application/metadata/MetadataGateway.ts'
import { EMPTY_CONTACT, formOf } from '../../src/domain/contacts/contact.ts'
import type { Template, TemplateForm } from '../../src/domain/templates/template.ts'
import { newAttribute, templateForm } from '../../src/domain/templates/template.fixture.ts'
import { BufferFile } from './files.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

const NOWHERE = '00000000-0000-4000-8000-00000000ffff'

const ATTRIBUTES = [
  newAttribute('Title', { required: true }),
  newAttribute('Height', { type: 'number', unit: 'mm' }),
  newAttribute('Kind', { type: 'multipleChoice', options: ['Oil', 'Ink', 'Chalk'] }),
  newAttribute('Place', { type: 'coordinates' }),
  newAttribute('Made', { type: 'edtf' }),
  newAttribute('Keeper', { defaultValue: 'Harbour Museum' }),
  newAttribute('Drawn after', { type: 'asset' }),
  newAttribute('Given by', { type: 'contact', repeatable: true }),
]

describe.each(SIDES)('what people say of assets %s', (_, open) => {
  let ports: Ports
  let folderId: string
  let made = 0
  beforeAll(async () => {
    ports = await open()
    folderId = value(await ports.folders.create('RECORDS', null, 'Described', signal())).id
  })
  afterAll(() => ports.stop())

  const upload = async (): Promise<DescribedPlace> => {
    made += 1
    const sending = { file: new BufferFile(Buffer.from('a,b\n'), `t${made}.csv`), destination: { type: 'RECORDS', folderId }, name: `t${made}.csv`, address: undefined } as const
    const { assetId } = value(await ports.uploads.send(sending, { kept: () => undefined, sent: () => undefined }, signal()))
    return { resourceType: 'RECORDS', assetId }
  }
  /** A published template for the person whose ports these are, unless told otherwise. */
  const published = async (more: Partial<TemplateForm> = {}): Promise<Template> => {
    made += 1
    const form = templateForm({ name: `Template ${made}`, shortDescription: 'Plates', type: 'ALL', attributes: ATTRIBUTES, rolesIds: [], usersIds: [ports.userId], ...more })
    return value(await ports.templates.perform(value(await ports.templates.create(form, signal())), 'publish', signal()))
  }
  const step = async (template: Template, how: 'deactivate' | 'hide') => value(await ports.templates.perform(value(await ports.templates.read(template.id, signal())), how, signal()))
  const of = (template: Template, name: string): string => template.attributes.find((one) => one.name === name)?.id ?? ''
  const save = (place: DescribedPlace, attributeId: string, values: readonly string[], revision = 0) => ports.metadata.save(place, { changes: [{ attributeId, values, revision }] }, signal())
  const read = async (place: DescribedPlace) => value(await ports.metadata.read(place, signal()))
  const valuesOf = async (place: DescribedPlace, attributeId: string) =>
    (await read(place)).templates.flatMap(({ values }) => values).find((one) => one.attributeId === attributeId)?.values
  const outcomes = ({ answers }: MetadataSaved) => answers.map((answer) => (answer.outcome === 'refused' ? [answer.code, answer.problem] : [answer.outcome, answer.now.values, answer.now.revision]))
  const options = async (template: Template) => value(await ports.metadata.options({ attributeId: of(template, 'Kind'), search: '', limit: 10 }, signal())).items
  const history = async (place: DescribedPlace, attributeId: string, limit = 10, after?: string) =>
    value(await ports.metadata.history(place, { attributeId, limit, ...(after === undefined ? {} : { after }) }, signal()))

  it('are chosen by what options are called, without case; a word that is none stays a word', async () => {
    const template = await published()
    const chalk = (await options(template)).find(({ label }) => label === 'Chalk')
    expect(value(await ports.metadata.named(of(template, 'Kind'), ['CHALK', 'Pencil', ' chalk '], signal()))).toEqual([
      { word: 'CHALK', option: chalk },
      { word: 'Pencil', option: null },
      { word: ' chalk ', option: chalk },
    ])
    expect(codeOf(await ports.metadata.named(of(template, 'Title'), ['CHALK'], signal()))).toBe('NOT_FOUND')
    expect(codeOf(await ports.metadata.named(NOWHERE, ['CHALK'], signal()))).toBe('NOT_FOUND')
  })

  it('name contacts: meant by name or e-mail, moved by a merge, gone with whom is deleted for good', async () => {
    const [template, place] = [await published(), await upload()]
    const given = of(template, 'Given by')
    const categoryId = value(await ports.contactCategories.list(signal()))[0]?.id ?? ''
    const add = async (lastName: string, email = '') => value(await ports.contacts.create({ ...EMPTY_CONTACT, firstName: 'Giver', lastName, email, categoryId }, signal()))
    const [ada, eva, other] = [await add('Ada', 'ada@given.example'), await add('Eva', 'eva@one.example'), await add('Eva', 'eva@two.example')]
    const [one, two] = [eva, other].map(({ id }) => ({ id, label: 'Giver Eva' }))
    const words = value(await ports.metadata.named(given, ['ADA@given.example', 'giver eva', 'Ada'], signal()))
    expect(words[0]).toEqual({ word: 'ADA@given.example', option: { id: ada.id, label: 'Giver Ada' } })
    expect([words[1]?.option, words[1]?.namesakes?.toSorted((left, right) => (left.id === eva.id && right.id !== eva.id ? -1 : 1))]).toEqual([null, [one, two]])
    expect(words[2]).toEqual({ word: 'Ada', option: null })
    value(await save(place, given, [ada.id, eva.id]))
    expect((await read(place)).names).toEqual(expect.arrayContaining([{ id: ada.id, label: 'Giver Ada' }, one]))
    const offered = value(await ports.metadata.options({ attributeId: given, search: 'giver', limit: 10 }, signal()))
    expect([offered.items, offered.total]).toEqual([[{ id: ada.id, label: 'Giver Ada' }, one], 2])
    const merged = value(await ports.contactExchange.merge({ contacts: [ada, eva], form: formOf(ada), pictureOf: null }, signal()))
    expect(await valuesOf(place, given)).toEqual([ada.id])
    value(await ports.contactExchange.undo(merged.id, signal()))
    expect(await valuesOf(place, given)).toEqual([ada.id, eva.id])
    value(await ports.contacts.trash([eva.id], signal()))
    expect((await read(place)).names).toEqual([{ id: ada.id, label: 'Giver Ada' }])
    value(await ports.contacts.deletePermanently([eva.id], signal()))
    expect(await valuesOf(place, given)).toEqual([ada.id])
    value(await ports.contactExchange.erase(ada.id, 'Giver Ada', signal()))
    expect(await valuesOf(place, given)).toEqual([])
  })

  it('are offered the templates of their module, described by them with their defaults, and by them no more', async () => {
    const [template, elsewhere, place] = [await published(), await published({ type: 'ARCHIVES' }), await upload()]
    const offered = (await read(place)).offered
    expect(offered).toContainEqual({ id: template.id, name: template.name, shortDescription: 'Plates' })
    expect(offered.map(({ id }) => id)).not.toContain(elsewhere.id)
    expect(value(await ports.metadata.save(place, { assign: [template.id], changes: [] }, signal()))).toEqual({ answers: [], names: [] })
    const described = await read(place)
    expect(described.offered.map(({ id }) => id)).not.toContain(template.id)
    const { attributes, displayFields, id, name, shortDescription, type, state } = template
    expect(described.templates.map((one) => one.template)).toEqual([{ attributes, displayFields, id, name, shortDescription, type, state }])
    expect(described.templates[0]?.values.map(({ attributeId, values, revision }) => [attributeId, values, revision])).toEqual(
      attributes.map((one) => [one.id, one.name === 'Keeper' ? ['Harbour Museum'] : [], one.name === 'Keeper' ? 1 : 0]),
    )
    expect(value(await ports.metadata.takeOff(place, template.id, signal()))).toBeUndefined()
    expect((await read(place)).templates).toEqual([])
    expect(codeOf(await ports.metadata.takeOff(place, template.id, signal()))).toBe('TEMPLATE_NOT_FOUND')
  })

  it('tell at their template how many assets it describes', async () => {
    const [template, one, other] = [await published({ name: 'Counted everywhere' }), await upload(), await upload()]
    const counted = async () => {
      const { items } = value(await ports.templates.list({ filter: { search: 'Counted everywhere' }, limit: 10 }, signal()))
      return [items.map(({ assets }) => assets), value(await ports.templates.read(template.id, signal())).assets]
    }
    expect(await counted()).toEqual([[0], 0])
    for (const place of [one, other]) value(await ports.metadata.save(place, { assign: [template.id], changes: [] }, signal()))
    expect(await counted()).toEqual([[2], 2])
    value(await ports.metadata.takeOff(one, template.id, signal()))
    expect(await counted()).toEqual([[1], 1])
  })

  it('are saved in the writing of their types, and told with who changed them', async () => {
    const [template, place] = [await published(), await upload()]
    expect(outcomes(value(await save(place, of(template, 'Height'), ['20'])))).toEqual([['saved', ['20 mm'], 1]])
    expect(outcomes(value(await save(place, of(template, 'Made'), ['about 1890'])))).toEqual([['saved', ['1890~'], 1]])
    expect(outcomes(value(await save(place, of(template, 'Height'), ['2 cm'], 1)))).toEqual([['saved', ['2 cm'], 2]])
    const now = (await read(place)).templates[0]?.values.find(({ attributeId }) => attributeId === of(template, 'Height'))
    expect(now).toMatchObject({ values: ['2 cm'], revision: 2 })
    expect([now?.changedBy === '', Number.isNaN(Date.parse(now?.changedAt ?? ''))]).toEqual([false, false])
    // What is the same changes nothing.
    expect(outcomes(value(await save(place, of(template, 'Height'), ['2 cm'], 2)))).toEqual([['saved', ['2 cm'], 2]])
  })

  it('are judged one by one; others of the same call are saved', async () => {
    const [template, place] = [await published(), await upload()]
    const change = (name: string, values: readonly string[], revision = 0) => ({ attributeId: of(template, name), values, revision })
    const changes = [
      change('Height', ['tall']),
      change('Place', ['91, 10']),
      change('Kind', [NOWHERE]),
      change('Drawn after', [NOWHERE]),
      change('Given by', [NOWHERE]),
      change('Title', ['a', 'b']),
      change('Made', ['189X']),
      change('Made', ['1900']),
      change('Keeper', ['Somebody'], 5),
    ]
    expect(outcomes(value(await ports.metadata.save(place, { changes }, signal())))).toEqual([
      ['VALIDATION_FAILED', { code: 'notNumber' }],
      ['INVALID_LONGITUDE_OR_LATITUDE', { code: 'invalidLatitude' }],
      ['VALIDATION_FAILED', { code: 'notAnOption' }],
      ['VALIDATION_FAILED', { code: 'unknownAsset' }],
      ['VALIDATION_FAILED', { code: 'unknownContact' }],
      ['VALIDATION_FAILED', { code: 'tooMany', limit: 1 }],
      ['saved', ['189X'], 1],
      ['stale', ['189X'], 1],
      ['stale', [], 0],
    ])
    expect(outcomes(value(await save(place, of(template, 'Title'), [])))).toEqual([['VALIDATION_FAILED', { code: 'required' }]])
  })

  it('stand for options and assets by their ids, whose names come along', async () => {
    const [template, place, other] = [await published(), await upload(), await upload()]
    const [chalk, ink, oil] = await options(template)
    expect([chalk?.label, ink?.label, oil?.label]).toEqual(['Chalk', 'Ink', 'Oil'])
    const saved = value(await save(place, of(template, 'Kind'), [oil?.id ?? '', ink?.id ?? '']))
    expect(saved.names.toSorted((one, two) => (one.label < two.label ? -1 : 1))).toEqual([ink, oil])
    const { name, fileNumber } = value(await ports.assets.read('RECORDS', other.assetId, signal()))
    expect(value(await save(place, of(template, 'Drawn after'), [other.assetId])).names).toEqual([{ id: other.assetId, label: name, module: 'RECORDS', fileNumber }])
    const words = [fileNumber.toLowerCase(), other.assetId, name.toUpperCase(), 'No such file']
    expect(value(await ports.metadata.named(of(template, 'Drawn after'), words, signal())).map(({ option }) => option)).toEqual([...words.slice(0, 3).map(() => ({ id: other.assetId, label: name })), null])
    await ports.templateOptions.mergeOptions({ templateId: template.id, attributeId: of(template, 'Kind') }, [oil?.id ?? ''], ink?.id ?? '', signal())
    expect(await valuesOf(place, of(template, 'Kind'))).toEqual([ink?.id])
    expect(outcomes(value(await save(place, of(template, 'Kind'), [chalk?.id ?? '', oil?.id ?? ''], 1)))).toEqual([['saved', [chalk?.id, ink?.id], 2]])
    expect(outcomes(value(await save(place, of(template, 'Kind'), [chalk?.id ?? '', chalk?.id ?? ''], 2)))).toEqual([['saved', [chalk?.id], 3]])
  })

  it('have options that are found by part of their label', async () => {
    const template = await published()
    const attributeId = of(template, 'Kind')
    const page = async (search: string, limit: number, after?: string) => value(await ports.metadata.options({ attributeId, search, limit, ...(after === undefined ? {} : { after }) }, signal()))
    expect((await page('K', 5)).items.map(({ label }) => label)).toEqual(['Chalk', 'Ink'])
    expect((await page('I', 5)).items.map(({ label }) => label)).toEqual(['Ink', 'Oil'])
    const first = await page('', 2)
    expect([first.total, first.items.length, (await page('', 2, first.next ?? '')).items.map(({ label }) => label)]).toEqual([3, 2, ['Oil']])
    expect(codeOf(await ports.metadata.options({ attributeId: of(template, 'Title'), search: '', limit: 5 }, signal()))).toBe('NOT_FOUND')
    expect(codeOf(await ports.metadata.options({ attributeId: NOWHERE, search: '', limit: 5 }, signal()))).toBe('NOT_FOUND')
  })

  it('have a history, by which each is undone that was not changed since', async () => {
    const [template, place] = [await published(), await upload()]
    const title = of(template, 'Title')
    for (const [revision, text] of ['One', 'Two', 'Three'].entries()) value(await save(place, title, [text], revision))
    const first = await history(place, title, 2)
    const second = await history(place, title, 2, first.next ?? '')
    const all = [...first.items, ...second.items]
    expect(all.map(({ before, after, undoable, templateId, attributeId }) => [before, after, undoable, templateId, attributeId])).toEqual([
      [['Two'], ['Three'], true, template.id, title],
      [['One'], ['Two'], false, template.id, title],
      [[], ['One'], false, template.id, title],
    ])
    expect(second.next).toBeNull()
    expect(codeOf(await ports.metadata.undo(place, all[1]?.id ?? '', signal()))).toBe('STALE_EDIT')
    expect(outcomes(value(await ports.metadata.undo(place, all[0]?.id ?? '', signal())))).toEqual([['saved', ['Two'], 4]])
    expect(await valuesOf(place, title)).toEqual(['Two'])
    expect(codeOf(await ports.metadata.undo(place, NOWHERE, signal()))).toBe('NOT_FOUND')
    expect(codeOf(await ports.metadata.undo(await upload(), all[0]?.id ?? '', signal()))).toBe('NOT_FOUND')
  })

  it('are named in the history of their asset, each with its way back', async () => {
    const [template, place] = [await published(), await upload()]
    const [title, kind] = [of(template, 'Title'), of(template, 'Kind')]
    const oil = value(await ports.metadata.options({ attributeId: kind, search: 'Oil', limit: 1 }, signal())).items[0]?.id ?? ''
    value(await ports.metadata.save(place, { changes: [{ attributeId: title, values: ['One'], revision: 0 }, { attributeId: kind, values: [oil], revision: 0 }] }, signal()))
    value(await save(place, title, ['Two'], 1))
    const entries = async () => {
      const { items } = value(await ports.histories.history({ kind: 'asset', type: 'RECORDS', id: place.assetId }, undefined, signal()))
      return items.flatMap(({ after, values }) => (values === undefined ? [] : [{ count: after?.['metadata'], values }]))
    }
    const [last, first, ...others] = await entries()
    const shown = last?.values.map(({ attribute, before, after, undoable }) => [attribute.name, before, after, undoable])
    expect([last?.count, shown, others]).toEqual([1, [['Title', ['One'], ['Two'], true]], []])
    const begun = first?.values.map(({ attribute, before, after, names, undoable }) => [attribute.name, before, after, names.map(({ label }) => label), undoable])
    expect(new Set(begun)).toEqual(new Set([['Title', [], ['One'], [], false], ['Kind', [], [oil], ['Oil'], true], ['Keeper', [], ['Harbour Museum'], [], true]]))
    expect(first?.count).toBe(3)
    value(await ports.metadata.undo(place, last?.values[0]?.id ?? '', signal()))
    expect(await valuesOf(place, title)).toEqual(['One'])
    expect((await entries()).map(({ values }) => values.map(({ attribute, undoable }) => `${attribute.name} ${undoable}`))[0]).toEqual(['Title true'])
  })

  it('come back with their template where its taking off is undone', async () => {
    const [template, place] = [await published(), await upload()]
    value(await save(place, of(template, 'Title'), ['Plate']))
    value(await ports.metadata.takeOff(place, template.id, signal()))
    const [change] = (await history(place, of(template, 'Title'))).items
    expect(change).toMatchObject({ before: ['Plate'], after: [], undoable: true })
    value(await ports.metadata.undo(place, change?.id ?? '', signal()))
    expect(await valuesOf(place, of(template, 'Title'))).toEqual(['Plate'])
  })

  it('come back all at once where their template is put on again with them', async () => {
    const [template, place] = [await published(), await upload()]
    value(await save(place, of(template, 'Title'), ['Plate']))
    const [described] = (await read(place)).templates
    value(await ports.metadata.takeOff(place, template.id, signal()))
    const changes = (described?.values ?? []).filter(({ values }) => values.length > 0).map(({ attributeId, values, revision }) => ({ attributeId, values, revision: revision + 1 }))
    expect(changes.map(({ values }) => values)).toEqual(expect.arrayContaining([['Plate'], ['Harbour Museum']]))
    expect(value(await ports.metadata.save(place, { assign: [template.id], changes }, signal())).answers.map(({ outcome }) => outcome)).toEqual(changes.map(() => 'saved'))
    expect((await read(place)).templates[0]?.values.map(({ values }) => values)).toEqual(described?.values.map(({ values }) => values))
  })

  it.each(['deactivate', 'hide'] as const)('are read and not edited once their template is not active (%s)', async (how) => {
    const [template, place, other] = [await published(), await upload(), await upload()]
    value(await save(place, of(template, 'Title'), ['Plate']))
    await step(template, how)
    expect(await valuesOf(place, of(template, 'Title'))).toEqual(['Plate'])
    const [change] = (await history(place, of(template, 'Title'))).items
    expect(change?.undoable).toBe(false)
    expect(codeOf(await save(place, of(template, 'Title'), ['Other'], 1))).toBe('TEMPLATE_DIFFERENT_STATE')
    expect(codeOf(await ports.metadata.undo(place, change?.id ?? '', signal()))).toBe('TEMPLATE_DIFFERENT_STATE')
    expect(codeOf(await ports.metadata.takeOff(place, template.id, signal()))).toBe('TEMPLATE_DIFFERENT_STATE')
    expect((await read(other)).offered.map(({ id }) => id)).not.toContain(template.id)
    expect(codeOf(await ports.metadata.save(other, { assign: [template.id], changes: [] }, signal()))).toBe('TEMPLATE_DIFFERENT_STATE')
  })

  it('by templates that one is not in are as if there were none', async () => {
    const role = value(await ports.roles.list(ports.organizationId, signal())).find(({ name }) => name === 'Publisher')
    const [template, place] = [await published({ rolesIds: [role?.id ?? ''], usersIds: [] }), await upload()]
    expect((await read(place)).offered.map(({ id }) => id)).not.toContain(template.id)
    expect(codeOf(await save(place, of(template, 'Title'), ['Plate']))).toBe('ATTRIBUTE_NOT_FOUND')
    expect(codeOf(await ports.metadata.save(place, { assign: [template.id], changes: [] }, signal()))).toBe('TEMPLATE_NOT_FOUND')
    expect(codeOf(await ports.metadata.options({ attributeId: of(template, 'Kind'), search: '', limit: 5 }, signal()))).toBe('NOT_FOUND')
  })

  it('can be what their attribute begins with', async () => {
    const form = templateForm({ attributes: [newAttribute('Made', { type: 'edtf', defaultValue: '1890-13' })], rolesIds: [], usersIds: [ports.userId] })
    const refused = await ports.templates.create(form, signal())
    expect(Result.getOrThrow(Result.flip(refused))).toEqual({ code: 'VALIDATION_FAILED', fields: { 'attributes.0.defaultValue': { code: 'invalidEdtf' } } })
  })

  it('are found by their words and the names of their options, with the attribute that says them', async () => {
    const [template, place] = [await published(), await upload()]
    const [chalk] = await options(template)
    value(await save(place, of(template, 'Title'), ['Glass quartzose plate']))
    value(await save(place, of(template, 'Kind'), [chalk?.id ?? '']))
    const hits = async (term: string) => value(await ports.searches.search({ term, resourceType: undefined, limit: 10 }, signal())).items.filter((hit) => hit.kind === 'asset' && hit.asset.id === place.assetId)
    expect((await hits('quartzose')).map(({ field, attribute, fragments }) => [field, attribute, fragments.filter(({ hit }) => hit).map(({ text }) => text)])).toEqual([['metadata', 'Title', ['quartzose']]])
    expect((await hits('chalk quartzose')).map(({ field }) => field)).toEqual(['metadata'])
    value(await ports.metadata.takeOff(place, template.id, signal()))
    expect(await hits('plate quartzose')).toEqual([])
  })

  it('are only of assets that there are', async () => {
    const nowhere = { resourceType: 'RECORDS', assetId: NOWHERE } as const
    const elsewhere = { ...(await upload()), resourceType: 'ARCHIVES' } as const
    expect(codeOf(await ports.metadata.read(nowhere, signal()))).toBe('ASSET_NOT_FOUND')
    expect(codeOf(await ports.metadata.read(elsewhere, signal()))).toBe('ASSET_DIFFERENT_TYPE')
    expect(codeOf(await ports.metadata.save(nowhere, { changes: [] }, signal()))).toBe('ASSET_NOT_FOUND')
    expect(codeOf(await ports.metadata.history(elsewhere, { limit: 5 }, signal()))).toBe('ASSET_DIFFERENT_TYPE')
  })
})
