import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../server/database/connect.ts'
import { sql } from '../../server/database/sql.ts'
import { inTenant } from '../../server/database/tenant.ts'
import { startTestServer, type TestServer } from '../support/server/testServer.ts'

/** A whole server, so that the tables which its parts make for themselves are there as well. */
let server: TestServer
let database: Database

beforeAll(async () => {
  server = await startTestServer()
  database = server.database
})

afterAll(() => server.stop())

/** How a table says whose a row is, where not by `organization_id`. */
const KEYS: Readonly<Record<string, string>> = { 'public.organizations': 'id' }

interface Table {
  readonly name: string
  readonly has_organization: boolean
  readonly enabled: boolean
  readonly forced: boolean
  readonly readable: boolean
}

/** Every table and view of every schema but PostgreSQL's own: one that is added later is in this list by itself. */
const TABLES = `
  select format('%I.%I', schema_.nspname, table_.relname) as name,
    table_.relname = 'organizations' or exists (
      select from pg_attribute where attrelid = table_.oid and attname = 'organization_id' and not attisdropped) as has_organization,
    -- A view has the row security of its tables, if it is read with the rights of whoever asks.
    table_.relrowsecurity or views.invoked as enabled, table_.relforcerowsecurity or views.invoked as forced,
    has_schema_privilege('vitrine_app', schema_.oid, 'usage')
      and has_any_column_privilege('vitrine_app', table_.oid, 'select, insert, update, references') as readable
  from pg_class table_ join pg_namespace schema_ on schema_.oid = table_.relnamespace
    cross join lateral (select table_.relkind = 'v' and coalesce('security_invoker=true' = any (table_.reloptions), false) as invoked) views
  where table_.relkind in ('r', 'p', 'v', 'm', 'f') and schema_.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`

const tables = async (): Promise<readonly Table[]> => (await database.owner.query<Table>(TABLES)).rows
const tenantTables = async (): Promise<readonly Table[]> => (await tables()).filter(({ has_organization }) => has_organization)

const countsBy = async (count: (name: string) => Promise<number>): Promise<Readonly<Record<string, number>>> => {
  const counts: Record<string, number> = {}
  for (const { name, readable } of await tenantTables()) if (readable) counts[name] = await count(name)
  return counts
}

it('the API is neither superuser nor owner, and passes no row security by', async () => {
  const { rows } = await database.pool.query(
    `select current_user as name, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
       (select count(*) from pg_class where relowner = pg_roles.oid) as owned
     from pg_roles where rolname = current_user`,
  )
  expect(rows).toEqual([{ name: 'vitrine_app', rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false, owned: 0 }])
})

it('the owner is no superuser either, as on a hosted PostgreSQL', async () => {
  const { rows } = await database.owner.query('select rolsuper, rolbypassrls from pg_roles where rolname = current_user')
  expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false }])
})

it('every table of an organization has row security, forced', async () => {
  const all = await tenantTables()
  expect(all.length).toBeGreaterThan(5)
  expect(all.filter(({ enabled, forced }) => !enabled || !forced)).toEqual([])
})

it('the API reaches no table but those of organizations', async () => {
  const others = (await tables()).filter(({ has_organization, readable }) => readable && !has_organization)
  expect(others.map(({ name }) => name)).toEqual([])
})

it('with no organization named every table is empty', async () => {
  const counts = await countsBy(
    async (name) => (await database.pool.query<{ count: number }>(`select count(*) from ${name}`)).rows[0]?.count ?? -1,
  )
  expect(counts).toEqual(Object.fromEntries(Object.keys(counts).map((name) => [name, 0])))
  const owned = await database.owner.query<{ count: number }>('select count(*) from users')
  expect(owned.rows[0]?.count).toBeGreaterThan(0)
})

it('with an organization named every table holds its rows alone', async () => {
  const { rows } = await database.owner.query<{ id: string }>('select id from organizations order by name')
  const [fjord, harbour] = rows
  if (fjord === undefined || harbour === undefined) throw new Error('The demo organizations are missing')
  const foreign = await inTenant(database, fjord.id, (tenant) =>
    countsBy(async (name) => {
      const key = KEYS[name] ?? 'organization_id'
      const [row] = await tenant.query(sql<{ count: number }>(`select count(*) from ${name} where ${key} <> $1`), [fjord.id])
      return row?.count ?? -1
    }),
  )
  expect(foreign).toEqual(Object.fromEntries(Object.keys(foreign).map((name) => [name, 0])))
})

describe('writing into another organization', () => {
  const organizations = async (): Promise<readonly [string, string]> => {
    const { rows } = await database.owner.query<{ id: string }>(
      `select id from organizations where name in ('Fjord Archive', 'Harbour Museum') order by name`,
    )
    return [rows[0]?.id ?? '', rows[1]?.id ?? '']
  }

  it('is refused by PostgreSQL itself', async () => {
    const [fjord, harbour] = await organizations()
    const insert = `insert into roles (id, organization_id, name, name_key, permissions)
      values (gen_random_uuid(), $1, 'Thief', 'thief', '{}')`
    await expect(inTenant(database, fjord, (tenant) => tenant.query(sql(insert), [harbour]))).rejects.toMatchObject({ code: '42501' })
  })

  it('changes and removes nothing there', async () => {
    const [fjord, harbour] = await organizations()
    const changed = await inTenant(database, fjord, async (tenant) => [
      await tenant.query(sql(`update users set first_name = 'Thief' where organization_id = $1 returning id`), [harbour]),
      await tenant.query(sql('delete from roles where organization_id = $1 returning id'), [harbour]),
    ])
    expect(changed).toEqual([[], []])
  })
})

it('the activity log cannot be changed or emptied by the API', async () => {
  const { rows } = await database.owner.query<{ id: string }>('select id from organizations limit 1')
  const id = rows[0]?.id ?? ''
  for (const text of [`update activity set kind = 'login'`, 'delete from activity', 'truncate activity']) {
    await expect(inTenant(database, id, (tenant) => tenant.query(sql(text)))).rejects.toMatchObject({ code: '42501' })
  }
})
