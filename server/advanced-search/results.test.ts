import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { inModule, makeAsset, makeFolder } from '../../tests/security/matrix/targets.ts'
import { signIn, type Person } from '../../tests/support/server/person.ts'
import { startTestServer, type TestServer } from '../../tests/support/server/testServer.ts'
import { inTenant } from '../database/tenant.ts'
import { attribute, attributeOf, manyAssets, publishedTemplate, saySo, type Plate } from '../metadata-table/described.fixture.ts'
import { enterAssets } from '../search-index/assetEntries.ts'

const IN_RECORDS = inModule('RECORDS')

let server: TestServer
let admin: Person

interface Page {
  readonly items: readonly { readonly kind: 'folder' | 'asset'; readonly folder?: { readonly id: string; readonly name: string }; readonly asset?: { readonly id: string; readonly name: string }; readonly field: string; readonly page?: number; readonly fragments: readonly { readonly text: string; readonly hit: boolean }[] }[]
  readonly next: string | null
  readonly total: number
}

beforeAll(async () => {
  server = await startTestServer()
  admin = await signIn(server.url, 'admin@harbour.example')
})
afterAll(() => server.stop())

const ask = async (q: string, more: object = {}, by = admin): Promise<Page> => {
  const answer = await by.ask({ method: 'POST', path: '/v1/search/results', body: { q, sort: { by: 'relevance' }, direction: 'asc', limit: 50, ...more } })
  expect(answer.status, answer.text).toBe(200)
  return answer.json as Page
}
const names = async (...asked: Parameters<typeof ask>): Promise<readonly (string | undefined)[]> => (await ask(...asked)).items.map(({ folder, asset }) => folder?.name ?? asset?.name)

const folder = async (name: string, parentId: string | null = null): Promise<{ id: string; name: string; revision: number }> => {
  const answer = await admin.ask({ method: 'POST', path: '/v1/folders', headers: IN_RECORDS, body: { name, parentId } })
  expect(answer.status, answer.text).toBeLessThan(300)
  return answer.json as { id: string; name: string; revision: number }
}
/** An asset of that name in a folder. */
const asset = async (name: string, into?: string, description = ''): Promise<{ id: string; folderId: string }> => {
  const made = await makeAsset(admin, 'RECORDS')
  const renamed = await admin.ask({ method: 'PATCH', path: `/v1/assets/${made.id}`, headers: IN_RECORDS, body: { revision: made.revision, name: `${name}.csv`, ...(description === '' ? {} : { description }) } })
  expect(renamed.status, renamed.text).toBe(200)
  if (into === undefined) return made
  const moved = await admin.ask({ method: 'POST', path: '/v1/library/move', headers: IN_RECORDS, body: { selection: { kind: 'items', folders: [], assets: [made.id] }, destinationId: into, decisions: {} } })
  expect(moved.status, moved.text).toBe(200)
  return { id: made.id, folderId: into }
}
const items = (folders: readonly string[], assets: readonly string[] = []) => ({ selection: { kind: 'items', folders, assets } })

