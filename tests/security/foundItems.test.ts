import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTenant } from '../../server/database/tenant.ts'
import { attribute, attributeOf, publishedTemplate, saySo, type MadeTemplate } from '../../server/metadata-table/described.fixture.ts'
import { enterAssets } from '../../server/search-index/assetEntries.ts'
import { EMPTY_CONTACT } from '../../src/domain/contacts/contact.ts'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import { ask, personOf, type Person } from '../support/server/person.ts'
import { startTestServer } from '../support/server/testServer.ts'
import { personWith } from './matrix/people.ts'
import { inModule, makeAsset, makeFolder } from './matrix/targets.ts'

/**
 * What somebody is not to see is in no hit, count, facet, completion, advice, selection or news of a search. Each of these words is all over one asset: in its
 * name, description, tag, person, repository and value.
 */
const WORDS = ['dolphin', 'kraken', 'narwhal', 'walrus', 'beluga'] as const
type Word = (typeof WORDS)[number]
/** Of the asset that lies in the open, by a template of others. */
const OF_OTHERS = 'manatee'

const headers = inModule('RECORDS')
const server = await startTestServer()
const owner = (text: string, ...values: readonly unknown[]) => server.database.owner.query(text, [...values])

let maker: Person
/** The folder of the kraken and the beluga, and the narwhal, are restricted for them. */
let reader: Person
/** In none of the templates. */
let outsider: Person
let stranger: Person
let template: MadeTemplate
let others: MadeTemplate
const assets = new Map<Word, string>()

