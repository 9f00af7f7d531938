import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { RestrictionEffect } from '../../src/domain/restrictions/restrictedTree.ts'
import type { Viewer } from '../access/viewer.ts'
import { sql, type Statement } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { idsOf } from '../items/items.ts'
import { ASSET_IN_TRASH } from '../access/visibility.ts'
import type { Change } from './change.ts'
import type { Subject } from '../access/place.ts'
import { findResources, type Unreachable } from '../access/resources.ts'
import { columnOf, findSubject } from './subject.ts'

/** The rules as they are: $2 is of whom. What a group of a user's restricts is not lifted for them alone. */
const CURRENT = {
  user_id: `select folder_id, asset_id, group_id is null as liftable from access_restrictions where organization_id = $1 and user_id = $2::uuid`,
  group_id: `select folder_id, asset_id, true from access_restriction_rules where organization_id = $1 and group_id = $2::uuid`,
  nobody: 'select null::uuid, null::uuid, true where $2::uuid is not null and $1::uuid is null',
}

const below = (name: string, rules: string): string => `
  ${name} (id) as (
    select folder.id from ${rules} join folders folder on folder.organization_id = $1 and folder.id = ${rules}.folder_id and folder.trashed_at is null
    union
    select folder.id from ${name} join folders folder on folder.organization_id = $1 and folder.parent_id = ${name}.id and folder.trashed_at is null
  )`

/** Folders and files that one set of rules hides and the other does not. Folders know how many files lie in them. */
const moreIn = (hides: 'before' | 'after', shows: 'before' | 'after'): string => `
  (select count(*) from tree_${hides} where id not in (select id from tree_${shows}))::integer as folders,
  ((select coalesce(sum(folder.asset_count), 0) from folders folder
    where folder.organization_id = $1 and folder.id in (select id from tree_${hides} except select id from tree_${shows}))
  - (select count(distinct asset.id) from rule_${shows} rule
    join assets asset on asset.organization_id = $1 and asset.id = rule.asset_id and not ${ASSET_IN_TRASH}
    where asset.folder_id in (select id from tree_${hides} except select id from tree_${shows}))
  + (select count(distinct asset.id) from rule_${hides} rule
    join assets asset on asset.organization_id = $1 and asset.id = rule.asset_id and not ${ASSET_IN_TRASH}
    where asset.folder_id not in (select id from tree_before union select id from tree_after)
      and asset.id not in (select asset_id from rule_${shows} where asset_id is not null)))::integer as files`

const statement = (whose: keyof typeof CURRENT): Statement<Row> => sql(`
  with recursive rule_before (folder_id, asset_id, liftable) as (${CURRENT[whose]}),
  rule_after (folder_id, asset_id) as (
    select folder_id, asset_id from rule_before where not (liftable and coalesce(folder_id, asset_id) = any ($5::uuid[]))
    union
    select id, null from unnest($3::uuid[]) as id
    union
    select null, id from unnest($4::uuid[]) as id
  ),
  ${below('tree_before', 'rule_before')},
  ${below('tree_after', 'rule_after')}
  select true as vanishing, ${moreIn('after', 'before')}
  union all
  select false, ${moreIn('before', 'after')}`)
const EFFECTS = { user_id: statement('user_id'), group_id: statement('group_id'), nobody: statement('nobody') }

interface Row {
  readonly vanishing: boolean
  readonly folders: number
  readonly files: number
}

type WeighFailure = Unreachable | Failure<'USER_NOT_FOUND' | 'GROUP_NOT_FOUND'>

/** How much a change would take out of the sight of a user or group, and bring back; without either, how much it reaches. */
export const weigh = async (tenant: Tenant, viewer: Viewer, subject: Subject | undefined, { restrict, lift }: Change): Promise<Result.Result<RestrictionEffect, WeighFailure>> => {
  const named = subject && (await findSubject(tenant, subject))
  if (named !== undefined && 'code' in named) return Result.fail(named)
  const [wanted, unwanted] = await Promise.all([
    findResources(tenant, viewer, restrict, { inTrash: false }),
    findResources(tenant, viewer, lift, { inTrash: true }),
  ])
  if (Result.isFailure(wanted)) return Result.fail(wanted.failure)
  if (Result.isFailure(unwanted)) return Result.fail(unwanted.failure)
  const [column, id] = subject === undefined ? (['nobody', null] as const) : columnOf(subject)
  const rows = await tenant.query(EFFECTS[column], [tenant.organizationId, id, idsOf(restrict, 'folder'), idsOf(restrict, 'asset'), lift.map((one) => one.id)])
  const amount = (isVanishing: boolean) => {
    const { folders = 0, files = 0 } = rows.find(({ vanishing }) => vanishing === isVanishing) ?? {}
    return { folders, files }
  }
  return Result.succeed({ vanishing: amount(true), appearing: amount(false) })
}
