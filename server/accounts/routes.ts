import * as Result from 'effect/Result'
import * as contract from '../../src/infrastructure/session/passwords.contract.ts'
import * as setup from '../../src/infrastructure/setup/contract.ts'
import { anybody } from '../access/policy.ts'
import type { Database } from '../database/connect.ts'
import { publicRoute, type Route } from '../http/route.ts'
import type { MailQueue } from '../mail/MailQueue.ts'
import { accountKeyOf } from '../authentication/account.ts'
import type { CookieScope } from '../authentication/cookie.ts'
import { deviceOf, rememberDevice } from '../authentication/device.ts'
import { forgetGuesses, guesserOf } from '../session/guesses.ts'
import type { Keys } from '../authentication/keys.ts'
import { requestLink } from './requestLink.ts'
import { readLink, setPassword } from './setPassword.ts'
import { createFirstAdministrator } from '../setup/setup.ts'

interface Parts {
  readonly database: Database
  readonly mails: MailQueue
  readonly keys: Keys
  readonly cookies: CookieScope
  /** Mails can be read in the browser. */
  readonly hasOutbox: boolean
  /** Takes what is still done behind an answer. */
  readonly behind: (work: Promise<void>) => void
}

export const accountRoutes = ({ database, mails, keys, cookies, hasOutbox, behind }: Parts): readonly Route[] => [
  publicRoute(contract.requestPasswordLink, anybody, async ({ body, address, language }) => {
    const requested = await requestLink({ database, mails, key: keys.passwordToken }, body, { address, language }, behind)
    return Result.map(requested, () => ({ outbox: hasOutbox }))
  }),
  publicRoute(contract.readPasswordLink, anybody, async ({ body, cookie }, dress) => {
    const owner = await readLink(database, body.token)
    // Whoever reads the account's mail has proven enough: what others guess no longer keeps them out.
    if (Result.isSuccess(owner)) dress((reply) => rememberDevice(reply, keys.device, deviceOf(cookie), accountKeyOf(owner.success), cookies))
    return owner
  }),
  publicRoute(contract.setPassword, anybody, async ({ body, address, cookie }) => {
    const set = await setPassword({ database, mails }, body)
    if (Result.isFailure(set)) return Result.fail(set.failure)
    await forgetGuesses(database, guesserOf(keys.device, set.success, address, deviceOf(cookie)))
    return Result.succeed({})
  }),
  publicRoute(setup.createFirstAdministrator, anybody, ({ body }) => createFirstAdministrator(database, body)),
]
