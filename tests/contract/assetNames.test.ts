import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resourceOf } from '../../src/domain/items/item.ts'
import { newAttribute, templateForm } from '../../src/domain/templates/template.fixture.ts'
import { putFile } from './files.ts'
import { signal, value } from './outcomes.ts'
import { SIDES, type Ports } from './ports.ts'

describe.each(SIDES)('assets that others name %s', (_, open) => {
  let ports: Ports
  let attributeId: string

  beforeAll(async () => {
    ports = await open()
    const form = templateForm({ name: 'Zq cutting', shortDescription: 'Cuttings', type: 'ALL', attributes: [newAttribute('Cut out of', { type: 'asset' })], rolesIds: [], usersIds: [ports.userId] })
    const template = value(await ports.templates.perform(value(await ports.templates.create(form, signal())), 'publish', signal()))
    attributeId = template.attributes[0]?.id ?? ''
    const put = async (folder: string, name: string) => putFile(ports.uploads, value(await ports.folders.create('RECORDS', null, folder, signal())).id, name)
    const sheets = [await put('Zq left', 'zqnarwhal.csv'), await put('Zq right', 'Zqnarwhal.csv'), await put('Zq apart', 'zqbeluga.csv')]
    for (const [at, sheet] of sheets.entries()) {
      const assetId = await put(`Zq cut ${at}`, `zqsnippet-${at}.csv`)
      value(await ports.metadata.save({ resourceType: 'RECORDS', assetId }, { assign: [template.id], changes: [{ attributeId, values: [sheet], revision: 0 }] }, signal()))
    }
  })
  afterAll(() => ports.stop())

  const results = async (q: string) => value(await ports.advancedSearches.results({ q, sort: { by: 'name' }, direction: 'asc', limit: 50 }, signal())).items.map((item) => resourceOf(item).name)

  it('are each meant where several are called so', async () => {
    expect(await results('"Cut out of":ZQNARWHAL.csv')).toEqual(['zqsnippet-0.csv', 'zqsnippet-1.csv'])
    expect(await results('"Cut out of":* -"Cut out of":zqnarwhal.csv')).toEqual(['zqsnippet-2.csv'])
  })

  it('are no words of what names them', async () => {
    expect(await results('zqbeluga')).toEqual(['zqbeluga.csv'])
    expect(await results('zqbel*')).toEqual(['zqbeluga.csv'])
    const { items } = value(await ports.searches.search({ term: 'zqbeluga', resourceType: undefined, limit: 10 }, signal()))
    expect(items.map((item) => resourceOf(item).name)).toEqual(['zqbeluga.csv'])
  })

  it('are listed by their names', async () => {
    const { facets } = value(await ports.advancedSearches.facets({ q: 'zqsnippet', facets: [attributeId] }, signal()))
    expect(facets.flatMap((facet) => (facet.kind === 'terms' ? facet.values : [])).map(({ label }) => label).toSorted()).toEqual(['Zqnarwhal.csv', 'zqbeluga.csv', 'zqnarwhal.csv'])
  })
})
