import * as Result from 'effect/Result'
import { MOST_SPREAD, spreadReason, type SpreadVerdict } from '../../src/domain/restrictions/spreading.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { Viewer } from '../access/viewer.ts'
import { recordAll } from '../audit/recordAll.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publishAccessChanged } from '../events/publish.ts'
import { permissionsOf } from '../users/accountRows.ts'
import type { Resource } from '../access/place.ts'
import { findResource, findResources, type NamedResource, type Unreachable } from '../access/resources.ts'
import { findUser } from './users.ts'

interface Asked {
  readonly userIds?: readonly string[]
  readonly roleId?: string
  readonly restrict: readonly Resource[]
  readonly from?: string
  readonly rehearse: boolean
}

interface Person {
  readonly id: string
  readonly name: string
  readonly permissions: readonly string[]
  readonly held: number
}

/** The users, locked in one order, each with how many of the things $4 and $5 are restricted for them by themselves. */
const PEOPLE = sql<Person>(`
  select user_.id, user_.first_name || ' ' || user_.last_name as name, role.permissions || user_.group_permissions as permissions,
    (select count(*)::integer from access_restriction_rules rule
      where rule.organization_id = $1 and rule.user_id = user_.id and (rule.folder_id = any ($4::uuid[]) or rule.asset_id = any ($5::uuid[]))) as held
  from users user_ join roles role on role.organization_id = $1 and role.id = user_.role_id
  where user_.organization_id = $1 and user_.deleted_at is null and (user_.id = any ($2::uuid[]) or user_.role_id = $3::uuid)
  order by user_.id
  limit ${MOST_SPREAD + 1}
  for no key update of user_`)

const OF_USER = sql<Resource>(`
  select case when folder_id is null then 'asset' else 'folder' end as kind, coalesce(folder_id, asset_id) as id
  from access_restriction_rules where organization_id = $1 and user_id = $2 order by created_at desc, id desc limit ${MOST_SPREAD + 1}`)

const ADD = sql(`
  insert into access_restriction_rules (id, organization_id, created_by, user_id, type, folder_id, asset_id)
  select gen_random_uuid(), $1, $2, person.id, target.type, target.folder_id, target.asset_id
  from unnest($3::uuid[]) as person (id)
  cross join unnest($4::text[], $5::uuid[], $6::uuid[]) as target (type, folder_id, asset_id)
  on conflict do nothing`)

type SpreadFailure = Unreachable | Failure<'USER_NOT_FOUND' | 'GROUP_NOT_FOUND' | 'VALIDATION_FAILED'>

/** What is restricted for a user by themselves, of what the viewer sees: nobody passes on what they do not know of. */
const heldBy = async (tenant: Tenant, viewer: Viewer, userId: string): Promise<Result.Result<readonly NamedResource[], SpreadFailure>> => {
  if ((await findUser(tenant, userId)) === undefined) return Result.fail({ code: 'USER_NOT_FOUND' })
  const held = await tenant.query(OF_USER, [tenant.organizationId, userId])
  if (held.length > MOST_SPREAD) return Result.fail({ code: 'VALIDATION_FAILED', fields: { from: { code: 'aboveMaximum', limit: MOST_SPREAD } } })
  const found = await Promise.all(held.map((one) => findResource(tenant, viewer, one)))
  return Result.succeed(found.flatMap((one) => (Result.isSuccess(one) ? [one.success] : [])))
}

/** Gives many users the same restrictions, in one transaction, with an entry of the log for each who gets any. */
export const spread = async (tenant: Tenant, viewer: Viewer, asked: Asked): Promise<Result.Result<SpreadVerdict, SpreadFailure>> => {
  const targets = asked.from === undefined ? await findResources(tenant, viewer, asked.restrict, { inTrash: false }) : await heldBy(tenant, viewer, asked.from)
  if (Result.isFailure(targets)) return Result.fail(targets.failure)
  const ids = (kind: Resource['kind']) => [...new Set(targets.success.filter((one) => one.kind === kind).map(({ id }) => id))]
  const people = await tenant.query(PEOPLE, [tenant.organizationId, asked.userIds ?? [], asked.roleId ?? null, ids('folder'), ids('asset')])
  if (people.length === 0) return Result.fail({ code: 'USER_NOT_FOUND' })
  if (people.length > MOST_SPREAD) return Result.fail({ code: 'VALIDATION_FAILED', fields: { roleId: { code: 'aboveMaximum', limit: MOST_SPREAD } } })
  const wanted = ids('folder').length + ids('asset').length
  const judged = people.map(({ held, ...one }) => {
    const person = { ...one, missing: wanted - held }
    return { ...person, code: spreadReason(viewer.userId, { ...person, permissions: permissionsOf(one.permissions) }) }
  })
  const getting = judged.filter(({ code }) => code === undefined)
  if (!asked.rehearse && getting.length > 0) {
    const columns = [
      targets.success.map(({ type }) => type),
      targets.success.map(({ kind, id }) => (kind === 'folder' ? id : null)),
      targets.success.map(({ kind, id }) => (kind === 'asset' ? id : null)),
    ]
    await tenant.query(ADD, [tenant.organizationId, viewer.userId, getting.map(({ id }) => id), ...columns])
    const restricted = targets.success.map(({ name }) => name).slice(0, 20)
    await recordAll(tenant, viewer, 'user.updated', getting.map(({ id, name, missing }) => ({ id, name, after: { restrictions: missing, restricted } })))
    for (const { id } of getting) await publishAccessChanged(tenant, id)
  }
  return Result.succeed({
    targets: targets.success.length,
    done: getting.map(({ id, name, missing }) => ({ id, name, added: missing })),
    left: judged.flatMap(({ id, name, code }) => (code === undefined ? [] : [{ id, name, code }])),
  })
}
