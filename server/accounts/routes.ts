import * as Result from 'effect/Result'
import * as contract from '../../src/infrastructure/http/contract/passwords.ts'
import * as setup from '../../src/infrastructure/http/contract/setup.ts'
import { anybody } from '../access/policy.ts'
import type { Database } from '../database/connect.ts'
import { publicRoute, type Route } from '../http/route.ts'
import type { MailQueue } from '../mail/MailQueue.ts'
import { forgetAttempts } from '../session/attempts.ts'
import { deviceOf } from '../session/device.ts'
import type { Keys } from '../session/keys.ts'
import { guessOf } from '../session/logIn.ts'
import { requestLink } from './requestLink.ts'
import { readLink, setPassword } from './setPassword.ts'
import { createFirstAdministrator } from './setup.ts'

interface Parts {
  readonly database: Database
  readonly mails: MailQueue
  readonly keys: Keys
  /** Mails can be read in the browser. */
  readonly hasOutbox: boolean
  /** Takes what is still done behind an answer. */
  readonly behind: (work: Promise<void>) => void
}

export const accountRoutes = ({ database, mails, keys, hasOutbox, behind }: Parts): readonly Route[] => [
  publicRoute(contract.requestPasswordLink, anybody, async ({ body, address, language }) => {
    const requested = await requestLink({ database, mails, key: keys.passwordToken }, body, { address, language }, behind)
    return Result.map(requested, () => ({ outbox: hasOutbox }))
  }),
  publicRoute(contract.readPasswordLink, anybody, ({ body }) => readLink(database, body.token)),
  publicRoute(contract.setPassword, anybody, async ({ body, address, cookie }) => {
    const set = await setPassword(database, body)
    if (Result.isFailure(set)) return Result.fail(set.failure)
    // Whoever reads the account's mail has proven enough: guesses made from here before no longer keep them out.
    await forgetAttempts(database, guessOf(keys.device, set.success, address, deviceOf(cookie)))
    return Result.succeed({})
  }),
  publicRoute(setup.createFirstAdministrator, anybody, ({ body }) => createFirstAdministrator(database, body)),
]
