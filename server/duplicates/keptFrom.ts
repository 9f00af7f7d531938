import type { ResourceType } from '../../src/domain/access/modules.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

/** The folders above some assets that are not above a place as well. $1: the organization, $3: the assets, $4: the folder of the place, $5: their module. */
export const ABOVE = `
  with recursive above (id) as (
    select asset.folder_id from assets asset where asset.organization_id = $1 and asset.id = any ($3::uuid[]) and asset.folder_id is not null
    union
    select folder.parent_id from above join folders folder on folder.organization_id = $1 and folder.id = above.id where folder.parent_id is not null
  ),
  own (id) as (
    select $4::uuid where $4::uuid is not null
    union
    select folder.parent_id from own join folders folder on folder.organization_id = $1 and folder.id = own.id where folder.parent_id is not null
  ),
  elsewhere (id) as (select id from above except select id from own)`

/** The rules of a table for the others, or for a folder above them. */
const rulesOf = (table: string): string => `(
    select rule.* from ${table} rule where rule.organization_id = $1 and rule.asset_id = any ($3::uuid[])
    union all
    select rule.* from elsewhere join ${table} rule on rule.organization_id = $1 and rule.type = $5 and rule.folder_id = elsewhere.id
  ) rule`

interface Kept {
  readonly id: string
  readonly userId: string | null
  readonly groupId: string | null
}

/** Whoever may not see one of the others, by itself or by a folder above it, may not see what $2 got from it either. */
const KEEP_HIDDEN = sql<Kept>(`
  ${ABOVE}
  insert into access_restriction_rules (id, organization_id, user_id, group_id, type, asset_id, created_at, created_by)
  select gen_random_uuid(), $1, user_id, group_id, $5, $2, created_at, created_by
  from ${rulesOf('access_restriction_rules')}
  order by user_id, group_id, created_at
  on conflict do nothing returning id, user_id as "userId", group_id as "groupId"`)
const KEEP_UNPUBLISHED = sql<{ id: string }>(`
  ${ABOVE}
  insert into publication_restrictions (id, organization_id, type, asset_id, created_at, created_by)
  select gen_random_uuid(), $1, $5, $2, created_at, created_by
  from ${rulesOf('publication_restrictions')}
  order by created_at
  on conflict do nothing returning id`)
const SHOW = sql<Kept>(`
  delete from access_restriction_rules where organization_id = $1 and id = any ($2::uuid[]) returning id, user_id as "userId", group_id as "groupId"`)
const ALLOW = sql('delete from publication_restrictions where organization_id = $1 and id = any ($2::uuid[])')
const MEMBERS = sql<{ id: string }>('select distinct user_id as id from group_members where organization_id = $1 and group_id = any ($2::uuid[])')

/** The people whom rules are for, alone or in a group. */
const peopleOf = async (tenant: Tenant, rules: readonly Kept[]): Promise<readonly string[]> => {
  const groups = rules.flatMap(({ groupId }) => groupId ?? [])
  const members = groups.length === 0 ? [] : await tenant.query(MEMBERS, [tenant.organizationId, groups])
  return [...new Set([...rules.flatMap(({ userId }) => userId ?? []), ...members.map(({ id }) => id)])]
}

/** What is kept, the others that go, and the folder in which it will lie. */
export interface Keeping {
  readonly type: ResourceType
  readonly keep: string
  readonly others: readonly string[]
  readonly folderId: string | null
}

/** Keeps an asset from whom and what the others are kept from. Answers the new rules, and the people whom they concern. */
export const keepFrom = async (tenant: Tenant, { type, keep, others, folderId }: Keeping) => {
  const values = [tenant.organizationId, keep, others, folderId, type]
  const rules = await tenant.query(KEEP_HIDDEN, values)
  const publications = await tenant.query(KEEP_UNPUBLISHED, values)
  return { restrictions: rules.map(({ id }) => id), publications: publications.map(({ id }) => id), kept: await peopleOf(tenant, rules) }
}

/** Takes such rules away again; answers the people whom they concerned. */
export const showAgain = async (tenant: Tenant, restrictions: readonly string[], publications: readonly string[]): Promise<readonly string[]> => {
  const rules = await tenant.query(SHOW, [tenant.organizationId, restrictions])
  await tenant.query(ALLOW, [tenant.organizationId, publications])
  return peopleOf(tenant, rules)
}
