import type { Database } from '../../../server/database/connect.ts'

/** What jobs write a little after a file has come, and what is noted of each such writing for the pages of portals. */
export const WRITTEN_LATER = ['asset_metadata', 'asset_autofill', 'portal_changes', 'picture_fingerprints'] as const
/** What tells of a call without being its effect (sessions and the log). */
const INCIDENTAL = ['activity', 'sessions', 'refresh_tokens', ...WRITTEN_LATER] as const

const TABLES = `select table_.relname as name
  from pg_class table_ join pg_namespace schema_ on schema_.oid = table_.relnamespace and schema_.nspname = 'public'
  where table_.relkind in ('r', 'p') and (table_.relname = 'organizations' or exists (
    select from pg_attribute where attrelid = table_.oid and attname = 'organization_id' and not attisdropped))
  order by table_.relname`

/** What goes on by itself behind earlier calls: of jobs only those count that are somebody's, of suggestions those that were decided, of the log what is no search. */
const MINDED: Readonly<Record<string, string>> = { jobs: 'and user_id is not null', suggestions: `and state <> 'Open'`, activity: `and kind is distinct from 'search'` }

/** How many rows of each, and the latest transaction that wrote one: whatever is added, changed or taken away shows in either. */
const stateOf = (name: string): string => {
  const organization = name === 'organizations' ? 'id' : 'organization_id'
  return `select '${name}' as name, ${organization} as organization, count(*) || ' ' || max(row_.xmin::text::bigint) as state
    from ${name} row_ where ${organization} = any ($1::uuid[]) ${MINDED[name] ?? ''} group by ${organization}`
}

const names = new WeakMap<Database, Promise<readonly string[]>>()

/** The tables that hold rows of organizations: asked for once, as no server makes tables once it has begun. */
const tablesOf = (database: Database): Promise<readonly string[]> => {
  const known = names.get(database) ?? database.owner.query<{ name: string }>(TABLES).then(({ rows }) => rows.map(({ name }) => name))
  names.set(database, known)
  return known
}

interface Rows {
  readonly organizationId: string
  /** The tables that are left out. */
  readonly without?: readonly string[]
}

/** Every row of some organizations, table by table; all as they are at the same moment. A table that has none of theirs is not there. */
export const snapshotOf = async (database: Database, ...wanted: readonly Rows[]): Promise<readonly Readonly<Record<string, string>>[]> => {
  const tables = await tablesOf(database)
  const { rows } = await database.owner.query<{ name: string; organization: string; state: string }>({
    name: 'snapshot',
    text: tables.map(stateOf).join(' union all '),
    values: [wanted.map(({ organizationId }) => organizationId)],
  })
  return wanted.map(({ organizationId, without = INCIDENTAL }) =>
    Object.fromEntries(rows.filter(({ name, organization }) => organization === organizationId && !without.includes(name)).map(({ name, state }) => [name, state])),
  )
}
