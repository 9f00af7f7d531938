import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { Language } from '../../src/domain/preferences/language.ts'
import { loginProblems, type LoginForm } from '../../src/domain/session/login.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import type { Database } from '../database/connect.ts'
import { accountKeyOf } from '../authentication/account.ts'
import { attemptOf } from '../authentication/attempts.ts'
import type { Device } from '../authentication/device.ts'
import { guesserOf, judgeGuess } from './guesses.ts'
import { isOrganizationBlocked, type Block } from './blocked.ts'
import type { RefusalLog } from './refusals.ts'
import type { Opened, SessionService } from './SessionService.ts'
import type { Asked, TwoFactorService } from './two-factor/TwoFactorService.ts'

type Refused = Failure<'VALIDATION_FAILED' | 'RATE_LIMITED' | 'UNAVAILABLE' | 'INVALID_CREDENTIALS' | 'PASSWORD_NOT_SET' | Block>

interface Service {
  readonly database: Database
  readonly service: SessionService
  readonly steps: TwoFactorService
  /** Keys.device. */
  readonly deviceKey: Uint8Array
  readonly refusals: RefusalLog
}

interface From {
  readonly address: string
  readonly device: Device | undefined
  readonly userAgent: string
  /** The cookie that binds a second step to its browser. */
  readonly browser: string
  readonly language: Language
}

/** Signed in, or asked for the second step. */
type LoggedIn = { readonly opened: Opened } | { readonly asked: Asked }

/**
 * Signs somebody in. Whatever of organization, address and password is wrong, the answer is the same, after the same time. Only whose
 * browser has opened a link from their mail is told that they never set a password; and whose password is right is told that they or their
 * organization are blocked. `address`: where the call came from; guesses from elsewhere do not count against it, nor do any against a device
 * on which the account has signed in before.
 */
export const logIn = async (
  { database, service, steps, deviceKey, refusals }: Service,
  form: LoginForm,
  { address, device, userAgent, browser, language }: From,
): Promise<Result.Result<LoggedIn, Refused>> => {
  const fields = loginProblems(form)
  if (!isValid(fields)) return Result.fail({ code: 'VALIDATION_FAILED', fields })
  const key = accountKeyOf(form)
  const guesser = guesserOf(deviceKey, key, address, device)
  // Behind the answer, so that its time does not tell whether there is such a user.
  const addRefusal = (isLimited: boolean) => refusals.add({ account: key, step: 'password', isLimited, address, userAgent, recorded: { email: form.email } })
  const judged = await judgeGuess(database, guesser, key, form.password)
  if (Result.isFailure(judged)) {
    if (judged.failure.code === 'RATE_LIMITED') addRefusal(true)
    return Result.fail(judged.failure)
  }
  const { account, matches } = judged.success
  if (matches && account?.user_id != null && account.admitted) {
    const { organization_id: organizationId, user_id: userId } = account
    const { rememberMe } = form
    // Guesses from wherever the account is unknown are counted together: a right password is known to more than its owner then.
    const from = guesser.caller.isKnown ? guesser.caller.line : ''
    const countedBy = { guesses: attemptOf('second step', key, from), mails: attemptOf('second step mail', key, from) }
    const asked = await steps.ask({ organizationId, userId, rememberMe, attempt: guesser.attempt, countedBy, browser, language })
    if (asked !== undefined) {
      if (Result.isFailure(asked)) addRefusal(true)
      return Result.map(asked, (step) => ({ asked: step }))
    }
    const opened = await service.open(organizationId, userId, rememberMe, guesser.attempt, { userAgent, address })
    if (opened !== undefined) return Result.succeed({ opened })
  }
  addRefusal(false)
  if (matches && account !== undefined && !account.admitted)
    return Result.fail({ code: (await isOrganizationBlocked(database, account.organization_id)) ? 'ORGANIZATION_BLOCKED' : 'USER_BLOCKED' })
  const isNew = guesser.caller.isKnown && account?.user_id != null && account.admitted && account.password_hash === null
  return Result.fail({ code: isNew ? 'PASSWORD_NOT_SET' : 'INVALID_CREDENTIALS' })
}
