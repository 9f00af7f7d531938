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

/** The role the API works as. It is of the whole PostgreSQL server: two nodes or databases may make it at once. */
const ROLE = `do $$ begin
  create role vitrine_app nologin noinherit nosuperuser nobypassrls nocreatedb nocreaterole;
exception when duplicate_object or unique_violation then null;
end $$`

/** Whoever owns the schema must be able to become the API's role. Where the role was made beforehand, the right was given with it. */
const becomeApp = async (owner: pg.ClientBase): Promise<void> => {
  try {
    await owner.query(`grant vitrine_app to current_user`)
  } catch (error) {
    if (databaseCode(error) !== '42501') throw error
  }
  await owner.query('set role vitrine_app; reset role')
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
    if (migrations?.known == null) {
      await owner.query(ROLE)
      await becomeApp(owner)
      await owner.query('grant usage on schema public to vitrine_app')
      await owner.query(APPLIED)
    }
    const applied = new Set((await ask(owner, NAMES)).map(({ name }) => name))
    const unknown = [...applied].filter((name) => !files.includes(name))
    if (unknown.length > 0) throw new Error(`The database is newer than this program: it has ${unknown.join(', ')}`)
    const due = files.filter((name) => !applied.has(name))
    for (const name of due) await apply(owner, name)
    await applyFunctions(owner, due.length > 0)
    return due
  } finally {
    await ask(owner, LET_OTHERS, [LOCK])
  }
}
