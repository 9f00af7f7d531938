import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { passwordChangeProblems, type PasswordChangeForm } from '../../src/domain/users/profile.ts'
import type { FieldProblems } from '../../src/domain/validation/problem.ts'
import { endLinks } from '../accounts/passwordTokens.ts'
import { notifyOwner } from '../session/securityNotice.ts'
import type { Viewer } from '../access/viewer.ts'
import { record } from '../audit/record.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { MailQueue } from '../mail/MailQueue.ts'
import { commonPasswordProblems } from '../session/commonPasswords.ts'
import { hashPassword, knownCaller, passwordMatches } from '../session/password.ts'

const HASH = sql<{ readonly hash: string | null }>('select password_hash as hash from users where organization_id = $1 and id = $2 for update')
const KEEP_SESSION = sql(`select set_config('app.kept_session', $1, true)`)
const SET = sql('update users set password_hash = $3 where organization_id = $1 and id = $2')

/** What is wrong with a change before anybody is asked whether the present password is right. */
export const changeProblems = async (form: PasswordChangeForm): Promise<FieldProblems> => ({ ...(await commonPasswordProblems(form.password)), ...passwordChangeProblems(form) })

type Refused = Failure<'INVALID_CREDENTIALS' | 'NOT_FOUND'>

/** Changes the own password by a form without problems. All other sessions end with it, by the trigger end_sessions, and links to set another; the session under way stays. */
export const changePassword = async (tenant: Tenant, viewer: Viewer, mails: MailQueue, form: PasswordChangeForm): Promise<Result.Result<object, Refused>> => {
  const { organizationId } = tenant
  const { userId, sessionId, email } = viewer
  const [user] = await tenant.query(HASH, [organizationId, userId])
  if (user === undefined) return Result.fail({ code: 'NOT_FOUND' })
  if (!(await passwordMatches(user.hash, form.current, knownCaller(userId)))) return Result.fail({ code: 'INVALID_CREDENTIALS' })
  await tenant.query(KEEP_SESSION, [sessionId])
  await tenant.query(SET, [organizationId, userId, await hashPassword(form.password, knownCaller(userId))])
  await endLinks(tenant, userId)
  await record(tenant, viewer, { kind: 'password.changed', resource: { id: userId, name: email } })
  await notifyOwner(tenant, mails, { userId, change: 'password' })
  return Result.succeed({})
}
