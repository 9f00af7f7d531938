import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshConnection } from '../../tests/support/server/testServer.ts'
import type { Database } from '../database/connect.ts'
import { inTenant, type Tenant } from '../database/tenant.ts'
import { assetPage, type Page } from './assetPages.ts'
import { createFolder } from '../folders/folders.ts'
import { KnownPages } from './KnownPages.ts'
import type { AssetSummary } from '../../src/domain/assets/asset.ts'

let database: Database
let organizationId: string
let userId: string
let folderId: string
let known: KnownPages<Page<AssetSummary>>

const within = <A>(work: (tenant: Tenant) => Promise<A>): Promise<A> => inTenant(database, organizationId, work)

const ADD = `
  insert into assets (id, organization_id, type, folder_id, name, name_key, file_number, file_number_key, media_type, preview, size, thumbnail,
    indexing, content_version, blob_key, checksum, created_at, modified_at, created_by, modified_by)
  values ($1::uuid, $2, 'RECORDS', $3, $4::text, $4::text, $1::text, $1::text, 'image/jpeg', 'image', 1, 'Pending', 'None', 'v', $1::text, '', now(), now(), $5, $5)`

const add = async (name: string): Promise<string> => {
  const id = randomUUID()
  await database.owner.query(ADD, [id, organizationId, folderId, name, userId])
  await database.owner.query('update folders set asset_count = asset_count + 1 where id = $1', [folderId])
  return id
}

const read = (restricted = false, limit = 2) =>
  within((tenant) =>
    assetPage(tenant, { userId, restricted }, { type: 'RECORDS', folderId, sort: 'name', direction: 'asc', skip: 0, limit }, known),
  )

const names = async (restricted = false): Promise<readonly string[]> => Result.getOrThrow(await read(restricted)).items.map(({ name }) => name)

beforeAll(async () => {
  database = await freshConnection()
  const { rows } = await database.owner.query<{ organization_id: string; id: string }>(
    `select organization_id, id from users where email = 'admin@harbour.example'`,
  )
  organizationId = rows[0]?.organization_id ?? ''
  userId = rows[0]?.id ?? ''
})
afterAll(() => database.close())

beforeEach(async () => {
  known = new KnownPages()
  const author = { userId, firstName: '', lastName: '', features: [], restricted: false }
  const folder = await within((tenant) => createFolder(tenant, author, { type: 'RECORDS', parentId: null, name: randomUUID() }))
  folderId = Result.getOrThrow(folder).id
})

describe('a page of assets that was read before', () => {
  it('is the same page while nothing has changed', async () => {
    await add('a')
    const first = Result.getOrThrow(await read())
    expect(Result.getOrThrow(await read())).toBe(first)
  })

  it.each([
    ['its name', `update assets set name = 'c', name_key = 'c' where id = $1`, ['b', 'c']],
    ['its thumbnail', `update assets set thumbnail = 'Ready' where id = $1`, ['a', 'b']],
    ['whether it is there', `update assets set trashed_at = now() where id = $1`, ['b']],
  ])('is read anew when an asset changed: %s', async (_, change, expected) => {
    const id = await add('a')
    await add('b')
    const first = Result.getOrThrow(await read())
    await database.owner.query(change, [id])
    expect(Result.getOrThrow(await read())).not.toBe(first)
    expect(await names()).toEqual(expected)
  })

  it('is read anew when another asset came, on the page or behind it', async () => {
    await add('b')
    expect(await names()).toEqual(['b'])
    await add('a')
    expect(await names()).toEqual(['a', 'b'])
    await add('z')
    expect(Result.getOrThrow(await read())).toMatchObject({ total: 3, next: expect.any(String) })
  })

  it('is read anew when the viewer marked an asset', async () => {
    const id = await add('a')
    expect(Result.getOrThrow(await read()).items).toMatchObject([{ favorite: false }])
    const mark = `insert into favorites (id, organization_id, user_id, type, asset_id) values ($1, $2, $3, 'RECORDS', $4)`
    await database.owner.query(mark, [randomUUID(), organizationId, userId, id])
    expect(Result.getOrThrow(await read()).items).toMatchObject([{ favorite: true }])
  })

  it('is not shown when its folder has gone to the trash', async () => {
    await add('a')
    await read()
    await database.owner.query('update folders set trashed_at = now() where id = $1', [folderId])
    expect(await read()).toMatchObject({ failure: { code: 'RESOURCE_IN_TRASH' } })
  })

  it('is nothing to a viewer with restrictions', async () => {
    const id = await add('a')
    expect(await names()).toEqual(['a'])
    const restrict = `insert into access_restriction_rules (id, organization_id, user_id, type, asset_id, created_by) values ($1, $2, $3, 'RECORDS', $4, $3)`
    await database.owner.query(restrict, [randomUUID(), organizationId, userId, id])
    expect(await names(true)).toEqual([])
  })
})

it('of known pages the least recently used go first', () => {
  const pages = new KnownPages<{ readonly items: readonly number[] }>()
  const page = { items: Array.from({ length: 1500 }, (_, index) => index) }
  for (const key of ['a', 'b']) pages.put(key, '', page)
  pages.get('a')
  pages.put('c', '', page)
  expect(['a', 'b', 'c'].map((key) => pages.get(key) !== undefined)).toEqual([true, false, true])
})