const post = async (person: Person, path: string, body: object) => {
  const answer = await person.ask({ method: 'POST', path, headers, body })
  if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`)
  return answer.json
}

const plant = async (word: Word, folderId?: string): Promise<void> => {
  const { organizationId } = maker
  const { id } = await makeAsset(maker, 'RECORDS')
  const repository = randomUUID()
  await owner('insert into repositories (id, organization_id, name, name_key) values ($1, $2, $3, $3)', repository, organizationId, `${word} depot`)
  await owner(
    `update assets set name = $2 || ' plate.csv', name_key = $2 || ' plate.csv', description = $2 || ' described', tags = array[$2 || ' tag'], repository_id = $3,
       folder_id = coalesce($4, folder_id) where id = $1`, id, word, repository, folderId ?? null)
  if (folderId !== undefined) await owner('update folders set asset_count = (select count(*) from assets where folder_id = folders.id) where id = $1', folderId)
  await owner(
    `insert into asset_persons (id, organization_id, asset_id, content_version, name, name_key, x, y, width, height, source, created_by, modified_by)
     select gen_random_uuid(), organization_id, id, content_version, $2 || ' person', $2 || ' person', 0, 0, 0.5, 0.5, 'Drawn', created_by, created_by from assets where id = $1`, id, word)
  await saySo(server, maker, template, [{ assetId: id, values: { [attributeOf(template, 'Maker').id]: [`${word} maker`] } }])
  const categories = (await maker.ask({ path: '/v1/contact-categories' })).json as { readonly items: readonly { readonly id: string }[] }
  const contact = (await post(maker, '/v1/contacts', { ...EMPTY_CONTACT, firstName: word, lastName: 'contact', categoryId: categories.items[0]?.id })) as { readonly id: string }
  await post(maker, `/v1/assets/${id}/contacts`, { contactId: contact.id, kind: 'donor', from: '', until: '', note: '' })
  if (word === 'dolphin') await saySo(server, maker, others, [{ assetId: id, values: { [attributeOf(others, 'Verdict').id]: [OF_OTHERS] } }])
  await inTenant(server.database, organizationId, (tenant) => enterAssets(tenant, 'RECORDS', [id]))
  assets.set(word, id)
}

const savedSearch = (person: Person, q: string) => post(person, '/v1/saved-searches', { name: `Search ${q}`, q, roleIds: [] })

/** Signed in since their restrictions, which a token carries. */
const renewed = async ({ refreshToken }: Person): Promise<Person> => {
  const answer = await ask(server.url, { method: 'POST', path: '/v1/auth/refresh-token', body: { refreshToken } })
  return personOf(server.url, { ...answer, json: { refreshToken, ...(answer.json as object) } })
}

beforeAll(async () => {
  await owner(`update organizations set features = '{FacialRecognition}'`)
  const own = PERMISSIONS.filter((permission) => permission !== 'CREATE_ORGS')
  const person = (turn: string, organization = 'Harbour Museum') => personWith(server.url, server.database, organization, own, [], turn)
  ;[maker, reader, outsider, stranger] = await Promise.all([person('maker'), person('reader'), person('outsider'), person('stranger', 'Fjord Archive')])
  template = await publishedTemplate(maker, [attribute('Maker')], [maker, reader])
  others = await publishedTemplate(maker, [attribute('Verdict')], [maker])
  const cuttings = await publishedTemplate(maker, [attribute('Cut from', 'asset', { repeatable: true })], [maker, reader])
  const closed = await makeFolder(maker, 'RECORDS')
  for (const one of [maker, reader, outsider, stranger]) for (const q of [...WORDS, OF_OTHERS]) await savedSearch(one, q)
  for (const word of WORDS) await plant(word, word === 'kraken' || word === 'beluga' ? closed.id : undefined)
  await saySo(server, maker, cuttings, [{ assetId: assets.get('dolphin') ?? '', values: { [attributeOf(cuttings, 'Cut from').id]: [...assets.values()] } }])
  const restrict = [{ kind: 'folder', id: closed.id }, { kind: 'asset', id: assets.get('narwhal') }]
  await post(maker, `/v1/users/${reader.userId}/restrictions`, { restrict, lift: [] })
  reader = await renewed(reader)
  for (const word of ['walrus', 'beluga'] as const) await post(maker, '/v1/library/trash', { selection: { kind: 'items', folders: [], assets: [assets.get(word)] } })
})
afterAll(() => server.stop())

interface Page {
  readonly total: number
  readonly items: readonly { readonly asset?: { readonly id: string } }[]
}
const found = (person: Person, q: string, more: object = {}) => post(person, '/v1/search/results', { q, sort: { by: 'relevance' }, direction: 'asc', limit: 50, ...more }) as Promise<Page>
/** Which of the words are found by one condition each. */
const foundOf = async (person: Person, conditionOf: (word: string) => string): Promise<readonly string[]> => {
  const words: string[] = []
  for (const word of [...WORDS, OF_OTHERS]) if ((await found(person, conditionOf(word))).total > 0) words.push(word)
  return words
}
/** Which of the words stand in an answer. */
const wordsIn = (answer: unknown): readonly string[] => [...WORDS, OF_OTHERS].filter((word) => JSON.stringify(answer).includes(word))

const ASKERS = [
  ['who made it', () => maker, ['dolphin', 'kraken', 'narwhal'], [OF_OTHERS]],
  ['whom parts are restricted for', () => reader, ['dolphin'], []],
  ['who is in no template', () => outsider, ['dolphin', 'kraken', 'narwhal'], []],
  ['another organization', () => stranger, [], []],
] as const

describe.each(ASKERS)('%s', (_, person, items, values) => {
  const isDescribed = () => person() === maker || person() === reader

  it('finds what they see, by any field', async () => {
    expect(await foundOf(person(), (word) => word)).toEqual([...items, ...values])
    for (const field of ['name', 'description']) expect([field, await foundOf(person(), (word) => `${field}:${word}`)]).toEqual([field, items])
    for (const field of ['tag', 'person', 'contact', 'repository']) expect([field, await foundOf(person(), (word) => `${field}:"${word} ${field === 'repository' ? 'depot' : field}"`)]).toEqual([field, items])
    expect(await foundOf(person(), (word) => `Maker:"${word} maker"`)).toEqual(isDescribed() ? items : [])
    // One asset names all of them: only what is seen can be asked for by its name.
    expect(await foundOf(person(), (word) => `"Cut from":"${word} plate.csv"`)).toEqual(isDescribed() ? items : [])
    const all = await found(person(), 'dolphin OR kraken OR narwhal OR walrus OR beluga')
    expect([all.total, all.items.length, wordsIn(all)]).toEqual([items.length, items.length, items])
  })

  it('counts it alone', async () => {
    const all = (await post(person(), '/v1/search/facets', { q: '' })) as { readonly facets: readonly { readonly id: string; readonly field: string; readonly values?: readonly object[]; readonly distinct?: number }[] }
    const cutFrom = all.facets.find(({ field }) => field === 'Cut from')
    expect([wordsIn(cutFrom ?? {}), cutFrom?.distinct]).toEqual(isDescribed() ? [items, items.length] : [[], undefined])
    for (const id of ['tag', 'person', 'contact', 'repository']) expect([id, wordsIn(all.facets.find((facet) => facet.id === id))]).toEqual([id, items])
    expect(wordsIn(all)).toEqual([...items, ...values])
    for (const word of [...WORDS, OF_OTHERS]) {
      for (const facet of ['tag', 'person', 'contact', 'repository', 'folder']) {
        const searched = await post(person(), '/v1/search/facets', { q: '', find: { facet, text: word } })
        expect([word, wordsIn(searched)]).toEqual([word, items.some((one) => one === word) && facet !== 'folder' ? [word] : []])
      }
    }
  })

  it('is offered it alone while typing, and advised by it alone', async () => {
    for (const word of [...WORDS, OF_OTHERS]) {
      const isSeen = items.some((one) => one === word)
      for (const field of ['tag', 'person', 'contact', 'repository', 'Maker', 'Verdict']) {
        const q = `${field}:${word.slice(0, 4)}`
        const completed = await person().ask({ path: `/v1/search/completions?q=${encodeURIComponent(q)}&at=${q.length}`, headers })
        const isOffered = field === 'Verdict' ? word === OF_OTHERS && values.length > 0 : isSeen && (field !== 'Maker' || isDescribed())
        expect([q, completed.status, wordsIn(completed.json)]).toEqual([q, 200, isOffered ? [word] : []])
      }
      const advised = (await post(person(), '/v1/search/advice', { q: `${word} zyzzyva` })) as { readonly conditions: readonly { readonly q: string; readonly alone: number }[] }
      expect(advised.conditions.find(({ q }) => q === word)?.alone).toBe(isSeen || values.some((one) => one === word) ? 1 : 0)
      const misspelt = (await post(person(), '/v1/search/advice', { q: `${word.slice(0, -2)}${word.at(-1)}${word.at(-2)}` })) as { readonly spelling: string | null }
      expect([word, misspelt.spelling]).toEqual([word, isSeen ? word : null])
    }
  })

  it('has news of it alone', async () => {
    const { items: saved } = (await person().ask({ path: '/v1/saved-searches' })).json as { readonly items: readonly { readonly q: string; readonly news: number }[] }
    expect(saved.filter(({ news }) => news > 0).map(({ q }) => q).toSorted()).toEqual([...items, ...values].toSorted())
  })

  it('selects it alone', async () => {
    const size = (await post(person(), '/v1/library/size', { selection: { kind: 'found', q: WORDS.join(' OR '), except: [] } })) as { readonly assets: number }
    expect(size.assets).toBe(items.length)
  })

  it('neither sorts nor counts by attributes of others', async () => {
    const id = attributeOf(others, 'Verdict').id
    const sorted = await person().ask({ method: 'POST', path: '/v1/search/results', headers, body: { q: '', sort: { by: 'attribute', attributeId: id }, direction: 'asc', limit: 5 } })
    const counted = await person().ask({ method: 'POST', path: '/v1/search/facets', headers, body: { q: '', facets: [id] } })
    expect([sorted, counted].map(({ message }) => message)).toEqual(values.length > 0 ? [undefined, undefined] : ['ATTRIBUTE_NOT_FOUND', 'ATTRIBUTE_NOT_FOUND'])
  })
})

describe('in the trash', () => {
  it.each([
    ['who made it', () => maker, ['walrus', 'beluga']],
    ['whom parts are restricted for', () => reader, ['walrus']],
    ['another organization', () => stranger, []],
  ] as const)('%s finds and counts what they see', async (_, person, items) => {
    expect(await foundOf(person(), (word) => `${word} in:trash`)).toEqual(items)
    expect(wordsIn(await post(person(), '/v1/search/facets', { q: 'in:trash' }))).toEqual(items)
  })

  it('nothing is found by who may not look into it', async () => {
    const some = await personWith(server.url, server.database, 'Harbour Museum', ['VIEW_RESOURCES'])
    expect([await foundOf(some, (word) => `${word} in:trash`), wordsIn(await post(some, '/v1/search/facets', { q: 'in:trash' }))]).toEqual([[], []])
  })
})

describe('names of folders and of people', () => {
  /** A folder, what lies in it and who added both, for each of them: in the open, restricted for the reader, and in the trash. */
  const BASINS = ['lagoon', 'abyss', 'trench'] as const
  const adders = new Map<string, string>()
  const namesIn = (answer: unknown): readonly string[] => BASINS.filter((name) => JSON.stringify(answer).includes(name))

  beforeAll(async () => {
    for (const name of BASINS) {
      const { userId } = await personWith(server.url, server.database, 'Harbour Museum', ['VIEW_RESOURCES'], [], `adder of ${name}`)
      await owner('update users set first_name = $2, last_name = $3 where id = $1', userId, name, 'adder')
      const folder = (await post(maker, '/v1/folders', { name: `${name} basin`, parentId: null })) as { readonly id: string }
      const { id } = await makeAsset(maker, 'RECORDS')
      await owner('update assets set folder_id = $2, created_by = $3 where id = $1', id, folder.id, userId)
      await owner('update folders set asset_count = 1, created_by = $2 where id = $1', folder.id, userId)
      adders.set(name, userId)
      if (name === 'abyss') await post(maker, `/v1/users/${reader.userId}/restrictions`, { restrict: [{ kind: 'folder', id: folder.id }], lift: [] })
      if (name === 'trench') await post(maker, '/v1/library/trash', { selection: { kind: 'items', folders: [folder.id], assets: [] } })
    }
    reader = await renewed(reader)
  })

  it.each([
    ['who made it', () => maker, ['lagoon', 'abyss']],
    ['whom parts are restricted for', () => reader, ['lagoon']],
    ['who is in no template', () => outsider, ['lagoon', 'abyss']],
    ['another organization', () => stranger, []],
  ] as const)('%s counts, searches and is offered those of what they see', async (_, person, names) => {
    const { facets } = (await post(person(), '/v1/search/facets', { q: '' })) as { readonly facets: readonly { readonly id: string }[] }
    for (const id of ['folder', 'by']) expect([id, namesIn(facets.find((facet) => facet.id === id))]).toEqual([id, names])
    for (const name of BASINS) {
      const seen = names.filter((one) => one === name)
      for (const facet of ['folder', 'by']) {
        expect([facet, name, namesIn(await post(person(), '/v1/search/facets', { q: '', find: { facet, text: name } }))]).toEqual([facet, name, seen])
        const q = `${facet}:${name.slice(0, 4)}`
        const completed = await person().ask({ path: `/v1/search/completions?q=${encodeURIComponent(q)}&at=${q.length}`, headers })
        expect([q, completed.status, namesIn(completed.json)]).toEqual([q, 200, seen])
      }
      expect([name, (await found(person(), `folder:"${name} basin"`)).total]).toEqual([name, seen.length])
      // Both the folder and what lies in it.
      for (const q of [`by:"${name} adder"`, `by:id:${adders.get(name)}`]) expect([q, (await found(person(), q)).total]).toEqual([q, 2 * seen.length])
    }
  })
})
