import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { Failure } from '../../../src/domain/failures/failure.ts'
import { MAIL_CODE_LIFETIME, RESEND_AFTER, untilResend } from '../../../src/domain/session/twoFactor.ts'
import type { Viewer } from '../../access/viewer.ts'
import { sql } from '../../database/sql.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { MailQueue } from '../../mail/MailQueue.ts'
import { attemptOf, reserveWithin, type Allowance } from '../../authentication/attempts.ts'
import type { StepKeys } from './acceptCode.ts'
import { mailedCode, mailedCodeHash } from './codes.ts'

const MAILS: Allowance = { most: 20, period: '1 hour' }

const BY_MAIL = sql<{ sent_at: number | null; now: number }>(`
  select extract(epoch from code_sent_at)::float8 as sent_at, extract(epoch from now())::float8 as now from two_factor
  where organization_id = $1 and user_id = $2 and enabled and secret is null for update`)
const REPLACE = sql(`
  update two_factor set code_id = $3, code_hash = $4, code_sent_at = now(), code_expires_at = now() + make_interval(secs => $5)
  where organization_id = $1 and user_id = $2`)
const SENT = sql<{ code_id: string }>('select code_id from two_factor where organization_id = $1 and user_id = $2 and code_id is not null')
const TAKE = sql(`
  update two_factor set code_hash = null
  where organization_id = $1 and user_id = $2 and code_hash = $3 and code_expires_at > now() returning 1`)

interface Parts {
  readonly keys: StepKeys
  readonly mails: MailQueue
}

type Mailed = Result.Result<{ readonly resendAfter: number }, Failure<'NOT_FOUND' | 'RATE_LIMITED'>>

/** Mails the code by which a change of the own sign-in is proven; the one before is good no more. NOT_FOUND: no codes come by e-mail. */
export const mailOwnCode = async ({ keys, mails }: Parts, tenant: Tenant, { userId, sessionId }: Viewer): Promise<Mailed> => {
  const { organizationId } = tenant
  const [row] = await tenant.query(BY_MAIL, [organizationId, userId])
  if (row === undefined) return Result.fail({ code: 'NOT_FOUND' })
  const soon = untilResend(row.sent_at ?? undefined, row.now)
  const attempt = attemptOf('own code mails', { organization: organizationId, email: userId }, sessionId)
  const retryAfter = soon > 0 ? soon : await reserveWithin(tenant, attempt, MAILS)
  if (retryAfter > 0) return Result.fail({ code: 'RATE_LIMITED', retryAfter })
  const subjectId = randomUUID()
  const hash = mailedCodeHash(keys.stepCode, subjectId, mailedCode(keys.stepCode, subjectId))
  await tenant.query(REPLACE, [organizationId, userId, subjectId, hash, MAIL_CODE_LIFETIME])
  await mails.send(tenant, { kind: 'ownCode', subjectId })
  return Result.succeed({ resendAfter: RESEND_AFTER })
}

/** Takes the latest mailed code, once. */
export const takeMailedCode = async (tenant: Tenant, key: Uint8Array, userId: string, code: string): Promise<boolean> => {
  const owner = [tenant.organizationId, userId]
  const [sent] = await tenant.query(SENT, owner)
  if (sent === undefined) return false
  const [taken] = await tenant.query(TAKE, [...owner, mailedCodeHash(key, sent.code_id, code)])
  return taken !== undefined
}
