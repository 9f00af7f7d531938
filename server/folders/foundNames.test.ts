import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshConnection } from '../../tests/support/server/testServer.ts'
import type { Database } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import { inTenant } from '../database/tenant.ts'

let database: Database
let museum: string
let archive: string
const [folder, binned] = [randomUUID(), randomUUID()]

beforeAll(async () => {
  database = await freshConnection()
  const { rows } = await database.owner.query<{ id: string; name: string }>('select id, name from organizations')
  museum = rows.find(({ name }) => name === 'Harbour Museum')?.id ?? ''
  archive = rows.find(({ name }) => name === 'Fjord Archive')?.id ?? ''
  await database.owner.query(
    `insert into folders (id, organization_id, type, name, name_key, created_at, modified_at, created_by, modified_by)
     values ($1, $2, 'RECORDS', 'Xylotheque', 'xylotheque', now(), now(), $1, $1)`,
    [folder, museum],
  )
  await database.owner.query(
    `insert into trash_items (id, organization_id, kind, type, name, place, folder_count, asset_count, size, batch_id, trashed_at, trashed_by, trashed_by_name)
     values ($1, $2, 'folder', 'RECORDS', 'Xylotheque', '[]', 0, 0, 0, $1, now(), $1, 'Ada Berg')`,
    [binned, museum],
  )
})
afterAll(() => database.close())

const FIND = {
  folder: `select id from found_folders('RECORDS', $1, array[]::text[], 'x', 10)`,
  binned: 'select id from found_trash_items($1, 10) as id',
} as const
const found = (organizationId: string, kind: keyof typeof FIND, pattern: string): Promise<readonly { id: string }[]> =>
  inTenant(database, organizationId, (tenant) => tenant.query(sql<{ id: string }>(FIND[kind]), [pattern]))

describe.each([{ kind: 'folder', id: folder }, { kind: 'binned', id: binned }] as const)('finding by a piece of a name with the rights of the owner: $kind', ({ kind, id }) => {
  it.each(['%lothe%', '%xy%', '%'])('finds what the organization has, and nothing of another one: %s', async (pattern) => {
    expect(await found(museum, kind, pattern)).toContainEqual({ id })
    expect(await found(archive, kind, pattern)).not.toContainEqual({ id })
  })

  it('finds nothing where no organization is named', async () => {
    expect((await database.pool.query(FIND[kind], ['%'])).rows).toEqual([])
  })
})

it('what finds names reads no table through somebody else’s schema, and is planned by what is sought', async () => {
  const { rows } = await database.owner.query<{ settings: readonly string[]; definer: boolean }>(
    `select proconfig as settings, prosecdef as definer from pg_proc where proname in ('found_folders', 'found_trash_items')`,
  )
  const one = { settings: ['search_path=pg_catalog, public', 'plan_cache_mode=force_custom_plan'], definer: true }
  expect(rows).toEqual([one, one])
})

const MANY_FOLDERS = `
  insert into folders (id, organization_id, type, name, name_key, created_at, modified_at, created_by, modified_by)
  select gen_random_uuid(), $1, 'RECORDS', 'Box ' || n, 'box ' || n, now(), now(), $1, $1 from generate_series(1, 30000) n`
const MANY_BINNED = `
  insert into trash_items (id, organization_id, kind, type, name, place, folder_count, asset_count, size, batch_id, trashed_at, trashed_by, trashed_by_name)
  select gen_random_uuid(), $1, 'folder', 'RECORDS', 'Box ' || n, '[]', 0, 0, 0, $1, now(), $1, 'Ada Berg' from generate_series(1, 30000) n`

it.each([
  { table: 'folders', many: MANY_FOLDERS, named: 'name_key like $2 and trashed_at is null', index: 'folders_by_piece_of_name' },
  { table: 'trash_items', many: MANY_BINNED, named: 'lower(name) like $2', index: 'trash_items_by_piece_of_name' },
])('among many $table a piece of a name is found by $index', async ({ table, many, named, index }) => {
  const client = await database.owner.connect()
  try {
    await client.query('begin')
    await client.query(many, [museum])
    await client.query(`analyze ${table}`)
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain select id from ${table} where organization_id = $1 and ${named}`, [museum, '%lothe%'])
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(index)
  } finally {
    await client.query('rollback')
    client.release()
  }
})
