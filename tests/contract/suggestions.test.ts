import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SuggestionFilter } from '../../src/domain/suggestions/deciding.ts'
import type { Proposal } from '../../src/domain/suggestions/proposal.ts'
import { newAttribute } from '../../src/domain/templates/template.fixture.ts'
import { putFile } from './files.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

const tag = (name: string, confidence: number): Proposal => ({ kind: 'Tag', tag: name, confidence, origin: { engine: 'Objects' } })

describe.each(SIDES)('suggestions %s', (_, open) => {
  let ports: Ports
  let count = 0
  beforeAll(async () => {
    ports = await open()
  })
  afterAll(() => ports.stop())

  const detail = async (id: string) => value(await ports.assets.read('RECORDS', id, signal()))
  const proposed = async (...proposals: readonly Proposal[]) => {
    const { id: folderId } = value(await ports.folders.create('RECORDS', null, `Suggestions ${(count += 1)}`, signal()))
    const asset = await detail(await putFile(ports.uploads, folderId, `Suggested ${count}.csv`))
    await ports.propose(asset, proposals)
    return asset
  }
  const open_ = async (filter: SuggestionFilter) => value(await ports.suggestions.page(filter, null, signal())).assets.flatMap(({ suggestions }) => suggestions)
  const idOf = async (assetId: string, name: string) => (await open_({ assetId })).find(({ values }) => values[0] === name)?.id ?? ''
  const attribute = async () => {
    const form = { name: `Suggested ${(count += 1)}`, shortDescription: '', type: 'ALL' as const, attributes: [newAttribute('Height', { type: 'number', unit: 'mm' })], rolesIds: [], usersIds: [ports.userId] }
    const made = value(await ports.templates.create(form, signal()))
    const { attributes } = value(await ports.templates.perform(made, 'publish', signal()))
    return attributes[0]?.id ?? ''
  }

  it('are listed by asset, the surest first, with where they come from', async () => {
    const asset = await proposed(tag('Boat', 0.7), { kind: 'Tag', tag: 'Harbour', confidence: 0.95, origin: { engine: 'KeyTerms', passage: 'In the harbour', words: 'harbour', page: 2 } })
    const [first] = value(await ports.suggestions.page({ assetId: asset.id }, null, signal())).assets
    expect([first?.asset.id, first?.path.at(-1)?.id]).toEqual([asset.id, asset.folderId])
    expect(first?.suggestions).toMatchObject([
      { assetId: asset.id, kind: 'Tag', subject: '', values: ['Harbour'], confidence: 0.95, origin: { engine: 'KeyTerms', passage: 'In the harbour', words: 'harbour', page: 2 } },
      { values: ['Boat'], confidence: 0.7, origin: { engine: 'Objects' } },
    ])
  })

  it('are found and counted by the same filters', async () => {
    const asset = await proposed(tag('Boat', 0.7), tag('Harbour', 0.95))
    const found = async (more: SuggestionFilter) => {
      const filter = { assetId: asset.id, ...more }
      return [(await open_(filter)).map(({ values }) => values[0]), value(await ports.suggestions.counts(filter, signal())).Tag]
    }
    expect(await found({ from: 0.9 })).toEqual([['Harbour'], 1])
    expect(await found({ engine: 'Faces' })).toEqual([[], 0])
    expect(await found({ kind: 'Value' })).toEqual([[], 0])
    expect(await found({ folderId: asset.folderId })).toEqual([['Harbour', 'Boat'], 2])
    expect(await found({ folderId: randomUUID() })).toEqual([[], 0])
  })

  it('become tags and values, are undone as one, and are not proposed again once refused', async () => {
    const height = await attribute()
    const asset = await proposed(tag('Boat', 0.7), tag('Harbour', 0.95), { kind: 'Value', attributeId: height, values: ['20 mm'], confidence: 0.8, origin: { engine: 'Text' } })
    const { templates } = value(await ports.suggestions.page({ assetId: asset.id }, null, signal()))
    expect(templates.flatMap(({ attributes }) => attributes.map(({ id }) => id))).toEqual([height])
    const decisions = [
      { id: await idOf(asset.id, 'Boat'), decision: 'refuse' },
      { id: await idOf(asset.id, 'Harbour'), decision: 'accept', values: ['Harbours'] },
      { id: await idOf(asset.id, '20 mm'), decision: 'accept' },
    ] as const
    const made = value(await ports.suggestions.decide(decisions, signal()))
    expect(made).toMatchObject({ decided: 3, left: [] })
    expect([(await detail(asset.id)).tags, await open_({ assetId: asset.id })]).toEqual([['Harbours'], []])
    const said = async () => value(await ports.metadata.read({ resourceType: 'RECORDS', assetId: asset.id }, signal())).templates.flatMap(({ values }) => values.flatMap((one) => one.values))
    expect(await said()).toEqual(['20 mm'])
    await ports.propose(asset, [tag('boat', 1)])
    expect(await open_({ assetId: asset.id })).toEqual([])

    expect(value(await ports.suggestions.undo(made.change, undefined, signal()))).toEqual({ reopened: 3, left: 0, next: null })
    expect([(await detail(asset.id)).tags, await said(), (await open_({ assetId: asset.id })).length]).toEqual([[], [], 3])
    expect(codeOf(await ports.suggestions.undo(made.change, undefined, signal()))).toBe('NOT_FOUND')
  })

  it('are read for a table, of a template and of some assets', async () => {
    const height = await attribute()
    const asset = await proposed(tag('Boat', 0.7), { kind: 'Value', attributeId: height, values: ['20 mm'], confidence: 0.8, origin: { engine: 'Text' } })
    const { templates } = value(await ports.suggestions.page({ assetId: asset.id }, null, signal()))
    const values = async (templateId: string, assetId: string) => value(await ports.suggestions.values(templateId, [assetId], signal())).suggestions.map((one) => [one.kind, one.values])
    expect(await values(templates[0]?.id ?? '', asset.id)).toEqual([['Value', ['20 mm']]])
    expect([await values(randomUUID(), asset.id), await values(templates[0]?.id ?? '', randomUUID())]).toEqual([[], []])
  })

  it('stay open with the reason where they cannot be accepted', async () => {
    const asset = await proposed(tag('Boat', 0.7), tag('Harbour', 0.95))
    const [boat, harbour] = [await idOf(asset.id, 'Boat'), await idOf(asset.id, 'Harbour')]
    value(await ports.assets.edit(await detail(asset.id), { tags: ['harbour'] }, signal()))
    const nobody = randomUUID()
    const { left } = value(await ports.suggestions.decide([{ id: harbour, decision: 'accept' }, { id: boat, decision: 'accept', values: [' '] }, { id: nobody, decision: 'accept' }], signal()))
    expect(new Map(left.map(({ id, reason, problem }) => [id, [reason, problem?.code]]))).toEqual(
      new Map([
        [harbour, ['present', undefined]],
        [boat, ['invalid', 'required']],
        [nobody, ['gone', undefined]],
      ]),
    )
    expect((await open_({ assetId: asset.id })).map(({ values }) => values[0])).toEqual(['Boat'])
  })

  it('are decided all from a confidence', async () => {
    const asset = await proposed(tag('Boat', 0.89), tag('Harbour', 0.9))
    const done = value(await ports.suggestions.decideAll({ assetId: asset.id, from: 0.9 }, 'accept', undefined, signal()))
    expect(done).toMatchObject({ decided: 1, left: 0, next: null })
    expect((await detail(asset.id)).tags).toEqual(['Harbour'])
    expect(value(await ports.suggestions.undo(done.change ?? '', undefined, signal()))).toEqual({ reopened: 1, left: 0, next: null })
    expect(codeOf(await ports.suggestions.decideAll({}, 'accept', { ...done, change: randomUUID() }, signal()))).toBe('NOT_FOUND')
  })

  it('are decided all but those that are left out', async () => {
    const asset = await proposed(tag('Boat', 0.9), tag('Harbour', 0.95))
    const harbour = (await open_({ assetId: asset.id })).find(({ values }) => values[0] === 'Harbour')?.id ?? ''
    expect(value(await ports.suggestions.decideAll({ assetId: asset.id, except: [harbour] }, 'accept', undefined, signal()))).toMatchObject({ decided: 1, left: 0 })
    expect([(await detail(asset.id)).tags, (await open_({ assetId: asset.id })).map(({ values }) => values[0])]).toEqual([['Boat'], ['Harbour']])
  })

  it('all that a filter finds is gone on with where the first piece decided nothing', async () => {
    const { id: assetId } = await proposed(tag('Quay', 0.8))
    const none = value(await ports.suggestions.decideAll({ assetId, from: 0.99 }, 'refuse', undefined, signal()))
    expect(none).toMatchObject({ change: null, decided: 0 })
    expect(value(await ports.suggestions.decideAll({ assetId }, 'refuse', none, signal()))).toMatchObject({ decided: 1 })
  })
})