describe('results', () => {
  it('are found by words in any of their forms, names before descriptions, just so before other forms', async () => {
    await asset('Kittiwakes over the quay')
    await asset('Kittiwake at rest')
    await asset('A bird', undefined, 'Shows a kittiwake')
    await asset('Two birds', undefined, 'Shows kittiwakes')
    expect(await names('kittiwake')).toEqual(['Kittiwake at rest.csv', 'Kittiwakes over the quay.csv', 'A bird.csv', 'Two birds.csv'])
    expect(await names('"kittiwake"')).toEqual(['Kittiwake at rest.csv', 'A bird.csv'])
    expect(await names('kittiw*')).toEqual(['Kittiwake at rest.csv', 'Kittiwakes over the quay.csv', 'A bird.csv', 'Two birds.csv'])
    expect(await names('kittiwake -rest')).toEqual(['Kittiwakes over the quay.csv', 'A bird.csv', 'Two birds.csv'])
    expect(await names('quay OR rest kittiwake')).toEqual(['Kittiwake at rest.csv', 'Kittiwakes over the quay.csv'])
    expect((await ask('kittiwake')).items.map(({ field }) => field)).toEqual(['name', 'name', 'description', 'description'])
  })

  it('are counted exactly, and paged by key to the last', async () => {
    const made = Array.from({ length: 23 }, (_, at) => `Gannet ${String(at).padStart(2, '0')}`)
    for (const name of made) await folder(name)
    const found: (string | undefined)[] = []
    for (let after: string | null = ''; after !== null; ) {
      const page: Page = await ask('gannet', { limit: 5, ...(after === '' ? {} : { after }) })
      expect(page.total).toBe(23)
      found.push(...page.items.map((item) => item.folder?.name))
      after = page.next
    }
    expect(found).toEqual(made)
    const placed = async (from: number, more: object = {}) => names('gannet', { from, limit: 4, ...more })
    expect([await placed(0), await placed(9), await placed(21), await placed(23)]).toEqual([made.slice(0, 4), made.slice(9, 13), made.slice(21), []])
    expect(await placed(19, { sort: { by: 'name' }, direction: 'desc' })).toEqual(made.slice(0, 4).toReversed())
    const { next } = await ask('gannet', { limit: 5 })
    const both = await admin.ask({ method: 'POST', path: '/v1/search/results', body: { q: 'gannet', sort: { by: 'relevance' }, direction: 'asc', limit: 5, after: next, from: 3 } })
    expect(both.message).toBe('VALIDATION_FAILED')
    expect(await names('gannet', { sort: { by: 'name' }, direction: 'desc', limit: 3 })).toEqual(['Gannet 22', 'Gannet 21', 'Gannet 20'])
  })
})

describe('what is found in a document', () => {
  const PAGES = ['A worship of batteries and capacities. '.repeat(40), `Two ships, a city, tre b\u00E5ter ved ${'x '.repeat(200)}br\u00F8nnen.`, 'Dos canciones en M\u00E1laga, pa\u030A kra\u030AkebollHavet.']

  let documents: readonly Plate[] = []
  beforeAll(async () => {
    documents = await manyAssets(server, admin, 1, 'DOC')
    const [document] = documents
    await server.database.owner.query('insert into asset_texts (asset_id, organization_id, text, truncated) values ($1, $2, $3, false)', [document?.id, admin.organizationId, PAGES.join('\f')])
    await server.database.owner.query(`update assets set indexing = 'Indexed' where id = $1`, [document?.id])
    await inTenant(server.database, admin.organizationId, (tenant) => enterAssets(tenant, 'RECORDS', [document?.id ?? '']))
  })

  it.each([
    ['"ship"', undefined],
    ['ship', [2, 'ships']],
    ['content:ship', [2, 'ships']],
    ['sh*', [2, 'sh']],
    ['cities', [2, 'city']],
    ['b\u00E5t', [2, 'b\u00E5ter']],
    ['bater', [2, 'b\u00E5ter']],
    ['br\u00F8nn', [2, 'br\u00F8nnen']],
    ['malaga', [3, 'M\u00E1laga']],
    ['canci\u00F3n', [3, 'canciones']],
    ['"en M\u00E1laga"', [3, 'en M\u00E1laga']],
    ['kr\u00E5keboll*', [3, 'kr\u00E5keboll']],
    ['battery', [1, 'batteries']],
  ])('%s is shown where it stands, on its page', async (q, expected) => {
    const [document] = documents
    const { items: found } = await ask(`${q} folder:id:${document?.folderId}`)
    const shown = found.map(({ field, page, fragments }) => [field, page, fragments.find(({ hit }) => hit)?.text])
    expect(shown).toEqual(expected === undefined ? [] : [['content', ...expected]])
  })
})

describe('the activity log', () => {
  it('has a search once, however far its results are gone through', async () => {
    for (const name of ['Dunlin one', 'Dunlin two', 'Dunlin three']) await folder(name)
    const first = await ask('dunlin', { limit: 1, sort: { by: 'name' }, from: 0 })
    await ask('dunlin', { limit: 1, sort: { by: 'name' }, from: 1 })
    await ask('dunlin', { limit: 1, sort: { by: 'name' }, after: first.next })
    await ask('dunlins', { limit: 1 })
    const logged = async () => (await server.database.owner.query<{ term: string }>(`select after->>'term' as term from activity where kind = 'search' and after->>'term' like 'dunlin%' order by 1`)).rows.map(({ term }) => term)
    await vi.waitFor(async () => expect(await logged()).toContain('dunlins'))
    expect(await logged()).toEqual(['dunlin', 'dunlins'])
  })
})

