import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { Language } from '../../src/domain/preferences/language.ts'
import { resetPasswordProblems, type ResetPasswordForm } from '../../src/domain/session/newPassword.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import type { Database } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import { inTenant } from '../database/tenant.ts'
import type { MailQueue } from '../mail/MailQueue.ts'
import { accountKeyOf, findAccount } from '../authentication/account.ts'
import { attemptOf, reserveAttempt, type Allowance } from '../authentication/attempts.ts'
import { networkOf } from '../session/network.ts'
import type { AccountKey } from '../authentication/device.ts'
import { addToken } from './passwordTokens.ts'

/** Requests for one account from one address. */
const REQUESTS: Allowance = { most: 5, period: '15 minutes' }

/** Requests from one address for whatever accounts. */
const REQUESTS_OF_ADDRESS: Allowance = { most: 50, period: '15 minutes' }

/** Mails to one account, wherever they are asked for; more are not sent, and the latest that was stays good. */
const MAILS: Allowance = { most: 10, period: '1 hour' }

interface Parts {
  readonly database: Database
  readonly mails: MailQueue
  /** Keys.passwordToken. */
  readonly key: Uint8Array
}

const SPEAK = sql('update users set language = $3 where organization_id = $1 and id = $2 and language is null')

const sendLink = async ({ database, mails, key }: Parts, account: AccountKey, language: Language): Promise<void> => {
  const found = await findAccount(database, account)
  if (found?.user_id == null || !found.admitted) return
  if ((await reserveAttempt(database, attemptOf('password mail', account, ''), MAILS)) > 0) return
  const { organization_id: organizationId, user_id: userId, password_hash: hash } = found
  await inTenant(database, organizationId, async (tenant) => {
    await tenant.query(SPEAK, [organizationId, userId, language])
    const subjectId = await addToken(tenant, key, { userId, purpose: hash === null ? 'invitation' : 'reset', authorName: null })
    await mails.send(tenant, { kind: 'password', subjectId, userId })
  })
}

type Refused = Failure<'VALIDATION_FAILED' | 'RATE_LIMITED'>

interface Asker {
  readonly address: string
  readonly language: Language
}

/**
 * Has a link sent to an account, if there is one. Nothing in the answer, and not its time, says whether there is: what is done for an account
 * is done behind it, by `behind`.
 */
export const requestLink = async (
  parts: Parts,
  form: ResetPasswordForm,
  { address, language }: Asker,
  behind: (work: Promise<void>) => void,
): Promise<Result.Result<void, Refused>> => {
  const fields = resetPasswordProblems(form)
  if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
  const account = accountKeyOf(form)
  const network = networkOf(address)
  const ofAny = attemptOf('password link of any', { organization: '', email: '' }, network)
  const retryAfter =
    (await reserveAttempt(parts.database, attemptOf('password link', account, network), REQUESTS)) ||
    (await reserveAttempt(parts.database, ofAny, REQUESTS_OF_ADDRESS))
  if (retryAfter > 0) return Result.fail({ code: 'RATE_LIMITED', retryAfter })
  behind(sendLink(parts, account, language))
  return Result.succeed(undefined)
}
