import { createHash } from 'node:crypto'
import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { nameKey } from '../../src/domain/library/names.ts'
import { loginProblems, type LoginForm } from '../../src/domain/session/login.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import { record } from '../activity/record.ts'
import type { Database } from '../database/connect.ts'
import { inTenant } from '../database/tenant.ts'
import { passwordMatches } from './password.ts'
import type { Opened, SessionDesk } from './SessionDesk.ts'

/** Guesses at one account from one address, and how long after the first of them the next may come. */
const MOST_GUESSES = 5
const GUESSING_PERIOD = '15 minutes'

interface Account {
  readonly organization_id: string
  readonly user_id: string | null
  readonly first_name: string | null
  readonly last_name: string | null
  readonly password_hash: string | null
  readonly admitted: boolean
}

/** How an address is compared, here and where it must be unique. */
export const emailKey = (email: string): string => email.normalize('NFC').trim().toLowerCase()

const attemptOf = (organization: string, email: string, address: string): Buffer =>
  createHash('sha256').update(JSON.stringify([organization, email, address])).digest()

const recordRefusal = async (database: Database, account: Account, email: string): Promise<void> => {
  if (account.user_id === null) return
  const { user_id: userId, first_name: firstName, last_name: lastName } = account
  await inTenant(database, account.organization_id, (tenant) =>
    record(tenant, { userId, firstName: firstName ?? '', lastName: lastName ?? '' }, { kind: 'login', after: { email } }, 'Failed'),
  )
}

type Refused = Failure<'VALIDATION_FAILED' | 'RATE_LIMITED' | 'INVALID_CREDENTIALS'>

/**
 * Signs somebody in. Whatever of organization, address and password is wrong, the answer is the same, after the same time.
 * `address`: where the call came from; guesses from elsewhere do not count against it.
 */
export const logIn = async (
  database: Database,
  desk: SessionDesk,
  form: LoginForm,
  address: string,
  onError: (error: unknown) => void,
): Promise<Result.Result<Opened, Refused>> => {
  const fields = loginProblems(form)
  if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
  const [organization, email] = [nameKey(form.organization), emailKey(form.email)]
  const attempt = attemptOf(organization, email, address)
  const reserved = await database.pool.query<{ wait: number }>('select reserve_login_attempt($1, $2, $3) as wait', [
    attempt,
    MOST_GUESSES,
    GUESSING_PERIOD,
  ])
  const retryAfter = reserved.rows[0]?.wait ?? 0
  if (retryAfter > 0) return Result.fail({ code: 'RATE_LIMITED', retryAfter })
  const found = await database.pool.query<Account>('select * from find_account($1, $2)', [organization, email])
  const [account] = found.rows
  const matches = await passwordMatches(account?.password_hash, form.password)
  const opened =
    matches && account?.user_id != null && account.admitted
      ? await desk.open(account.organization_id, account.user_id, form.rememberMe, attempt)
      : undefined
  if (opened !== undefined) return Result.succeed(opened)
  // Behind the answer, so that its time does not tell whether there is such a user.
  if (account !== undefined) recordRefusal(database, account, form.email).catch(onError)
  return Result.fail({ code: 'INVALID_CREDENTIALS' })
}