describe('the order of results', () => {
  const A = '00000000-0000-4000-8000-00000000000a'
  const B = '00000000-0000-4000-8000-00000000000b'
  const C = '00000000-0000-4000-8000-00000000000c'
  const LABELS = new Map([[A, 'Zink'], [B, 'Åsa'], [C, 'Birch']])
  /** Of each type three values: the middle one, the last one, the first one. */
  const SAID = {
    text: ['Moss', 'ochre', 'Lichen'], longText: ['Kept\nwell', 'Worn', 'Broken'], integer: ['12', '100', '-3'], number: ['30 cm', '1 m', '20 mm'], price: ['20 NOK', '100.50 NOK', '3 NOK'],
    date: ['1911-02-01', '1912-01-01', '1850-12-31'], time: ['09:30', '21:05', '00:10'], edtf: ['1887/1889', '19XX', '1650?'], yesNo: ['yes', 'yes', 'no'],
    coordinates: ['59.9,10.7', '69.6,18.9', '-12,40'], webAddress: ['https://b.example', 'https://c.example', 'https://a.example'],
    dropDown: [A, B, C], multipleChoice: [A, B, C], asset: [A, B, C], contact: [A, B, C],
  } as const
  const TYPES = Object.keys(SAID) as (keyof typeof SAID)[]

  it('goes by every type of attribute, by repository and by who added it; what has none of it comes last', async () => {
    const options = { options: ['Zink', 'Åsa', 'Birch'] }
    const more = (type: string): object => (type === 'number' ? { unit: 'cm' } : type === 'price' ? { currency: 'NOK' } : type === 'dropDown' || type === 'multipleChoice' ? options : {})
    const template = await publishedTemplate(admin, TYPES.map((type) => attribute(`A ${type}`, type, more(type))))
    const plates = (await manyAssets(server, admin, 4, 'ORDER')).toSorted((one, other) => one.name.localeCompare(other.name))
    const idOf = (type: string): string => attributeOf(template, `A ${type}`).id
    await saySo(server, admin, template, plates.slice(0, 3).map(({ id }, at) => ({ assetId: id, values: Object.fromEntries(TYPES.map((type) => [idOf(type), [SAID[type][at] ?? '']])) })), LABELS)
    await inTenant(server.database, admin.organizationId, (tenant) => enterAssets(tenant, 'RECORDS', plates.map(({ id }) => id)))
    const order = async (sort: object, direction = 'asc') => (await names('number:HM-ORDER*', { sort, direction })).map((name) => name?.slice(6, 7)).join('')
    const orders = await Promise.all(TYPES.map(async (type) => [type, await order({ by: 'attribute', attributeId: idOf(type) }), await order({ by: 'attribute', attributeId: idOf(type) }, 'desc')] as const))
    expect(orders.filter(([type]) => type !== 'yesNo')).toEqual(TYPES.filter((type) => type !== 'yesNo').map((type) => [type, '3124', '2134']))
    expect(orders.find(([type]) => type === 'yesNo')?.[1]).toMatch(/^3(12|21)4$/)
    const facets = await admin.ask({ method: 'POST', path: '/v1/search/facets', body: { q: 'number:HM-ORDER*' } })
    expect((facets.json as { attributes: readonly { id: string }[] }).attributes.map(({ id }) => id)).toEqual(TYPES.map(idOf))

    const { owner } = server.database
    await owner.query(`insert into repositories (id, organization_id, name, name_key) values ($1, $4, 'North', 'north'), ($2, $4, 'South', 'south'), ($3, $4, 'East', 'east')`, [A, B, C, admin.organizationId])
    await Promise.all(plates.slice(0, 3).map(({ id }, at) => owner.query('update assets set repository_id = $2 where id = $1', [id, [A, B, C][at]])))
    expect([await order({ by: 'repository' }), await order({ by: 'repository' }, 'desc')]).toEqual(['3124', '2134'])
    await owner.query(`update repositories set name = 'Annex', name_key = 'annex' where id = $1`, [B])
    expect(await order({ by: 'repository' })).toBe('2314')

    const { rows: people } = await owner.query<{ id: string }>(`select id from users where organization_id = $1 and id <> $2 order by lower(first_name || ' ' || last_name) collate "C" limit 2`, [admin.organizationId, admin.userId])
    await Promise.all(plates.slice(0, 2).map(({ id }, at) => owner.query('update assets set created_by = $2 where id = $1', [id, people[1 - at]?.id])))
    const ofTwo = async (direction = 'asc') => (await order({ by: 'by' }, direction)).replaceAll(/[34]/g, '')
    expect([await ofTwo(), await ofTwo('desc')]).toEqual(['21', '12'])
    await owner.query(`update users set first_name = 'Zz', last_name = 'Zz' where id = $1`, [people[0]?.id])
    expect(await ofTwo()).toBe('12')
  })
})

