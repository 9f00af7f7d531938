import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

/** What was moved to the trash before the folders $2 in which it lay, and, for each of those places, the folders on the way up, itself first. */
const ORPHANS = `
  with recursive orphan (folder_id, asset_id, type, place) as (
    select id, null::uuid, type, parent_id from folders where organization_id = $1 and parent_id = any ($2::uuid[]) and not id = any ($2::uuid[])
    union all
    select null, id, type, folder_id from assets where organization_id = $1 and folder_id = any ($2::uuid[])
  ),
  way (place, id) as (
    select place, place from orphan
    union
    select way.place, folder.parent_id from way
    join folders folder on folder.organization_id = $1 and folder.id = way.id where folder.parent_id is not null
  )`

const rulesFor = (table: string): string => `
  from orphan join way on way.place = orphan.place
  join ${table} rule on rule.organization_id = $1 and rule.type = orphan.type and rule.folder_id = way.id
  order by rule.created_at
  on conflict do nothing`

const KEEP_HIDDEN = sql(`
  ${ORPHANS}
  insert into access_restriction_rules (id, organization_id, user_id, group_id, type, folder_id, asset_id, created_at, created_by)
  select gen_random_uuid(), $1, rule.user_id, rule.group_id, orphan.type, orphan.folder_id, orphan.asset_id, rule.created_at, rule.created_by
  ${rulesFor('access_restriction_rules')}`)
const KEEP_UNPUBLISHED = sql(`
  ${ORPHANS}
  insert into publication_restrictions (id, organization_id, type, folder_id, asset_id, created_at, created_by)
  select gen_random_uuid(), $1, orphan.type, orphan.folder_id, orphan.asset_id, rule.created_at, rule.created_by
  ${rulesFor('publication_restrictions')}`)

/** Of the days of its own and of the way the latest counts; one that is over holds nothing back. */
const keepHeldBack = (table: 'folders' | 'assets', id: string) => sql(`
  ${ORPHANS},
  held (id, until) as (
    select ${id}, max(folder.embargo_until) from orphan
    join way on way.place = orphan.place
    join folders folder on folder.organization_id = $1 and folder.id = way.id
    where ${id} is not null and folder.embargo_until > current_date
    group by ${id}
  )
  update ${table} item set embargo_until = held.until from held
  where item.organization_id = $1 and item.id = held.id and (item.embargo_until is null or item.embargo_until < held.until)`)
const KEEP_FOLDERS_BACK = keepHeldBack('folders', 'orphan.folder_id')
const KEEP_ASSETS_BACK = keepHeldBack('assets', 'orphan.asset_id')

/** What loses its place because those folders end stays restricted and held back as it was there, by rules and a day of its own. */
export const keepOrphansRestricted = async (tenant: Tenant, folderIds: readonly string[]): Promise<void> => {
  await tenant.query(KEEP_HIDDEN, [tenant.organizationId, folderIds])
  await tenant.query(KEEP_UNPUBLISHED, [tenant.organizationId, folderIds])
  await tenant.query(KEEP_FOLDERS_BACK, [tenant.organizationId, folderIds])
  await tenant.query(KEEP_ASSETS_BACK, [tenant.organizationId, folderIds])
}
