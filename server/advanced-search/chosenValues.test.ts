import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withFacet } from '../../src/domain/query-language/facets.ts'
import { parseQuery } from '../../src/domain/query-language/parse.ts'
import { printQuery } from '../../src/domain/query-language/print.ts'
import { signIn, type Person } from '../../tests/support/server/person.ts'
import { startTestServer, type TestServer } from '../../tests/support/server/testServer.ts'
import { inTenant } from '../database/tenant.ts'
import { attribute, attributeOf, manyAssets, publishedTemplate, saySo, type MadeTemplate, type Plate } from '../metadata-table/described.fixture.ts'
import { enterAssets } from '../search-index/assetEntries.ts'
import { searchingBy } from './searching.fixture.ts'

/** Of 30 plates each has two of 25 tags, and the last has a rare one as well. */
const TAGS = 25

let server: TestServer
let admin: Person
let other: Person
let template: MadeTemplate
let plates: readonly Plate[]
let folder: { readonly id: string; readonly name: string }
let [adminName, otherName] = ['', '']

const of = (name: string): string => attributeOf(template, name).id

beforeAll(async () => {
  server = await startTestServer()
  ;[admin, other] = await Promise.all([signIn(server.url, 'admin@harbour.example'), signIn(server.url, 'publisher@harbour.example')])
  template = await publishedTemplate(admin, [attribute('Maker'), attribute('Width', 'number', { unit: 'cm' }), attribute('Plate', 'asset')])
  plates = await manyAssets(server, admin, 30)
  const owner = server.database.owner
  for (const [at, { id }] of plates.entries()) await owner.query('update assets set tags = $2 where id = $1', [id, [`Tag ${at % TAGS}`, `Tag ${(at + 1) % TAGS}`, ...(at === 29 ? ['Rare'] : [])]])
  const said = plates.slice(0, 24).map(({ id }, at) => ({ assetId: id, values: { [of('Maker')]: [`Maker ${at === 23 ? 'Åse' : at % 23}`], [of('Width')]: ['20 cm'], [of('Plate')]: [plates[at]?.id ?? ''] } }))
  await saySo(server, admin, template, said)
  const repository = randomUUID()
  await owner.query(`insert into repositories (id, organization_id, name, name_key) values ($1, $2, 'Strong room', 'strong room')`, [repository, admin.organizationId])
  await owner.query('update assets set repository_id = $2 where id = any ($1::uuid[])', [plates.slice(0, 3).map(({ id }) => id), repository])
  const found = await owner.query<{ id: string; name: string }>('select id, name from folders where id = $1', [plates[0]?.folderId])
  folder = found.rows[0] ?? { id: '', name: '' }
  const names = await owner.query<{ id: string; name: string }>(`select id, first_name || ' ' || last_name as name from users`)
  ;[adminName, otherName] = [admin, other].map(({ userId }) => names.rows.find(({ id }) => id === userId)?.name ?? '') as [string, string]
  await inTenant(server.database, admin.organizationId, (tenant) => enterAssets(tenant, 'RECORDS', plates.map(({ id }) => id)))
})
afterAll(() => server.stop())

const { total, terms } = searchingBy(() => admin)
const values = async (...asked: Parameters<typeof terms>) => (await terms(...asked)).values

it('what is chosen is answered with its number and name, whatever place it has and however it is typed', async () => {
  expect(await values('plate', 'tag')).not.toContainEqual(expect.objectContaining({ label: 'Rare' }))
  const typed = await values('plate tag:RARE', 'tag')
  expect(typed).toHaveLength(21)
  expect(typed.at(-1)).toEqual({ value: 'RARE', label: 'Rare', count: await total('plate tag:RARE') })
  expect((await values('plate -tag:rare', 'tag')).at(-1)).toEqual({ value: 'rare', label: 'Rare', count: 1 })
  expect((await values('plate maker:"maker ase"', of('Maker'))).filter(({ label }) => label === 'Maker Åse')).toEqual([])
  expect((await values('plate maker:"maker åse"', of('Maker'))).at(-1)).toEqual({ value: 'maker åse', label: 'Maker Åse', count: 1 })
  const last = plates[23]
  expect(await values(`plate Plate:"${last?.name}"`, of('Plate'))).toContainEqual({ value: last?.name, label: last?.name, count: 1 })
})

