import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'
import { databaseCode } from './failures.ts'
import { applyFunctions } from './functions.ts'
import { ask, sql } from './sql.ts'

/** Numbered SQL files, applied once each, in order, and never changed. Functions stand beside them. In the built server they lie beside the program as well. */
const directory = new URL('./migrations/', import.meta.url)

/** Any number that only migrations use: two nodes that start together apply them one after the other. */
const LOCK = 3_408_712_001

const APPLIED = `create table if not exists migrations (
  name text primary key,
  applied_at timestamptz not null default now()
)`

const TABLE = sql<{ readonly known: string | null }>(`select to_regclass('public.migrations')::text as known`)
const NAMES = sql<{ readonly name: string }>('select name from migrations')
const NOTE = sql('insert into migrations (name) values ($1)')
const TAKE_TURNS = sql('select pg_advisory_lock($1)')
const LET_OTHERS = sql('select pg_advisory_unlock($1)')

/** The API works as the first of them, and for visitors of a portal as the second. They are of the whole PostgreSQL server: two nodes or databases may make them at once. */
const ROLES = ['vitrine_app', 'vitrine_visitor']

const madeRole = (name: string): string => `do $$ begin
  if not exists (select from pg_roles where rolname = '${name}') then
    create role ${name} nologin noinherit nosuperuser nobypassrls nocreatedb nocreaterole;
  end if;
exception when duplicate_object or unique_violation then null;
end $$`

/** Whoever owns the schema must be able to become the API's roles. Where a role was made beforehand, the right was given with it. */
const become = async (owner: pg.ClientBase, role: string): Promise<void> => {
  try {
    await owner.query(`grant ${role} to current_user`)
  } catch (error) {
    if (databaseCode(error) !== '42501') throw error
  }
  await owner.query(`set role ${role}; reset role`)
}

const makeRoles = async (owner: pg.ClientBase): Promise<void> => {
  for (const role of ROLES) {
    await owner.query(madeRole(role))
    await become(owner, role)
  }
}

const apply = async (owner: pg.ClientBase, name: string): Promise<void> => {
  const migration = await readFile(new URL(name, directory), 'utf8')
  try {
    await owner.query(`begin;\n${migration};\nselect protect_tenant_tables()`)
    await ask(owner, NOTE, [name])
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback')
    throw new Error(`Migration ${name} failed`, { cause: error })
  }
}

/** Brings the schema up to date, as its owner. Answers the migrations it applied. */
export const migrate = async (owner: pg.ClientBase): Promise<readonly string[]> => {
  const files = (await readdir(directory)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort()
  await ask(owner, TAKE_TURNS, [LOCK])
  try {
    const [migrations] = await ask(owner, TABLE)
    const isNew = migrations?.known == null
    if (isNew) {
      await makeRoles(owner)
      await owner.query('grant usage on schema public to vitrine_app')
      await owner.query(APPLIED)
    }
    const applied = new Set((await ask(owner, NAMES)).map(({ name }) => name))
    const unknown = [...applied].filter((name) => !files.includes(name))
    if (unknown.length > 0) throw new Error(`The database is newer than this program: it has ${unknown.join(', ')}`)
    const due = files.filter((name) => !applied.has(name))
    if (due.length > 0 && !isNew) await makeRoles(owner)
    for (const name of due) await apply(owner, name)
    await applyFunctions(owner, due.length > 0)
    return due
  } finally {
    await ask(owner, LET_OTHERS, [LOCK])
  }
}