describe('what was committed before a search', () => {
  it('is found, and what is not yet is not', async () => {
    const client = await server.database.owner.connect()
    try {
      const made = await folder('Petrel')
      expect(await names('petrel')).toEqual(['Petrel'])
      await client.query('begin')
      await client.query(`update folders set trashed_at = now() where id = $1`, [made.id])
      // Others go on and commit meanwhile.
      await folder('Petrel too')
      expect(await names('petrel')).toEqual(['Petrel', 'Petrel too'])
      await folder('Petrel once more')
      expect(await names('petrel')).toEqual(['Petrel', 'Petrel once more', 'Petrel too'])
      await client.query('commit')
      expect(await names('petrel')).toEqual(['Petrel once more', 'Petrel too'])
      await client.query('begin')
      await client.query(`update folders set trashed_at = null where id = $1`, [made.id])
      await client.query('rollback')
      expect((await ask('petrel')).total).toBe(2)
    } finally {
      client.release()
    }
  })

  it('lies in the trash with its folder, and comes back with it', async () => {
    const place = await folder('Skerry')
    await asset('Cormorant one', place.id)
    await asset('Cormorant two', (await folder('Deeper', place.id)).id)
    expect((await ask('cormorant')).total).toBe(2)
    const thrown = await admin.ask({ method: 'POST', path: '/v1/library/trash', headers: IN_RECORDS, body: items([place.id]) })
    expect(thrown.status, thrown.text).toBe(200)
    expect([(await ask('cormorant')).total, (await ask('skerry')).total]).toEqual([0, 0])
    const restored = await admin.ask({ method: 'POST', path: '/v1/trash/restore', headers: IN_RECORDS, body: { ...items([place.id]), decisions: {} } })
    expect(restored.status, restored.text).toBe(200)
    expect([(await ask('cormorant')).total, (await ask('skerry')).total]).toEqual([2, 1])
  })

  it('is restricted for somebody with its folder, wherever that is moved', async () => {
    const publisher = await signIn(server.url, 'publisher@harbour.example')
    const [place, closed] = [await folder('Open place'), await folder('Closed place')]
    await asset('Fulmar one', place.id)
    await asset('Fulmar two')
    await admin.ask({ method: 'POST', path: `/v1/users/${publisher.userId}/restrictions`, body: { restrict: [{ kind: 'folder', id: closed.id }], lift: [] } })
    const again = async () => signIn(server.url, 'publisher@harbour.example')
    expect((await ask('fulmar', {}, await again())).total).toBe(2)
    await admin.ask({ method: 'POST', path: '/v1/library/move', headers: IN_RECORDS, body: { ...items([place.id]), destinationId: closed.id, decisions: {} } })
    expect(await names('fulmar', {}, await again())).toEqual(['Fulmar two.csv'])
    expect(await names('place', {}, await again())).toEqual([])
    expect((await ask('fulmar')).total).toBe(2)
    await admin.ask({ method: 'POST', path: `/v1/users/${publisher.userId}/restrictions`, body: { restrict: [], lift: [{ kind: 'folder', id: closed.id }] } })
    expect((await ask('fulmar', {}, await again())).total).toBe(2)
  })

  it('is found by no other organization', async () => {
    await makeFolder(admin, 'RECORDS')
    await folder('Razorbill')
    const stranger = await signIn(server.url, 'admin@fjord.example')
    expect([(await ask('razorbill')).total, (await ask('razorbill', {}, stranger)).total]).toEqual([1, 0])
  })
})