it('what is typed and what is listed are one value', async () => {
  const rows = async (field: string, value: string, id = field) => (await values(`plate ${field}:"${value}"`, id)).filter((one) => one.value === value || one.count === 30)
  expect(await rows('type', 'texts')).toEqual([{ value: 'texts', label: 'text', count: 30 }])
  expect(await rows('by', adminName.toUpperCase())).toEqual([{ value: adminName.toUpperCase(), label: adminName, count: 30 }])
  expect(await rows('folder', folder.name)).toEqual([{ value: folder.name, label: folder.name, count: 30 }])
  expect(await rows('folder', `id:${folder.id}`)).toEqual([{ value: `id:${folder.id}`, label: folder.name, count: 30 }])
  expect(await values('plate repository:"STRONG ROOM"', 'repository')).toEqual([{ value: 'STRONG ROOM', label: 'Strong room', count: 3 }])
  expect(await values('plate width:200mm', of('Width'))).toEqual([{ value: '200mm', label: '20 cm', count: 24 }])
  expect(await values('plate (width:200mm OR width:"20 cm")', of('Width'))).toEqual([{ value: '200mm', label: '20 cm', count: 24 }, { value: '20 cm', label: '20 cm', count: 24 }])
})

it('what means no listed value stands for itself, with what it finds', async () => {
  expect((await values('plate type:csv', 'type')).map(({ value, count }) => [value, count])).toEqual([['text', 30], ['csv', 30]])
  expect((await values('plate tag:nothing', 'tag')).at(-1)).toEqual({ value: 'nothing', label: 'nothing', count: 0 })
  expect((await values(`plate by:id:${other.userId}`, 'by')).at(-1)).toEqual({ value: `id:${other.userId}`, label: otherName, count: 0 })
})

it('of a search through a facet what is chosen is there where it is called so', async () => {
  const found = (q: string, text: string) => values(q, 'tag', { find: { facet: 'tag', text } })
  expect(await found('plate tag:rare', 'rar')).toEqual([{ value: 'rare', label: 'Rare', count: 1 }])
  expect((await found('plate tag:rare', 'tag 1')).some(({ label }) => label === 'Rare')).toBe(false)
  expect((await found('plate tag:rare', '')).at(-1)).toEqual({ value: 'rare', label: 'Rare', count: 1 })
})

it('a folder that is not seen has no name', async () => {
  const { rows } = await server.database.owner.query<{ id: string }>('select id from folders where organization_id <> $1 limit 1', [admin.organizationId])
  const hidden = `id:${rows[0]?.id ?? randomUUID()}`
  expect((await values(`plate folder:${hidden}`, 'folder')).at(-1)).toEqual({ value: hidden, label: hidden, count: 0 })
})

it('a value with blanks of its own is found by a click on it', async () => {
  const [tags, makers] = [['Oslo  museum', '20\u00A0mai'], ['Ada  Berg', 'Jo\u00A0Dahl']]
  for (const at of [0, 1]) await server.database.owner.query('update assets set tags = $2 where id = $1', [plates[at + 24]?.id, [tags[at]]])
  await saySo(server, admin, template, [0, 1].map((at) => ({ assetId: plates[at + 24]?.id ?? '', values: { [of('Maker')]: [makers[at] ?? ''] } })))
  const found = async (field: string, facet: string, texts: readonly string[]) =>
    Promise.all(texts.map(async (text) => {
      const [one] = await values('plate', facet, { find: { facet, text } })
      return [one?.value, one?.count, await total(printQuery(withFacet(parseQuery('plate'), field, { included: [one?.value ?? ''] })))]
    }))
  expect(await found('tag', 'tag', tags)).toEqual(tags.map((tag) => [tag, 1, 1]))
  expect(await found('Maker', of('Maker'), makers)).toEqual(makers.map((maker) => [maker, 1, 1]))
})
