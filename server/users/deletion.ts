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

/** Of templates: their readers are others than those that an editor has seen; the rule is the domain's (`readersLeft`). */
const RENEW_TEMPLATES = sql(`
  update templates set version = version + 1, updated_at = now()
  where organization_id = $1 and id in (select template_id from template_readers where organization_id = $1 and user_id = any ($2::uuid[]))`)
const HAND_OVER_TEMPLATES = sql(`
  insert into template_readers (organization_id, template_id, user_id)
  select distinct $1::uuid, reader.template_id, $3::uuid from template_readers reader
  where reader.organization_id = $1 and reader.user_id = any ($2::uuid[]) and not exists (
    select from template_readers other
    where other.organization_id = $1 and other.template_id = reader.template_id and (other.role_id is not null or other.user_id <> all ($2::uuid[])))
  on conflict (organization_id, user_id, template_id) where user_id is not null do nothing`)
const LEAVE_TEMPLATES = sql('delete from template_readers where organization_id = $1 and user_id = any ($2::uuid[])')

const leaveTemplates = async (tenant: Tenant, userIds: readonly string[], successorId: string | null): Promise<void> => {
  const gone = [tenant.organizationId, userIds]
  await tenant.query(RENEW_TEMPLATES, gone)
  if (successorId !== null) await tenant.query(HAND_OVER_TEMPLATES, [...gone, successorId])
  await tenant.query(LEAVE_TEMPLATES, gone)
}

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
    await leaveTemplates(tenant, verdict.done, successorId)
    const after = successor === undefined ? {} : { after: { handedOver: fullName(successor) } }
    const done = rows.filter(({ id }) => verdict.done.includes(id))
    await recordAll(tenant, viewer, 'user.deleted', done.map((row) => ({ id: row.id, name: fullName(row), before: beforeOf(row), ...after })))
    await publish(tenant, { kind: 'accounts.changed' })
    return Result.succeed({ ...verdict, leaves })
  })
