import type { Database } from '../../../server/database/connect.ts'

/** What tells of a call without being its effect (sessions and the log), and what a job writes a little after a file has come. */
const TELLING = ['activity', 'sessions', 'refresh_tokens', 'asset_metadata'] as const

const TABLES = `select table_.relname as name
  from pg_class table_ join pg_namespace schema_ on schema_.oid = table_.relnamespace and schema_.nspname = 'public'
  where table_.relkind in ('r', 'p') and (table_.relname = 'organizations' or exists (
    select from pg_attribute where attrelid = table_.oid and attname = 'organization_id' and not attisdropped))
  order by table_.relname`

/** Every row of an organization, table by table, as one hash each. */
export const snapshotOf = async (
  database: Database,
  organizationId: string,
  without: readonly string[] = TELLING,
): Promise<Readonly<Record<string, string>>> => {
  const { rows } = await database.owner.query<{ name: string }>(TABLES)
  const hashes: Record<string, string> = {}
  for (const { name } of rows) {
    if (without.includes(name)) continue
    const key = name === 'organizations' ? 'id' : 'organization_id'
    const hashed = await database.owner.query<{ hash: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(row_::text), '' order by row_::text)), '') as hash
       from ${name} row_ where ${key} = $1`,
      [organizationId],
    )
    hashes[name] = hashed.rows[0]?.hash ?? ''
  }
  return hashes
}
