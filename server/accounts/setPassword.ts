import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { newPasswordProblems, type NewPasswordForm } from '../../src/domain/session/newPassword.ts'
import { judgePasswordToken, type PasswordTokenPurpose, type PasswordTokenRefusal } from '../../src/domain/session/passwordToken.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import { record } from '../audit/record.ts'
import type { Database } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import { inTenant, type Tenant } from '../database/tenant.ts'
import type { MailQueue } from '../mail/MailQueue.ts'
import { accountKeyOf } from '../authentication/account.ts'
import { endLinks } from './passwordTokens.ts'
import { commonPasswordProblems } from '../session/commonPasswords.ts'
import { hashPassword, knownCaller, passwordMatches } from '../session/password.ts'
import { hashOf, organizationOf } from '../session/refreshToken.ts'
import { notifyOwner } from '../session/securityNotice.ts'

/** Whose password a link sets. */
interface LinkOwner {
  readonly purpose: PasswordTokenPurpose
  readonly email: string
  readonly organization: string
}

interface LinkRow extends LinkOwner {
  readonly expiresAt: number
  readonly isUsed: boolean
  /** By the database's clock. Milliseconds since 1970. */
  readonly now: number
}

const FIND = sql<LinkRow>(`
  select token.purpose, user_.email, organization_.name as organization, token.used_at is not null as "isUsed",
    extract(epoch from token.expires_at)::float8 * 1000 as "expiresAt", extract(epoch from clock_timestamp())::float8 * 1000 as now
  from password_tokens token
  join users user_ on user_.organization_id = token.organization_id and user_.id = token.user_id
  join organizations organization_ on organization_.id = token.organization_id
  where token.organization_id = $1 and token.hash = $2
    and user_.blocked_at is null and user_.deleted_at is null and organization_.blocked_at is null`)

/** The password that the owner of a link has; null until the first. */
const PRESENT = sql<{ hash: string | null }>(`
  select user_.password_hash as hash from password_tokens token
  join users user_ on user_.organization_id = token.organization_id and user_.id = token.user_id
  where token.organization_id = $1 and token.hash = $2`)

/** The one statement that decides who uses a link: of several at once it finds a row for the first alone. */
const USE = sql<{ readonly userId: string }>(`
  update password_tokens set used_at = now()
  where organization_id = $1 and hash = $2 and used_at is null and expires_at > clock_timestamp() returning user_id as "userId"`)

/** The sessions of the user end with it, by the trigger end_sessions. */
const SET = sql<{ firstName: string; lastName: string }>(`
  update users set password_hash = $3 where organization_id = $1 and id = $2 and blocked_at is null and deleted_at is null
  returning first_name as "firstName", last_name as "lastName"`)

type Refused = Failure<PasswordTokenRefusal>
const INVALID = { code: 'PASSWORD_TOKEN_INVALID' } as const

const look = async (tenant: Tenant, token: string): Promise<Result.Result<LinkOwner, Refused>> => {
  const [row] = await tenant.query(FIND, [tenant.organizationId, hashOf(token)])
  const code = judgePasswordToken(row, row?.now ?? 0)
  if (row === undefined || code !== undefined) return Result.fail({ code: code ?? INVALID.code })
  const { purpose, email, organization } = row
  return Result.succeed({ purpose, email, organization })
}

export const readLink = async (database: Database, token: string): Promise<Result.Result<LinkOwner, Refused>> => {
  const organizationId = organizationOf(token)
  return organizationId === undefined ? Result.fail(INVALID) : inTenant(database, organizationId, (tenant) => look(tenant, token))
}

interface Parts {
  readonly database: Database
  readonly mails: MailQueue
}

/**
 * Sets a password by the token of a link, which is used up by that, with all other links of the user. Who was signed in as that user is signed
 * out everywhere. Answers whose it was.
 */
export const setPassword = async (
  { database, mails }: Parts,
  { token, ...form }: NewPasswordForm & { readonly token: string },
): Promise<Result.Result<ReturnType<typeof accountKeyOf>, Refused | Failure<'VALIDATION_FAILED'>>> => {
  const fields = { ...(await commonPasswordProblems(form.password)), ...newPasswordProblems(form) }
  if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
  // A password is hashed for who has a link, and not for everybody who asks.
  const owner = await readLink(database, token)
  const organizationId = organizationOf(token)
  if (Result.isFailure(owner) || organizationId === undefined) return Result.isFailure(owner) ? Result.fail(owner.failure) : Result.fail(INVALID)
  const caller = knownCaller(owner.success.email)
  const [before] = await inTenant(database, organizationId, (tenant) => tenant.query(PRESENT, [organizationId, hashOf(token)]))
  const isPresent = before?.hash != null && (await passwordMatches(before.hash, form.password, caller))
  if (isPresent) return Result.fail({ code: 'VALIDATION_FAILED', fields: { password: { code: 'passwordUnchanged' } } })
  const hash = await hashPassword(form.password, caller)
  return inTenant(database, organizationId, async (tenant) => {
    const [used] = await tenant.query(USE, [organizationId, hashOf(token)])
    if (used === undefined) {
      const late = await look(tenant, token)
      return Result.fail(Result.isFailure(late) ? late.failure : INVALID)
    }
    const { userId } = used
    const [user] = await tenant.query(SET, [organizationId, userId, hash])
    if (user === undefined) return Result.fail(INVALID)
    await endLinks(tenant, userId)
    await record(tenant, { userId, ...user }, { kind: 'password.changed', resource: { id: userId, name: owner.success.email } })
    if (before?.hash != null) await notifyOwner(tenant, mails, { userId, change: 'password' })
    return Result.succeed(accountKeyOf(owner.success))
  })
}
