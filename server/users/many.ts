import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { fullName } from '../../src/domain/users/account.ts'
import type { Powers } from '../../src/domain/users/lifecycle.ts'
import { judgeMany, type ChangeOfMany, type VerdictOnMany } from '../../src/domain/users/many.ts'
import type { Viewer } from '../access/viewer.ts'
import { recordAll } from '../audit/recordAll.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import { ACCOUNT_COLUMNS, ACCOUNTS, permissionsOf, powersOf, type AccountRow } from './accountRows.ts'
import { grantProblem } from './accounts.ts'
import { administering, administratorsOf, reachRefusal } from './administration.ts'

interface Row extends AccountRow {
  readonly groupPermissions: readonly string[]
}

const CHOSEN = sql<Row>(`select ${ACCOUNT_COLUMNS}, user_.group_permissions as "groupPermissions" from ${ACCOUNTS} and user_.id = any($2::uuid[]) order by user_.name_key, user_.id`)
const ROLE = sql<{ name: string; permissions: readonly string[] }>('select name, permissions from roles where organization_id = $1 and id = $2')
const BLOCK = sql('update users set blocked_at = now() where organization_id = $1 and id = any($2::uuid[])')
const UNBLOCK = sql('update users set blocked_at = null where organization_id = $1 and id = any($2::uuid[])')
const GIVE = sql('update users set role_id = $3 where organization_id = $1 and id = any($2::uuid[])')

interface Asked {
  readonly userIds: readonly string[]
  /** What would be done is told, and not done. */
  readonly rehearse: boolean
}

type Refused = Failure<'USER_NOT_FOUND' | 'PERMISSION_DENIED' | 'NOT_SIGNED_IN' | 'LAST_ADMINISTRATOR' | 'ROLE_NOT_FOUND' | 'PERMISSION_NOT_HELD'>

interface Change {
  readonly judged: ChangeOfMany
  readonly write: (ids: readonly string[]) => Promise<unknown>
  readonly auditedFields: (row: AccountRow) => { readonly before: Readonly<Record<string, unknown>>; readonly after: Readonly<Record<string, unknown>> }
}

interface Judged {
  /** By name. */
  readonly rows: readonly AccountRow[]
  readonly verdict: VerdictOnMany
}

/** To whom of those named a change can be done. */
export const judgeThem = async (tenant: Tenant, userIds: readonly string[], actor: Powers, judged: ChangeOfMany): Promise<Result.Result<Judged, Failure<'USER_NOT_FOUND'>>> => {
  const rows = await tenant.query(CHOSEN, [tenant.organizationId, userIds])
  if (rows.length === 0) return Result.fail({ code: 'USER_NOT_FOUND' })
  const chosen = rows.map((row) => ({ ...row, ...powersOf(row), groupPermissions: permissionsOf(row.groupPermissions) }))
  return Result.succeed({ rows, verdict: judgeMany(actor, chosen, await administratorsOf(tenant), judged) })
}

/** Judges all, does it to those to whom it can be done, with an entry of the log for each. */
const perform = async (tenant: Tenant, viewer: Viewer, { userIds, rehearse }: Asked, actor: Powers, { judged, write, auditedFields }: Change): Promise<Result.Result<VerdictOnMany, Refused>> => {
  const judgement = await judgeThem(tenant, userIds, actor, judged)
  if (Result.isFailure(judgement)) return Result.fail(judgement.failure)
  const { rows, verdict } = judgement.success
  if (!rehearse && verdict.done.length > 0) {
    await write(verdict.done)
    const done = rows.filter(({ id }) => verdict.done.includes(id))
    await recordAll(tenant, viewer, 'user.updated', done.map((row) => ({ id: row.id, name: fullName(row), ...auditedFields(row) })))
    await publish(tenant, { kind: 'accounts.changed' })
  }
  return Result.succeed(verdict)
}

export const changeStates = (
  tenant: Tenant,
  viewer: Viewer,
  { state, ...asked }: Asked & { readonly state: 'active' | 'blocked' },
): Promise<Result.Result<VerdictOnMany, Refused>> =>
  administering(tenant, viewer, async (actor): Promise<Result.Result<VerdictOnMany, Refused>> => {
    const refusal = reachRefusal(viewer, 'blockUsers')
    if (refusal !== undefined) return Result.fail(refusal)
    const isBlock = state === 'blocked'
    const change: Change = {
      judged: { kind: isBlock ? 'block' : 'unblock' },
      write: (ids) => tenant.query(isBlock ? BLOCK : UNBLOCK, [tenant.organizationId, ids]),
      auditedFields: () => ({ before: { blocked: !isBlock }, after: { blocked: isBlock } }),
    }
    return perform(tenant, viewer, asked, actor, change)
  })

export const changeRoles = (
  tenant: Tenant,
  viewer: Viewer,
  { roleId, ...asked }: Asked & { readonly roleId: string },
): Promise<Result.Result<VerdictOnMany, Refused>> =>
  administering(tenant, viewer, async (actor): Promise<Result.Result<VerdictOnMany, Refused>> => {
    const refusal = reachRefusal(viewer, 'editUsers') ?? (await grantProblem(tenant, actor, roleId))
    if (refusal !== undefined) return Result.fail(refusal)
    const [role] = await tenant.query(ROLE, [tenant.organizationId, roleId])
    if (role === undefined) return Result.fail({ code: 'ROLE_NOT_FOUND' })
    const change: Change = {
      judged: { kind: 'role', roleId, permissions: permissionsOf(role.permissions) },
      write: (ids) => tenant.query(GIVE, [tenant.organizationId, ids, roleId]),
      auditedFields: (row) => ({ before: { role: row.roleName }, after: { role: role.name } }),
    }
    return perform(tenant, viewer, asked, actor, change)
  })
