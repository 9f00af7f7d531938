import { randomBytes } from 'node:crypto'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { asSuperuser, sharedCluster, TEMPLATES, type Template } from '../../tests/support/server/cluster.ts'
import { readFunctions } from './functions.ts'
import { migrate } from './migrate.ts'

const MIGRATIONS = join(import.meta.dirname, 'migrations')
const textOf = (path: string): string => readFileSync(path, 'utf8')

/** The migrations as they were when functions stood in them. */
const OLD = readdirSync(MIGRATIONS).filter((name) => name < '0180').toSorted()

const name = `functions_${randomBytes(6).toString('hex')}`
let client: pg.Client

const begin = async (template?: Template): Promise<void> => {
  const { owner } = sharedCluster()
  const from = template === undefined ? '' : `template ${TEMPLATES[template]}`
  await asSuperuser(sharedCluster(), (superuser) => superuser.query(`create database ${name} ${from} owner ${pg.escapeIdentifier(owner.user ?? '')}`))
  client = new pg.Client({ ...owner, database: name })
  await client.connect()
}
const end = async (): Promise<void> => {
  await client.end()
  await asSuperuser(sharedCluster(), (superuser) => superuser.query(`drop database ${name}`))
}

/** Names that functions, and what stands in them, were given since. */
const RENAMED: Readonly<Record<string, string>> = {
  standing_of: 'organization_state',
  standing: 'current_state',
  mail_standing: 'mail_groups',
  refresh_standing: 'refresh_user_access',
  refresh_standing_of_members: 'refresh_user_access_of_members',
  refresh_standing_of_restricted: 'refresh_user_access_of_restricted',
  refresh_standing_of_group: 'refresh_user_access_of_group',
  refresh_standing_of_role: 'refresh_user_access_of_role',
  tell_session_ended: 'notify_session_ended',
}

/** Changed where they stand since. */
const CHANGED: readonly string[] = [
  'entries_to_renew(uuid,integer)',
  'found_entries(tsquery[],tsquery[],tsquery[],text[],integer,integer,text,uuid,integer)',
  'found_entries_for(uuid,tsquery[],tsquery[],tsquery[],text[],integer,integer,text,uuid,integer)',
  'open_session(uuid,uuid,integer,integer,integer)',
]

type Definition = Readonly<Record<'name' | 'definition', string>>

const byName = (all: readonly Definition[]): readonly Definition[] => all.toSorted((one, other) => (one.name < other.name ? -1 : 1))

const renamed = (text: string): string => text.replaceAll(/\w+/g, (word) => RENAMED[word] ?? word)

/** Everything that is said of the functions: what they do, whose they are and whose rights they have, who may call them. */
const functions = async (): Promise<readonly Definition[]> =>
  (
    await client.query<Definition>(`
      select function_.oid::regprocedure::text as name, pg_get_functiondef(function_.oid) as definition, proowner::regrole::text as owner,
        prosecdef as definer, proconfig as settings, proacl::text as rights
      from pg_proc function_
      where pronamespace = 'public'::regnamespace and not exists (select from pg_depend where objid = function_.oid and deptype = 'e')
      order by 1`)
  ).rows

/** The columns of each table, but for what is noted of migrations themselves. */
const columns = async (): Promise<Readonly<Record<string, readonly string[]>>> => {
  const { rows } = await client.query<{ table: string; columns: readonly string[] }>(
    `select table_name as table, array_agg(quote_ident(column_name) order by ordinal_position) as columns from information_schema.columns
     where table_schema = 'public' and table_name in (select tablename from pg_tables) and table_name not in ('migrations', 'applied_functions') group by 1 order by 1`,
  )
  return Object.fromEntries(rows.map((one) => [one.table, one.columns]))
}

/** The rows of each table, by these of its columns: later migrations may add others. */
const contents = async (of: Readonly<Record<string, readonly string[]>>): Promise<Readonly<Record<string, string>>> => {
  const sums: Record<string, string> = {}
  for (const [table, names] of Object.entries(of)) {
    const sum = await client.query<{ sum: string }>(`select coalesce(md5(string_agg(row_::text, '|' order by row_::text)), '') as sum from (select ${names.join(', ')} from ${table}) row_`)
    sums[table] = sum.rows[0]?.sum ?? ''
  }
  return sums
}

const applied = async (): Promise<readonly string[]> =>
  (await client.query<{ hash: string }>('select hash from applied_functions order by place')).rows.map(({ hash }) => hash)

