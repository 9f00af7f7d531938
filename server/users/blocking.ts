import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { fullName, type Account } from '../../src/domain/users/account.ts'
import { afterUserAction, userRefusal, type UserAction, type UserState } from '../../src/domain/users/lifecycle.ts'
import type { UserRight } from '../../src/domain/users/reach.ts'
import type { Viewer } from '../access/viewer.ts'
import { record } from '../audit/record.ts'
import { notifyOwner } from '../session/securityNotice.ts'
import type { Invitations } from '../accounts/invitations.ts'
import { sql, type Statement, type Unread } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import type { MailQueue } from '../mail/MailQueue.ts'
import { accountOf, powersOf, type AccountRow } from './accountRows.ts'
import { READ_ACCOUNT } from './accounts.ts'
import { administering, reachRefusal } from './administration.ts'

type Refused = Failure<
  'USER_NOT_FOUND' | 'PERMISSION_DENIED' | 'PERMISSION_NOT_HELD' | 'OWN_ACCOUNT' | 'STALE_EDIT' | 'NOT_SIGNED_IN' | 'LAST_ADMINISTRATOR'
>

type DoneToOne = Exclude<UserAction, 'delete'>

const RIGHTS_OF: Readonly<Record<DoneToOne, UserRight>> = {
  block: 'blockUsers',
  unblock: 'blockUsers',
  resetPassword: 'resetPasswords',
  resetSecondStep: 'resetPasswords',
  signOut: 'resetPasswords',
}

type BlockChange = 'block' | 'unblock'

/** Triggers end the sessions of who is blocked, and the links that were sent to them. */
const CHANGES: Readonly<Record<BlockChange, Statement<Unread>>> = {
  block: sql('update users set blocked_at = now() where organization_id = $1 and id = $2'),
  unblock: sql('update users set blocked_at = null where organization_id = $1 and id = $2'),
}

const stateOf = (row: AccountRow): UserState => (row.state === 'blocked' ? 'Blocked' : 'Active')

/** Does to a user what their state, the actor's permissions and the organization's need of an administrator allow. */
const onUser = (
  tenant: Tenant,
  viewer: Viewer,
  id: string,
  action: DoneToOne,
  work: (row: AccountRow) => Promise<Result.Result<void, Refused>>,
): Promise<Result.Result<Account | undefined, Refused>> =>
  administering(tenant, viewer, async (actor): Promise<Result.Result<Account | undefined, Refused>> => {
    const refusal = reachRefusal(viewer, RIGHTS_OF[action])
    if (refusal !== undefined) return Result.fail(refusal)
    const [row] = await tenant.query(READ_ACCOUNT, [tenant.organizationId, id])
    if (row === undefined) return Result.fail({ code: 'USER_NOT_FOUND' })
    const powerless = userRefusal(actor, powersOf(row), action)
    if (powerless !== undefined) return Result.fail(powerless)
    if (afterUserAction(stateOf(row), action) === undefined) return Result.fail({ code: 'STALE_EDIT' })
    const done = await work(row)
    if (Result.isFailure(done)) return Result.fail(done.failure)
    const [now] = await tenant.query(READ_ACCOUNT, [tenant.organizationId, id])
    return Result.succeed(now === undefined ? undefined : accountOf(now))
  })

const change =
  (action: BlockChange) =>
  (tenant: Tenant, viewer: Viewer, id: string): Promise<Result.Result<Account | undefined, Refused>> =>
    onUser(tenant, viewer, id, action, async (row) => {
      await tenant.query(CHANGES[action], [tenant.organizationId, id])
      const resource = { id, name: fullName(row) }
      await record(tenant, viewer, { kind: 'user.updated', resource, before: { blocked: action === 'unblock' }, after: { blocked: action === 'block' } })
      await publish(tenant, { kind: 'accounts.changed' })
      return Result.succeed(undefined)
    })

export const blockAccount = change('block')
export const unblockAccount = change('unblock')

/** Sends a link to set a new password; who has none yet is invited again. */
export const resetPassword = (
  tenant: Tenant,
  viewer: Viewer,
  invitations: Invitations,
  id: string,
): Promise<Result.Result<Account | undefined, Refused>> =>
  onUser(tenant, viewer, id, 'resetPassword', async (row) => {
    await record(tenant, viewer, {
      kind: 'user.updated',
      resource: { id, name: fullName(row) },
      after: { passwordLinkSent: true },
    })
    return invitations.sendPasswordReset(tenant, row, viewer)
  })

const FORGET = ['two_factor', 'passkeys', 'two_factor_challenges'].map((table) => sql(`delete from ${table} where organization_id = $1 and user_id = $2`))
const END_SESSIONS = sql('update sessions set ended_at = now() where organization_id = $1 and user_id = $2 and ended_at is null')

/** For a lost phone: the password is enough again, unless a step is required of them, until they set up another. Whoever is signed in as them is signed out. */
export const resetSecondStep = (tenant: Tenant, viewer: Viewer, mails: MailQueue, id: string): Promise<Result.Result<Account | undefined, Refused>> =>
  onUser(tenant, viewer, id, 'resetSecondStep', async (row) => {
    if (row.secondStep === 'off') return Result.fail({ code: 'STALE_EDIT' })
    for (const statement of [...FORGET, END_SESSIONS]) await tenant.query(statement, [tenant.organizationId, id])
    const resource = { id, name: fullName(row) }
    await record(tenant, viewer, { kind: 'user.updated', resource, before: { twoFactor: row.secondStep }, after: { twoFactor: 'off' } })
    await notifyOwner(tenant, mails, { userId: id, change: 'stepReset', authorName: fullName(viewer) })
    await publish(tenant, { kind: 'accounts.changed' })
    return Result.succeed(undefined)
  })

/** Ends the sessions of a user in every browser; they can sign in again. */
export const signOut = (tenant: Tenant, viewer: Viewer, id: string): Promise<Result.Result<Account | undefined, Refused>> =>
  onUser(tenant, viewer, id, 'signOut', async (row) => {
    if (row.sessions === 0) return Result.fail({ code: 'STALE_EDIT' })
    await tenant.query(END_SESSIONS, [tenant.organizationId, id])
    await record(tenant, viewer, { kind: 'logout', resource: { id, name: fullName(row) }, after: { sessions: row.sessions } })
    await publish(tenant, { kind: 'accounts.changed' })
    return Result.succeed(undefined)
  })
