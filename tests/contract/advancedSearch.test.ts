import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ResultQuery } from '../../src/application/advanced-search/AdvancedSearchGateway.ts'
import { printQuery } from '../../src/domain/query-language/print.ts'
import type { AssetDetail } from '../../src/domain/assets/asset.ts'
import type { Folder } from '../../src/domain/folders/folder.ts'
import { resourceOf } from '../../src/domain/items/item.ts'
import { newAttribute, templateForm } from '../../src/domain/templates/template.fixture.ts'
import type { Template } from '../../src/domain/templates/template.ts'
import { putFile } from './files.ts'
import { codeOf, signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

const NOWHERE = '00000000-0000-4000-8000-00000000ffff'

/** Six files in a folder of their own: who made them, when, how big, and tags. */
const FILES = [
  { name: 'kittiwake-a.csv', tags: ['Zqsea', 'Zqcliff'], maker: 'Ada Berg', width: '10 cm', made: '1887', technique: 'Oil' },
  { name: 'kittiwake-b.csv', tags: ['Zqsea'], maker: 'Ada Berg', width: '20 cm', made: '1888/1889', technique: 'Ink' },
  { name: 'kittiwake-c.csv', tags: ['Zqsea'], maker: 'Jo Dahl', width: '30 cm', made: '1889-05', technique: 'Ink' },
  { name: 'kittiwake-d.csv', tags: [], maker: 'Jo Dahl', width: undefined, made: undefined, technique: undefined },
  { name: 'kittiwake-e.csv', tags: [], maker: undefined, width: undefined, made: undefined, technique: undefined },
  { name: 'gannet-f.csv', tags: ['Zqcliff'], maker: undefined, width: undefined, made: undefined, technique: undefined },
] as const

describe.each(SIDES)('advanced search %s', (_, open) => {
  let ports: Ports
  let folder: Folder
  let template: Template
  /** The first of the files, from which others are cut. */
  let plate: string | undefined
  beforeAll(async () => {
    ports = await open()
    folder = value(await ports.folders.create('RECORDS', null, 'Zqbirds', signal()))
    const attributes = [newAttribute('Maker of it'), newAttribute('Wingspan', { type: 'number', unit: 'cm' }), newAttribute('Made in', { type: 'edtf' }), newAttribute('How', { type: 'dropDown', options: ['Oil', 'Ink'] }), newAttribute('Seen at', { type: 'coordinates' }), newAttribute('Cut from', { type: 'asset' })]
    const form = templateForm({ name: 'Zq bird', shortDescription: 'Birds', type: 'ALL', attributes, rolesIds: [], usersIds: [ports.userId] })
    template = value(await ports.templates.perform(value(await ports.templates.create(form, signal())), 'publish', signal()))
    const options = value(await ports.metadata.options({ attributeId: of('How'), search: '', limit: 10 }, signal())).items
    for (const { name, tags, maker, width, made, technique } of FILES) {
      const id = await putFile(ports.uploads, folder.id, name)
      const asset: AssetDetail = value(await ports.assets.read('RECORDS', id, signal()))
      if (tags.length > 0) value(await ports.assets.edit(asset, { tags: [...tags] }, signal()))
      const option = options.find(({ label }) => label === technique)?.id
      const said = Object.entries({ 'Cut from': technique && plate, 'Maker of it': maker, Wingspan: width, 'Made in': made, How: option, 'Seen at': width && '60.39,5.32' }).flatMap(([attribute, text]) => (text === undefined ? [] : [{ attributeId: of(attribute), values: [text], revision: 0 }]))
      plate ??= id
      if (said.length > 0) value(await ports.metadata.save({ resourceType: 'RECORDS', assetId: id }, { assign: [template.id], changes: said }, signal()))
    }
  })
  afterAll(() => ports.stop())

  const of = (name: string): string => template.attributes.find((one) => one.name === name)?.id ?? ''
  const results = (q: string, more: Partial<ResultQuery> = {}) => ports.advancedSearches.results({ q, sort: { by: 'name' }, direction: 'asc', limit: 50, ...more }, signal())
  const page = async (q: string, more: Partial<ResultQuery> = {}) => value(await results(q, more))
  const names = async (q: string, more: Partial<ResultQuery> = {}) => (await page(q, more)).items.map((item) => resourceOf(item).name.replace('.csv', ''))
  const total = async (q: string): Promise<number> => (await page(q, { limit: 1 })).total
  const facets = async (q: string, more: object = {}) => value(await ports.advancedSearches.facets({ q, ...more }, signal()))
  const terms = async (q: string, facet: string, more: object = {}) => {
    const [found] = (await facets(q, { facets: [facet], ...more })).facets
    return found?.kind === 'terms' ? found.values.map(({ label, count }) => [label, count]) : undefined
  }

  it('answers what is chosen of a facet as it is typed, with the number and the name of what it means', async () => {
    const chosen = async (q: string, facet: string, value: string) => {
      const [found] = (await facets(q, { facets: [facet] })).facets
      return found?.kind === 'terms' ? found.values.filter((one) => one.value === value || one.label === value).map(({ value: typed, label, count }) => [typed, label, count]) : undefined
    }
    expect(await chosen('folder:Zqbirds tag:ZQSEA', 'tag', 'ZQSEA')).toEqual([['ZQSEA', 'Zqsea', 3]])
    expect(await chosen('folder:Zqbirds -tag:zqcliff', 'tag', 'zqcliff')).toEqual([['zqcliff', 'Zqcliff', 2]])
    expect(await chosen('folder:Zqbirds tag:nothing', 'tag', 'nothing')).toEqual([['nothing', 'nothing', 0]])
    expect(await chosen('folder:Zqbirds How:OIL', of('How'), 'OIL')).toEqual([['OIL', 'Oil', 1]])
    expect(await chosen('kittiwake folder:zqbirds', 'folder', 'zqbirds')).toHaveLength(1)
  })

  it('counts what is found in each module, with facets or without any, as results do', async () => {
    const { modules } = await page('kittiwake OR folder:Zqbirds')
    expect(modules).toEqual([{ type: 'RECORDS', folders: 0, assets: 6 }])
    expect((await facets('kittiwake OR folder:Zqbirds')).modules).toEqual(modules)
    expect(await facets('kittiwake OR folder:Zqbirds', { facets: [] })).toEqual({ total: 6, modules, facets: [] })
  })

  it.each([
    ['kittiwake', 5],
    ['kittiwakes', 5],
    ['kittiw*', 5],
    ['"kittiwakes"', 0],
    ['zqbirds', 1],
    ['kittiwake OR gannet', 6],
    ['folder:Zqbirds', 6],
    ['folder:Zqbirds -kittiwake', 1],
    ['folder:zqbïrds', 6],
    ['kittiwake -folder:zqbïrds', 0],
    ['tag:zqsea', 3],
    ['tag:zqs*', 3],
    ['folder:Zqbirds -tag:*', 2],
    ['kittiwake "maker of it":"ada berg"', 2],
    ['"seen at":60.4,5.3~5km', 3],
    ['"seen at":60.4,5.3~1km', 0],
    ['kittiwake -"seen at":"60.4, 5.3 ~ 5 km"', 2],
    ['"seen at":60.39,5.32~0m', 3],
    ['kittiwake Wingspan:>10cm', 2],
    ['kittiwake Wingspan:100mm..200mm', 2],
    ['kittiwake "Made in":1889', 2],
    ['kittiwake How:ink', 2],
    ['kittiwake -How:*', 2],
    ['"Cut from":Kittiwake-A.csv', 2],
    ['"Cut from":kittiwake-b.csv', 0],
    ['"Cut from":*', 2],
    ['kittiwake type:csv', 5],
    ['kittiwake type:image', 0],
    ['kittiwake in:archives', 0],
    ['name:gannet', 1],
    ['Zq bird/Wingspan:>1', 0],
    ['"Zq bird/Wingspan":>1', 3],
  ])('finds by %s exactly %i', async (q, expected) => {
    expect(await total(q)).toBe(expected)
  })

  it('lists by name, by relevance and by an attribute, where what has no value comes last', async () => {
    const kittiwakes = ['kittiwake-a', 'kittiwake-b', 'kittiwake-c', 'kittiwake-d', 'kittiwake-e']
    expect(await names('kittiwake')).toEqual(kittiwakes)
    expect(await names('kittiwake', { direction: 'desc' })).toEqual(kittiwakes.toReversed())
    expect(await names('kittiwake', { sort: { by: 'relevance' } })).toEqual(kittiwakes)
    const byWidth = (direction: 'asc' | 'desc') => names('kittiwake wingspan:*', { sort: { by: 'attribute', attributeId: of('Wingspan') }, direction })
    expect(await byWidth('asc')).toEqual(['kittiwake-a', 'kittiwake-b', 'kittiwake-c'])
    expect(await byWidth('desc')).toEqual(['kittiwake-c', 'kittiwake-b', 'kittiwake-a'])
    for (const direction of ['asc', 'desc'] as const) {
      const all = await names('kittiwake', { sort: { by: 'attribute', attributeId: of('Wingspan') }, direction })
      expect(new Set(all.slice(3))).toEqual(new Set(['kittiwake-d', 'kittiwake-e']))
    }
    expect([await names('kittiwake', { sort: { by: 'repository' } }), await names('kittiwake', { sort: { by: 'by' } })].map((found) => found.toSorted())).toEqual([kittiwakes, kittiwakes])
    expect(codeOf(await results('kittiwake', { sort: { by: 'attribute', attributeId: NOWHERE } }))).toBe('ATTRIBUTE_NOT_FOUND')
  })

  it('is read page after page to the last hit, each with the number of all', async () => {
    const found: string[] = []
    let after: string | null | undefined
    while (after !== null) {
      const part = await page('folder:Zqbirds', { limit: 4, ...(after === undefined ? {} : { after }) })
      expect(part.total).toBe(6)
      found.push(...part.items.map((item) => resourceOf(item).name))
      after = part.next
    }
    expect(found).toEqual(FILES.map(({ name }) => name).toSorted())
  })

  it('tells where the words stand', async () => {
    expect((await page('kittiwake')).items[0]).toMatchObject({ kind: 'asset', field: 'name', fragments: [{ text: 'kittiwake', hit: true }, { hit: false }] })
    expect((await page('zqcliff kittiwake', { sort: { by: 'relevance' } })).total).toBe(1)
    expect((await page('zqcliff', { sort: { by: 'relevance' } })).items).toMatchObject([{ field: 'tags' }, { field: 'tags' }])
    expect((await page('"jo dahl"', { sort: { by: 'relevance' } })).items.map(({ field, attribute }) => [field, attribute])).toEqual([['metadata', 'Maker of it'], ['metadata', 'Maker of it']])
  })

  it('marks other forms and what is written with accents, as whole words', async () => {
    const place = value(await ports.folders.create('RECORDS', null, 'Zqmarks', signal()))
    const asset = value(await ports.assets.read('RECORDS', await putFile(ports.uploads, place.id, 'zqmarked.csv'), signal()))
    value(await ports.assets.edit(asset, { description: 'Worship of a city, to b\u00E5ter i \u00C6r\u00F8, dos canciones, ships' }, signal()))
    const marks = async (q: string) => (await page(`${q} folder:Zqmarks`)).items.map(({ field, fragments }) => [field, ...fragments.filter(({ hit }) => hit).map(({ text }) => text)])
    for (const [q, ...marked] of [['ship', 'ships'], ['cities', 'city'], ['bat aero', 'b\u00E5ter', '\u00C6r\u00F8'], ['canci\u00F3n', 'canciones'], ['description:wor*', 'Wor'], ['"a city"', 'a city']]) {
      expect([q, await marks(q ?? '')]).toEqual([q, [['description', ...marked]]])
    }
  })

  it.each([
    ['kittiwake folder:Nowhere', { part: 'folder:Nowhere', code: 'unknownFolder' }],
    ['kittiwake type:zzz', { part: 'type:zzz', code: 'unknownType' }],
    ['kittiwake added:soon', { part: 'added:soon', code: 'notADay' }],
    ['kittiwake size:big', { part: 'size:big', code: 'notASize' }],
    ['kittiwake Wingspan:wide', { part: 'Wingspan:wide', code: 'notAValue' }],
  ])('says of %s what it does not understand', async (q, problem) => {
    expect(await page(q)).toMatchObject({ total: 0, items: [], next: null, problems: [problem] })
  })

  it('takes queries of two thousand characters, and no longer ones', async () => {
    expect((await page(`kittiwake ${'x'.repeat(1_990)}`)).total).toBe(0)
    const long = 'x'.repeat(2_001)
    expect(codeOf(await results(long))).toBe('VALIDATION_FAILED')
    expect(codeOf(await ports.advancedSearches.facets({ q: long }, signal()))).toBe('VALIDATION_FAILED')
    expect(codeOf(await ports.advancedSearches.advice(long, signal()))).toBe('VALIDATION_FAILED')
    expect(codeOf(await ports.advancedSearches.completions(long, 5, signal()))).toBe('VALIDATION_FAILED')
    expect(codeOf(await ports.advancedSearches.fields(long, signal()))).toBe('VALIDATION_FAILED')
  })

  it('takes fifty conditions and parentheses ten deep, and says of more what is too much', async () => {
    const words = (count: number) => Array.from({ length: count }, (_each, at) => `zq${at}`).join(' ')
    expect((await page(words(50))).total).toBe(0)
    const many = words(51)
    const refused = { failure: { code: 'VALIDATION_FAILED', fields: { q: { code: 'tooManyConditions', limit: 50 } } } }
    expect(await results(many)).toMatchObject(refused)
    expect(await ports.advancedSearches.facets({ q: many }, signal())).toMatchObject(refused)
    expect(await ports.advancedSearches.advice(many, signal())).toMatchObject(refused)
    expect(await ports.advancedSearches.completions(many, 5, signal())).toMatchObject(refused)
    expect(await ports.advancedSearches.fields(many, signal())).toMatchObject(refused)
    const deep = (depth: number) => Array.from({ length: depth }, (_each, at) => at).reduce((inside, at) => `(zq${at} ${at % 2 === 0 ? 'OR' : ''} ${inside})`, 'zq')
    expect((await page(deep(10))).total).toBe(0)
    expect(await results(deep(11))).toMatchObject({ failure: { code: 'VALIDATION_FAILED', fields: { q: { code: 'tooDeep', limit: 10 } } } })
  })

  it('counts each value of the result, without the conditions of its own field', async () => {
    expect(await terms('kittiwake', of('Maker of it'))).toEqual([['Ada Berg', 2], ['Jo Dahl', 2]])
    expect(await terms('kittiwake "Maker of it":"Ada Berg"', of('Maker of it'))).toEqual([['Ada Berg', 2], ['Jo Dahl', 2]])
    expect(await terms('kittiwake "Maker of it":"Ada Berg"', of('How'))).toEqual([['Ink', 1], ['Oil', 1]])
    expect(await terms('kittiwake', of('Cut from'))).toEqual([['kittiwake-a.csv', 2]])
    expect(await terms('folder:Zqbirds', 'tag')).toEqual([['Zqsea', 3], ['Zqcliff', 2]])
    expect(await terms('kittiwake', of('Maker of it'), { find: { facet: of('Maker of it'), text: 'DAHL' } })).toEqual([['Jo Dahl', 2]])
    const [tags] = (await facets('kittiwake', { facets: ['tag'] })).facets
    expect(tags).toMatchObject({ id: 'tag', field: 'tag', kind: 'terms', distinct: 2, missing: 2 })
    const [made] = (await facets('kittiwake', { facets: [of('Made in')] })).facets
    expect(made).toMatchObject({ kind: 'histogram', field: 'Made in', label: 'Made in', template: 'Zq bird', missing: 2, buckets: [[1887, 1], [1888, 1], [1889, 2]].map(([year, count]) => ({ from: year, to: year, count })) })
    expect(codeOf(await ports.advancedSearches.facets({ q: 'kittiwake', facets: [NOWHERE] }, signal()))).toBe('ATTRIBUTE_NOT_FOUND')
  })

  it('has the facets of the templates in its result, and by each value finds as many as it counts', async () => {
    const all = await facets('kittiwake')
    expect(all.total).toBe(5)
    const ids = all.facets.map(({ id }) => id)
    expect(all.attributes?.map(({ label }) => label)).toContain('Wingspan')
    expect((await facets('kittiwake', { facets: ['tag'] })).attributes).toBeUndefined()
    expect(ids).toEqual(expect.arrayContaining(['type', 'repository', 'folder', 'tag', 'by', 'added', ...['Maker of it', 'Wingspan', 'Made in', 'How', 'Cut from'].map(of)]))
    // Hardly two places are the same.
    expect(ids).not.toContain(of('Seen at'))
    expect((await facets('gannet')).facets.map(({ id }) => id)).not.toContain(of('Wingspan'))
    for (const facet of all.facets) {
      if (facet.kind === 'histogram') continue
      for (const one of facet.values) {
        const q = printQuery({ kind: 'field', field: facet.field, test: { is: 'equals', value: one.value } })
        expect([q, await total(`kittiwake ${q}`)]).toEqual([q, one.count])
      }
    }
  })

  it('advises what to drop, and how a word may be spelt', async () => {
    const advice = value(await ports.advancedSearches.advice('kittiwake type:video', signal()))
    expect(advice.conditions).toContainEqual({ q: 'kittiwake', alone: 5, without: await total('type:video') })
    expect(advice.conditions).toContainEqual({ q: 'type:video', alone: await total('type:video'), without: 5 })
    expect(value(await ports.advancedSearches.advice('kittiwike', signal())).spelling).toBe('kittiwake')
    expect(value(await ports.advancedSearches.advice('qqqqqqqqqq', signal()))).toMatchObject({ spelling: null, wider: [] })
    expect(value(await ports.advancedSearches.advice('tag:kittiwake', signal())).wider).toEqual([{ q: 'kittiwake', count: 5 }])
  })

  it('completes the values of a field, and the names of attributes', async () => {
    const inserts = async (q: string) => value(await ports.advancedSearches.completions(q, q.length, signal())).map(({ insert, count }) => [insert, count])
    expect(await inserts('kittiwake tag:zq')).toEqual([['Zqsea', 3], ['Zqcliff', 2]])
    expect(await inserts('"Maker of it":ada')).toEqual([['"Ada Berg"', 2]])
    expect(await inserts('"Cut from":kitti')).toEqual([[`id:${plate}`, 2]])
    expect(await inserts('tag:qqqq')).toEqual([])
    const fields = value(await ports.advancedSearches.completions('ship maker', 10, signal()))
    expect(fields).toContainEqual({ kind: 'field', insert: '"Maker of it":', label: 'Maker of it' })
  })

  it('knows the attributes that can be asked for, and what folders and assets in a query are called', async () => {
    const { attributes, names: called } = value(await ports.advancedSearches.fields(`ship folder:id:${folder.id} folder:id:${NOWHERE} "Cut from":id:${plate} "Cut from":id:${NOWHERE}`, signal()))
    expect(attributes.filter((one) => one.template === 'Zq bird')).toEqual([
      { field: 'Maker of it', name: 'Maker of it', template: 'Zq bird', type: 'text', unit: null },
      { field: 'Wingspan', name: 'Wingspan', template: 'Zq bird', type: 'number', unit: 'cm' },
      { field: 'Made in', name: 'Made in', template: 'Zq bird', type: 'edtf', unit: null },
      { field: 'How', name: 'How', template: 'Zq bird', type: 'dropDown', unit: null },
      { field: 'Seen at', name: 'Seen at', template: 'Zq bird', type: 'coordinates', unit: null },
      { field: 'Cut from', name: 'Cut from', template: 'Zq bird', type: 'asset', unit: null },
    ])
    expect(called).toEqual([{ value: `id:${folder.id}`, label: 'Zqbirds' }, { value: `id:${plate}`, label: 'kittiwake-a.csv' }])
  })
})
