import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { fullName } from '../../src/domain/users/account.ts'
import { successorProblems, type VerdictOnDeletion } from '../../src/domain/users/succession.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import type { Viewer } from '../access/viewer.ts'
import { recordAll } from '../audit/recordAll.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import type { AccountRow } from './accountRows.ts'
import { READ_ACCOUNT } from './accounts.ts'
import { administering, reachRefusal } from './administration.ts'
import { leavingsOf } from './leavings.ts'
import { judgeThem } from './many.ts'

interface Deletion {
  readonly userIds: readonly string[]
  /** Null: what they added stays in their name. */
  readonly successorId: string | null
  /** What would be done is told, and not done. */
  readonly rehearse: boolean
}

type Refused = Failure<'USER_NOT_FOUND' | 'VALIDATION_FAILED' | 'PERMISSION_DENIED' | 'NOT_SIGNED_IN' | 'LAST_ADMINISTRATOR'>

/**
 * Ends their sessions and links, by triggers. Who looked after the things of others hands those on with their own. All changes of users wait
 * for each other, so the successor cannot be deleted meanwhile.
 */
const DELETE = sql(`
  update users set deleted_at = coalesce(deleted_at, now()), successor_id = $3
  where organization_id = $1 and (id = any ($2::uuid[]) or successor_id = any ($2::uuid[]))`)

const beforeOf = ({ username, email, roleName, state }: AccountRow) => ({ username, email, role: roleName, state })

/** Deletes those who can be deleted, with an entry of the log for each, and says who looks after what they added. */
export const deleteAccounts = (
  tenant: Tenant,
  viewer: Viewer,
  { userIds, successorId, rehearse }: Deletion,
): Promise<Result.Result<VerdictOnDeletion, Refused>> =>
  administering(tenant, viewer, async (actor): Promise<Result.Result<VerdictOnDeletion, Refused>> => {
    const refusal = reachRefusal(viewer, 'deleteUsers')
    if (refusal !== undefined) return Result.fail(refusal)
    const judgement = await judgeThem(tenant, userIds, actor, { kind: 'delete' })
    if (Result.isFailure(judgement)) return Result.fail(judgement.failure)
    const { rows, verdict } = judgement.success
    const [successor] = successorId === null ? [] : await tenant.query(READ_ACCOUNT, [tenant.organizationId, successorId])
    const fields = successorId === null ? {} : successorProblems(successor, verdict.done)
    if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
    const leaves = await leavingsOf(tenant, verdict.done)
    if (rehearse || verdict.done.length === 0) return Result.succeed({ ...verdict, leaves })
    await tenant.query(DELETE, [tenant.organizationId, verdict.done, successorId])
    const after = successor === undefined ? {} : { after: { handedOver: fullName(successor) } }
    const done = rows.filter(({ id }) => verdict.done.includes(id))
    await recordAll(tenant, viewer, 'user.deleted', done.map((row) => ({ id: row.id, name: fullName(row), before: beforeOf(row), ...after })))
    await publish(tenant, { kind: 'accounts.changed' })
    return Result.succeed({ ...verdict, leaves })
  })
