import * as Result from 'effect/Result'
import { GLOBAL_ROLES } from '../../src/domain/access/modules.ts'
import { PERMISSIONS, type Permission } from '../../src/domain/access/permissions.ts'
import { whoCanLiftAnything } from '../../src/domain/access/reason.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { decideAction } from '../../src/domain/rights/can.ts'
import { actionsOn, type CheckedAccess } from '../../src/domain/rights/itemActions.ts'
import type { Viewer } from '../access/viewer.ts'
import { known } from '../authentication/claims.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { findPlace, type Resource } from '../access/place.ts'
import { findResource } from '../access/resources.ts'
import { findUser } from './users.ts'

type CheckFailure = Failure<'USER_NOT_FOUND' | 'FOLDER_NOT_FOUND' | 'ASSET_NOT_FOUND' | 'FOLDER_RESTRICTED_ACCESS' | 'ASSET_RESTRICTED_ACCESS'>

/** What another user may do with a folder or asset, by the very judgement that their own requests meet. */
export const checkAccess = async (tenant: Tenant, viewer: Viewer, userId: string, resource: Resource): Promise<Result.Result<CheckedAccess, CheckFailure>> => {
  const user = await findUser(tenant, userId)
  if (user === undefined) return Result.fail({ code: 'USER_NOT_FOUND' })
  const found = await findResource(tenant, viewer, resource)
  if (Result.isFailure(found)) {
    const { code } = found.failure
    return Result.fail({ code: code === 'RESOURCE_IN_TRASH' ? 'ASSET_NOT_FOUND' : code })
  }
  const [restricted, publicationRestricted] = await Promise.all([
    findPlace(tenant, { of: 'access', userId }, resource),
    findPlace(tenant, { of: 'publication' }, resource),
  ])
  const { type, trashed } = found.success
  const state = { trashed, ...(restricted === undefined ? {} : { restricted }), ...(publicationRestricted === undefined ? {} : { publicationRestricted }) }
  const who = {
    permissions: known(PERMISSIONS, user.permissions),
    globalRoles: known(GLOBAL_ROLES, user.globalRoles),
    modules: viewer.modules,
    features: viewer.features,
    blocked: user.blocked,
  }
  const { firstName, lastName, role } = user
  return Result.succeed({
    user: { firstName, lastName, role },
    actions: actionsOn(resource.kind).map((action) => {
      const decision = decideAction(who, action, { type, state })
      return { action, reasons: decision.allowed ? [] : decision.reasons }
    }),
  })
}

/** The most administrators that are named. */
const MOST = 20

const ADMINISTRATORS = sql<Administrator>(`
  select user_.first_name as "firstName", user_.last_name as "lastName", role.permissions || user_.group_permissions as permissions
  from roles role join users user_ on user_.organization_id = $1 and user_.role_id = role.id
  where role.organization_id = $1 and (role.permissions && $2::text[] or user_.group_permissions && $2::text[])
    and user_.id <> $3
    and user_.deleted_at is null and user_.blocked_at is null and user_.password_hash is not null
  order by cardinality(role.permissions) desc, user_.created_at, user_.id
  limit ${MOST}`)

interface Administrator {
  readonly firstName: string
  readonly lastName: string
  /** Of the permissions that lift refusals. */
  readonly permissions: readonly Permission[]
}

/** Whom to ask: those of the organization who can lift any refusal, but never the reader. */
export const administratorsOf = async (tenant: Tenant, viewer: Viewer): Promise<readonly Administrator[]> => {
  const rows = await tenant.query(ADMINISTRATORS, [tenant.organizationId, whoCanLiftAnything, viewer.userId])
  return rows.map(({ permissions, ...name }) => ({ ...name, permissions: known(whoCanLiftAnything, permissions) }))
}
