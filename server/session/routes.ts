import * as Result from 'effect/Result'
import * as contract from '../../src/infrastructure/http/contract/session.ts'
import { anybody } from '../access/policy.ts'
import type { Database } from '../database/connect.ts'
import { publicRoute, type Dress, type Route } from '../http/route.ts'
import type { AccessTokens } from './accessToken.ts'
import { accountKeyOf } from './account.ts'
import { clearCookie, setCookie, type CookieScope } from './cookie.ts'
import { deviceOf, rememberDevice } from './device.ts'
import type { Keys } from './keys.ts'
import { logIn } from './logIn.ts'
import type { Opened, SessionDesk } from './SessionDesk.ts'

interface Parts {
  readonly database: Database
  readonly desk: SessionDesk
  readonly tokens: AccessTokens
  readonly keys: Keys
  readonly cookies: CookieScope
  readonly onError: (error: unknown) => void
}

export const sessionRoutes = ({ database, desk, tokens, keys, cookies, onError }: Parts): readonly Route[] => {
  const hand = async ({ standing, remembered, refreshToken }: Opened, dress: (how: Dress) => void) => {
    dress((reply) => setCookie(reply, keys.cookie, standing.viewer, remembered, cookies))
    return Result.succeed({ token: await tokens.sign(standing), refreshToken })
  }
  return [
    publicRoute(contract.logIn, anybody, async ({ body, address, cookie, userAgent }, dress) => {
      const device = deviceOf(cookie)
      const opened = await logIn({ database, desk, deviceKey: keys.device, onError }, body, { address, device, userAgent })
      if (Result.isFailure(opened)) return Result.fail(opened.failure)
      dress((reply) => rememberDevice(reply, keys.device, device, accountKeyOf(body), cookies))
      return hand(opened.success, dress)
    }),
    publicRoute(contract.refreshToken, anybody, async ({ body }, dress) => {
      const opened = await desk.refresh(body.refreshToken)
      if (opened !== undefined) return hand(opened, dress)
      return Result.fail({ code: (await desk.isBlocked(body.refreshToken)) ? 'ORGANIZATION_BLOCKED' : 'NOT_SIGNED_IN' })
    }),
    publicRoute(contract.logOut, anybody, async ({ body }, dress) => {
      const ended = await desk.end(body.refreshToken)
      if (ended !== undefined) dress((reply) => clearCookie(reply, ended, cookies))
      return Result.succeed({})
    }),
  ]
}
