import type { ActivityEntry, AuditTarget } from '../../src/domain/activity/entry.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

const NAMES = sql<{ id: string; name: string }>(`
  select id, name from folders where organization_id = $1 and id = any ($2::uuid[])
  union all select id, name from assets where organization_id = $1 and id = any ($2::uuid[])
  union all select id, name from roles where organization_id = $1 and id = any ($2::uuid[])
  union all select id, name from user_groups where organization_id = $1 and id = any ($2::uuid[])
  union all select id, name from templates where organization_id = $1 and id = any ($2::uuid[])
  union all select id, first_name || ' ' || last_name from contacts where organization_id = $1 and id = any ($2::uuid[])
  union all select id, trim(first_name || ' ' || last_name) from users where organization_id = $1 and id = any ($2::uuid[])
  union all select id, name from organizations where id = $1 and id = any ($2::uuid[])`)

/** What these identifiers name here now; what is gone is not among them. */
export const namesOf = async (tenant: Tenant, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await tenant.query(NAMES, [tenant.organizationId, ids])
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const TARGETS = sql<Row>(`
  select 'folder' as kind, id, case when trashed_at is null then type end as type, null as thumbnail
  from folders where organization_id = $1 and id = any ($2::uuid[])
  union all
  select 'asset', asset.id, case when asset.trashed_at is null and folder.trashed_at is null then asset.type end,
    case when asset.trashed_at is null and folder.trashed_at is null and asset.thumbnail = 'Ready' then asset.content_version end
  from assets asset join folders folder on folder.organization_id = asset.organization_id and folder.id = asset.folder_id
  where asset.organization_id = $1 and asset.id = any ($2::uuid[])
  union all select 'role', id, null, null from roles where organization_id = $1 and id = any ($2::uuid[])
  union all select 'group', id, null, null from user_groups where organization_id = $1 and id = any ($2::uuid[])
  union all select 'template', id, null, null from templates where organization_id = $1 and id = any ($2::uuid[])
  union all select 'contact', id, null, null from contacts where organization_id = $1 and id = any ($2::uuid[]) and trashed_at is null
  union all select 'user', id, null, null from users where organization_id = $1 and id = any ($2::uuid[]) and deleted_at is null
  union all select 'organization', id, null, null from organizations where id = $1 and id = any ($2::uuid[])`)

type Row = Pick<AuditTarget, 'kind' | 'id'> & { readonly type: NonNullable<AuditTarget['type']> | null; readonly thumbnail: string | null }

const PORTRAITS = sql<{ id: string; version: string }>('select user_id as id, version from user_pictures where organization_id = $1 and user_id = any ($2::uuid[])')

/** Entries with what they lead to, as far as it still exists, and with the pictures of who did it. What is kept from the reader has no `resourceId`. */
export const withTargets = async <E extends ActivityEntry>(tenant: Tenant, entries: readonly E[]): Promise<readonly E[]> => {
  const [ids, people] = [entries.flatMap(({ resourceId }) => resourceId ?? []), entries.flatMap(({ personId }) => personId ?? [])]
  const [rows, portraits] = await Promise.all([
    tenant.query(TARGETS, [tenant.organizationId, [...new Set(ids)]]),
    tenant.query(PORTRAITS, [tenant.organizationId, [...new Set(people)]]),
  ])
  const targets = new Map(
    rows.map(({ type, thumbnail, ...target }): readonly [string, AuditTarget] => [
      target.id,
      { ...target, ...(type === null ? {} : { type }), ...(thumbnail === null ? {} : { thumbnail }) },
    ]),
  )
  const versions = new Map(portraits.map(({ id, version }) => [id, version]))
  return entries.map((entry) => {
    const target = entry.resourceId === undefined ? undefined : targets.get(entry.resourceId)
    const portrait = entry.personId === undefined ? undefined : versions.get(entry.personId)
    return { ...entry, ...(target === undefined ? {} : { target }), ...(portrait === undefined ? {} : { portrait }) }
  })
}

const LAST_NAME = sql<{ name: string }>(`
  select resource_name as name from activity
  where organization_id = $1 and resource_id = $2 and resource_name <> '' order by at desc, id limit 1`)

/** What the thing is called that the log is narrowed to: now, or when it was last told of. */
export const nameOf = async (tenant: Tenant, id: string): Promise<string> => {
  const now = (await namesOf(tenant, [id])).get(id)
  return now ?? (await tenant.query(LAST_NAME, [tenant.organizationId, id]))[0]?.name ?? ''
}
