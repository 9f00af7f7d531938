import * as Result from 'effect/Result'
import { ADMINISTRATION } from '../../src/domain/access/roles.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { administrationRefusal, type Powers } from '../../src/domain/users/lifecycle.ts'
import { reaches, type UserRight } from '../../src/domain/users/reach.ts'
import type { Viewer } from '../access/viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { powersOf, type AccountRow } from './accountRows.ts'

/** Changes of users and roles of one organization happen one after the other, so that each sees what the one before has left. */
const LOCK = sql('select id from organizations where id = $1 for no key update')

const ACTOR = sql<Pick<AccountRow, 'id' | 'permissions' | 'globalRoles'>>(`
  select user_.id, role_.permissions || user_.group_permissions as permissions, user_.global_roles as "globalRoles"
  from users user_ join roles role_ on role_.organization_id = user_.organization_id and role_.id = user_.role_id
  where user_.organization_id = $1 and user_.id = $2 and user_.blocked_at is null and user_.deleted_at is null`)

/** Only who can sign in counts. */
const ADMINISTRATORS = sql<{ id: string }>(`
  select user_.id
  from users user_ join roles role_ on role_.organization_id = user_.organization_id and role_.id = user_.role_id
  where user_.organization_id = $1 and user_.blocked_at is null and user_.deleted_at is null and user_.password_hash is not null
    and role_.permissions || user_.group_permissions @> $2`)

export const administratorsOf = async (tenant: Tenant): Promise<readonly string[]> =>
  (await tenant.query(ADMINISTRATORS, [tenant.organizationId, ADMINISTRATION])).map(({ id }) => id)

/** Who acts, as they are now that it is their turn: somebody else may just have blocked them, or taken their role. */
const actorNow = async (tenant: Tenant, viewer: Viewer): Promise<Powers | undefined> => {
  if (viewer.homeOrganizationId !== tenant.organizationId) return { ...viewer, id: viewer.userId }
  const [row] = await tenant.query(ACTOR, [tenant.organizationId, viewer.userId])
  return row === undefined ? undefined : powersOf(row)
}

/** An action in another organization takes the permission for all of them. */
export const reachRefusal = (viewer: Viewer, right: UserRight): Failure<'PERMISSION_DENIED'> | undefined =>
  reaches(viewer.permissions, right, viewer.homeOrganizationId === viewer.organization.id) ? undefined : { code: 'PERMISSION_DENIED' }

type Refused = Failure<'NOT_SIGNED_IN' | 'LAST_ADMINISTRATOR'>

/** Does what changes users or roles, in its turn. Refused when it leaves nobody to administer the organization. */
export const administering = async <Value, Failed>(
  tenant: Tenant,
  viewer: Viewer,
  work: (actor: Powers) => Promise<Result.Result<Value, Failed>>,
): Promise<Result.Result<Value, Failed | Refused>> => {
  await tenant.query(LOCK, [tenant.organizationId])
  const [actor, before] = await Promise.all([actorNow(tenant, viewer), administratorsOf(tenant)])
  if (actor === undefined) return Result.fail({ code: 'NOT_SIGNED_IN' })
  const outcome = await work(actor)
  if (Result.isFailure(outcome)) return outcome
  const refusal = administrationRefusal(before.length, (await administratorsOf(tenant)).length)
  return refusal === undefined ? outcome : Result.fail(refusal)
}
