import * as Result from 'effect/Result'
import * as contract from '../../src/infrastructure/session/contract.ts'
import { anybody } from '../access/policy.ts'
import type { Database } from '../database/connect.ts'
import { publicRoute, type Dress, type Route } from '../http/route.ts'
import type { MailQueue } from '../mail/MailQueue.ts'
import type { AccessTokens } from '../authentication/accessToken.ts'
import { accountKeyOf } from '../authentication/account.ts'
import { clearCookie, setCookie, type CookieScope } from '../authentication/cookie.ts'
import { deviceOf, rememberDevice } from '../authentication/device.ts'
import type { Keys } from '../authentication/keys.ts'
import { logIn } from './logIn.ts'
import type { RefusalLog } from './refusals.ts'
import type { Opened, SessionService } from './SessionService.ts'
import { browserOf, newBrowser, rememberBrowser } from './two-factor/browser.ts'
import { twoFactorRoutes } from './two-factor/routes.ts'
import { TwoFactorService } from './two-factor/TwoFactorService.ts'

interface Parts {
  readonly database: Database
  readonly service: SessionService
  readonly mails: MailQueue
  readonly tokens: AccessTokens
  readonly keys: Keys
  readonly cookies: CookieScope
  /** PUBLIC_URL's host and port, where it is set. */
  readonly publicHost: string | undefined
  readonly refusals: RefusalLog
}

export const sessionRoutes = ({ database, service, mails, tokens, keys, cookies, publicHost, refusals }: Parts): readonly Route[] => {
  const steps = new TwoFactorService({ database, service, mails, keys, refusals })
  const hand = async ({ principal, remembered, refreshToken }: Opened, dress: (how: Dress) => void) => {
    dress((reply) => setCookie(reply, keys.cookie, principal.viewer, remembered, cookies))
    return Result.succeed({ token: await tokens.sign(principal), refreshToken })
  }
  return [
    publicRoute(contract.logIn, anybody, async ({ body, address, language, cookie, userAgent }, dress) => {
      const device = deviceOf(cookie)
      const browser = browserOf(cookie) ?? newBrowser()
      const from = { address, device, userAgent, browser, language }
      const loggedIn = await logIn({ database, service, steps, deviceKey: keys.device, refusals }, body, from)
      if (Result.isFailure(loggedIn)) return Result.fail(loggedIn.failure)
      if ('asked' in loggedIn.success) {
        dress((reply) => rememberBrowser(reply, browser, cookies))
        return Result.succeed({ twoFactor: loggedIn.success.asked })
      }
      dress((reply) => rememberDevice(reply, keys.device, device, accountKeyOf(body), cookies))
      return hand(loggedIn.success.opened, dress)
    }),
    publicRoute(contract.refreshToken, anybody, async ({ body }, dress) => {
      const opened = await service.refresh(body.refreshToken, body.idleSeconds)
      if (opened !== undefined) return hand(opened, dress)
      return Result.fail({ code: (await service.blockOf(body.refreshToken)) ?? 'NOT_SIGNED_IN' })
    }),
    publicRoute(contract.logOut, anybody, async ({ body }, dress) => {
      const ended = await service.end(body.refreshToken)
      if (ended !== undefined) dress((reply) => clearCookie(reply, ended, cookies))
      return Result.succeed({})
    }),
    ...twoFactorRoutes({ database, steps, mails, keys, cookies, publicHost, hand }),
  ]
}
