import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import { personWith } from '../../tests/security/matrix/people.ts'
import { ask, personOf, signIn, type Person } from '../../tests/support/server/person.ts'
import { startTestServer, type TestServer } from '../../tests/support/server/testServer.ts'
import { attribute, attributeOf, IN_RECORDS, manyAssets, publishedTemplate, saySo, type Plate } from '../metadata-table/described.fixture.ts'

/** More than one filter chooses from. */
const COVERS = 250

let server: TestServer
let admin: Person
/** The folders of the second and the third cover are restricted for them. */
let reader: Person
let covers: readonly Plate[]
let bound: readonly Plate[]

const owner = (text: string, ...values: readonly unknown[]) => server.database.owner.query(text, [...values])

const found = async (q: string, person = admin): Promise<readonly (number | string)[]> => {
  const answer = await person.ask({ method: 'POST', path: '/v1/search/results', body: { q, sort: { by: 'name' }, direction: 'asc', limit: 50 } })
  expect(answer.status, answer.text).toBe(200)
  const { items, problems } = answer.json as { readonly items: readonly { readonly asset?: { readonly id: string } }[]; readonly problems: readonly { readonly code: string }[] }
  return [...items.map(({ asset }) => bound.findIndex(({ id }) => id === asset?.id)).toSorted((one, other) => one - other), ...problems.map(({ code }) => code)]
}

beforeAll(async () => {
  server = await startTestServer()
  admin = await signIn(server.url, 'admin@harbour.example')
  const own = PERMISSIONS.filter((permission) => permission !== 'CREATE_ORGS')
  reader = await personWith(server.url, server.database, 'Harbour Museum', own)
  covers = await manyAssets(server, admin, COVERS, 'C')
  bound = await manyAssets(server, admin, 6, 'B')
  // No two of one name lie in one folder.
  const folders = covers.map(() => randomUUID())
  await owner(
    `insert into folders select (jsonb_populate_record(folder, jsonb_build_object('id', one.id, 'name', 'Box ' || one.id, 'name_key', 'box ' || one.id))).*
     from folders folder, unnest($2::uuid[]) as one (id) where folder.id = $1`,
    covers[0]?.folderId,
    folders,
  )
  await owner(
    `update assets set name = 'Cover.csv', name_key = 'cover.csv', folder_id = one.folder from unnest($1::uuid[], $2::uuid[]) as one (id, folder) where assets.id = one.id`,
    covers.map(({ id }) => id),
    folders,
  )
  const template = await publishedTemplate(admin, [attribute('Cover', 'asset', { repeatable: true })], [admin, reader])
  const idOf = (at: number): string => covers.at(at)?.id ?? ''
  const saying = [[0], [1], [2, 3], [1, 2], [-1], []]
  await saySo(server, admin, template, bound.map(({ id }, at) => ({ assetId: id, values: { [attributeOf(template, 'Cover').id]: (saying[at] ?? []).map(idOf) } })))
  const restricted = await admin.ask({ method: 'POST', path: `/v1/users/${reader.userId}/restrictions`, headers: IN_RECORDS, body: { restrict: [1, 2].map((at) => ({ kind: 'folder', id: folders[at] })), lift: [] } })
  if (restricted.status >= 300) throw new Error(restricted.text)
  // A token carries whether there are restrictions.
  const answer = await ask(server.url, { method: 'POST', path: '/v1/auth/refresh-token', body: { refreshToken: reader.refreshToken } })
  reader = personOf(server.url, { ...answer, json: { refreshToken: reader.refreshToken, ...(answer.json as object) } })
})
afterAll(() => server.stop())

it('a name that hundreds of assets have means each of them', async () => {
  expect(await found('Cover:COVER.csv')).toEqual([0, 1, 2, 3, 4])
  expect(await found('Cover:"cover.csv" -Cover:HM-C-2')).toEqual([0, 2, 4])
})

it('what the asker may not see is not found out by its name', async () => {
  expect(await found('Cover:cover.csv', reader)).toEqual([0, 2, 4])
  expect(await found('-Cover:cover.csv Cover:*', reader)).toEqual([1, 3])
})

it('follows names, and what lies in the trash has none', async () => {
  await owner(`update assets set name = 'Spine.csv', name_key = 'spine.csv' where id = $1`, covers[0]?.id)
  await owner('update assets set trashed_at = now() where id = $1', covers.at(-1)?.id)
  expect(await found('Cover:cover.csv')).toEqual([1, 2, 3])
  expect(await found('Cover:spine.csv')).toEqual([0])
})

it('a file number that others are called means its own asset', async () => {
  await owner(`update assets set name = 'HM-C-2', name_key = 'hm-c-2' where id = any ($1)`, [covers[0]?.id, covers[3]?.id])
  expect(await found('Cover:HM-C-2')).toEqual([1, 3])
})