describe('a database of the time when functions stood in migrations', () => {
  beforeEach(async () => {
    await begin()
    await client.query('grant usage on schema public to vitrine_app; create table migrations (name text primary key, applied_at timestamptz not null default now())')
    for (const migration of OLD) {
      await client.query(`begin; ${textOf(join(MIGRATIONS, migration))}; select protect_tenant_tables()`)
      await client.query('insert into migrations (name) values ($1)', [migration])
      await client.query('commit')
    }
    await client.query(`
      insert into organizations (id, name, name_key, storage_capacity, files_limit) values (gen_random_uuid(), 'Harbour', 'harbour', 1000, 10);
      insert into roles (id, organization_id, name, name_key, permissions) select gen_random_uuid(), id, 'Keeper', 'keeper', '{VIEW_RESOURCES}' from organizations;
      insert into users (id, organization_id, email, email_key, first_name, last_name, role_id)
        select gen_random_uuid(), organization_id, 'a@b.example', 'a@b.example', 'Ada', 'Berg', id from roles`)
  })
  afterEach(end)

  it('is brought up to date with the same functions, rights and owners as before, by their names of today, and all its rows', async () => {
    const of = await columns()
    const [before, rows] = [await functions(), await contents(of)]
    expect(before.length).toBeGreaterThan(50)
    expect(await migrate(client)).toContain('0180_functions.sql')
    const ofToday = before.filter((one) => !CHANGED.includes(one.name)).map((one) => ({ ...one, name: renamed(one.name), definition: renamed(one.definition) }))
    // Later migrations have added some.
    const known = new Set(ofToday.map((one) => one.name))
    expect(byName((await functions()).filter((one) => known.has(one.name)))).toEqual(byName(ofToday))
    // Later migrations may have added tables, and taken away what is empty here.
    const filled = Object.fromEntries(Object.entries(rows).filter(([, sum]) => sum !== ''))
    expect(filled).toHaveProperty('users')
    expect(await contents(Object.fromEntries(Object.entries(of).filter(([table]) => table in filled)))).toEqual(filled)
    expect(await applied()).toHaveLength(1)
  })
})

describe('a database of today', () => {
  beforeEach(() => begin('demo'))
  afterEach(end)

  it('has the functions of the files, and no other', async () => {
    const { rows } = await client.query<{ name: string }>(
      `select proname as name from pg_proc function_ where pronamespace = 'public'::regnamespace
         and not exists (select from pg_depend where objid = function_.oid and deptype = 'e')`,
    )
    expect(rows.map((row) => row.name).toSorted()).toEqual((await readFunctions()).map((one) => one.name).toSorted())
  })

  it('is left alone while nothing has changed', async () => {
    await client.query(`create or replace function lock_tree(module text) returns void language sql as 'select null::void'`)
    const altered = await functions()
    expect(await migrate(client)).toEqual([])
    expect(await functions()).toEqual(altered)
  })

  it('gets all of them back where another state of them was applied, or a migration', async () => {
    const before = await functions()
    const alter = `create or replace function lock_tree(module text) returns void language sql as 'select null::void'`
    await client.query(`${alter}; insert into applied_functions (hash) values ('another'); delete from applied_functions where hash <> 'another'`)
    await migrate(client)
    expect(await functions()).toEqual(before)
    await client.query(`${alter}; drop table applied_functions; delete from migrations where name = '0180_functions.sql'`)
    await migrate(client)
    expect(await functions()).toEqual(before)
  })

  it('is refused by a program whose functions it had before', async () => {
    await client.query(`insert into applied_functions (hash) values ('newer')`)
    const before = await functions()
    await expect(migrate(client)).rejects.toThrow('The database is newer than this program')
    expect(await functions()).toEqual(before)
  })

  it('keeps all as they were when one of them fails', async () => {
    const before = await functions()
    // One of the first is another, and one of the last cannot be replaced.
    await client.query(`
      create or replace function grow_version() returns trigger language plpgsql as 'begin return old; end';
      create or replace function begin_library() returns trigger language plpgsql as 'begin return old; end';
      drop function upload_promises;
      create function upload_promises(up_to bigint) returns integer language sql as 'select 1';
      update applied_functions set hash = 'another'`)
    const altered = await functions()
    await expect(migrate(client)).rejects.toThrow('Function upload_promises failed')
    expect(await functions()).toEqual(altered)
    expect(altered).not.toEqual(before)
    expect(await applied()).toEqual(['another'])
  })

  it('can have each of them made anew in their order, with nothing there before', async () => {
    const before = await functions()
    await client.query('begin')
    const all = await readFunctions()
    for (const one of all) await client.query(`drop function if exists ${one.name} cascade`)
    expect(await functions()).toEqual([])
    for (const one of all) await client.query(one.create)
    const made = await functions()
    await client.query('rollback')
    expect(made).toEqual(before)
  })
})

describe('the files', () => {
  it('hold the one function that they are named after', () => {
    const made = globSync('functions/**/*.sql', { cwd: import.meta.dirname }).map((path) => {
      const defined = [...textOf(join(import.meta.dirname, path)).matchAll(/\bfunction (\w+)\s*\(/g)].map(([, one]) => one)
      return [basename(path, '.sql'), ...new Set(defined)]
    })
    expect(made.filter(([file, ...defined]) => defined.length !== 1 || defined[0] !== file)).toEqual([])
  })

  it('are where functions are changed: no migration since makes one', () => {
    const since = readdirSync(MIGRATIONS).filter((file) => file >= '0180' && /create (or replace )?function/i.test(textOf(join(MIGRATIONS, file))))
    expect(since).toEqual([])
  })
})
