import * as Result from 'effect/Result'
import * as contract from '../../../src/infrastructure/two-factor/contract.ts'
import { anybody } from '../../access/policy.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Database } from '../../database/connect.ts'
import { inquiringRoute, publicRoute, route, type Dress, type Route } from '../../http/route.ts'
import type { MailQueue } from '../../mail/MailQueue.ts'
import { accountKeyOf } from '../../authentication/account.ts'
import type { CookieScope } from '../../authentication/cookie.ts'
import { deviceOf, rememberDevice } from '../../authentication/device.ts'
import type { Keys } from '../../authentication/keys.ts'
import type { Opened } from '../SessionService.ts'
import { browserOf } from './browser.ts'
import { begin, choose, confirm, renewCodes, stateOf } from './enrolment.ts'
import { mailOwnCode } from './ownMailedCode.ts'
import { addPasskey, beginPasskey, ownsPasskey, removePasskey } from './ownPasskeys.ts'
import { proofAgain, reserveProof } from './proofAgain.ts'
import { editRule, readRule } from './rule.ts'
import type { Given, TwoFactorService } from './TwoFactorService.ts'

interface Parts {
  readonly database: Database
  readonly steps: TwoFactorService
  readonly mails: MailQueue
  readonly keys: Keys
  readonly cookies: CookieScope
  /** PUBLIC_URL's host and port, where it is set. */
  readonly publicHost: string | undefined
  /** Hands a session over. */
  readonly hand: (opened: Opened, dress: (how: Dress) => void) => Promise<Result.Result<{ token: string; refreshToken: string }>>
}

const CHANGE = { action: 'manageOwnSecondStep', audits: 'user.updated' } as const
const EDIT = { action: 'editOrganization', audits: 'tenant.updated' } as const

export const twoFactorRoutes = ({ database, steps, mails, keys, cookies, publicHost, hand }: Parts): readonly Route[] => {
  const service = { keys, mails }
  const counted = ({ viewer }: { readonly viewer: Viewer }) => reserveProof(database, viewer)
  const siteOf = (host: string) => ({ host: publicHost ?? host })
  const complete = async (challenge: string, cookie: string | undefined, given: Given, dress: (how: Dress) => void) => {
    const opened = await steps.confirm({ challenge, browser: browserOf(cookie) }, given)
    if (Result.isFailure(opened)) return Result.fail(opened.failure)
    return 'enrolment' in opened.success ? Result.succeed(opened.success) : handOver(opened.success.opened, cookie, dress)
  }
  const handOver = async (opened: Opened, cookie: string | undefined, dress: (how: Dress) => void) => {
    const { organization, email } = opened.principal.viewer
    const account = accountKeyOf({ organization: organization.name, email })
    const handed = await hand(opened, dress)
    dress((reply) => rememberDevice(reply, keys.device, deviceOf(cookie), account, cookies))
    return handed
  }
  return [
    publicRoute(contract.confirmStep, anybody, ({ body, cookie, userAgent, address }, dress) =>
      complete(body.challenge, cookie, { method: body.method, text: body.code, userAgent, address }, dress),
    ),
    publicRoute(contract.confirmEnrolment, anybody, async ({ body, cookie, userAgent, address }, dress) => {
      const enrolled = await steps.enrol({ challenge: body.challenge, browser: browserOf(cookie) }, { text: body.code, userAgent, address })
      if (Result.isFailure(enrolled)) return Result.fail(enrolled.failure)
      const { opened, recoveryCodes } = enrolled.success
      return Result.map(await handOver(opened, cookie, dress), (tokens) => ({ ...tokens, recoveryCodes }))
    }),
    publicRoute(contract.askPasskey, anybody, ({ body, cookie, host }) => steps.askPasskey({ challenge: body.challenge, browser: browserOf(cookie) }, siteOf(host))),
    publicRoute(contract.confirmPasskey, anybody, async ({ body, cookie, host, userAgent, address }, dress) =>
      complete(body.challenge, cookie, { method: 'passkey', response: body.response, site: siteOf(host), userAgent, address }, dress),
    ),
    publicRoute(contract.mailCode, anybody, ({ body, cookie }) => steps.mail({ challenge: body.challenge, browser: browserOf(cookie) })),
    route(contract.readTwoFactor, { action: 'manageOwnSecondStep' }, async ({ tenant, viewer }) => Result.succeed(await stateOf(tenant, viewer))),
    inquiringRoute(contract.beginApp, CHANGE, counted, async ({ tenant, viewer, body, found }) => {
      const proof = await proofAgain(keys, tenant, viewer, { ...body, retryAfter: found })
      return Result.isFailure(proof) ? Result.fail(proof.failure) : Result.succeed(await begin(tenant, viewer, keys))
    }),
    route(contract.confirmApp, CHANGE, ({ tenant, viewer, body }) => confirm(tenant, viewer, service, body.code)),
    inquiringRoute(contract.chooseMail, CHANGE, counted, async ({ tenant, viewer, body, found }) => {
      const proof = await proofAgain(keys, tenant, viewer, { ...body, retryAfter: found })
      return Result.isFailure(proof) ? Result.fail(proof.failure) : Result.succeed(await choose(tenant, viewer, service, 'email'))
    }),
    route(contract.mailOwnCode, { action: 'manageOwnSecondStep' }, ({ tenant, viewer }) => mailOwnCode({ keys, mails }, tenant, viewer)),
    inquiringRoute(contract.renewRecoveryCodes, CHANGE, counted, async ({ tenant, viewer, body, found }) => {
      const proof = await proofAgain(keys, tenant, viewer, { ...body, retryAfter: found })
      return Result.isFailure(proof) ? Result.fail(proof.failure) : renewCodes(tenant, viewer, service)
    }),
    inquiringRoute(contract.turnOffTwoFactor, CHANGE, counted, async ({ tenant, viewer, body, found }) => {
      const proof = await proofAgain(keys, tenant, viewer, { ...body, retryAfter: found })
      return Result.isFailure(proof) ? Result.fail(proof.failure) : Result.succeed(await choose(tenant, viewer, service, 'off'))
    }),
    inquiringRoute(contract.beginPasskey, CHANGE, counted, async ({ tenant, viewer, body, host, found }) => {
      const proof = await proofAgain(keys, tenant, viewer, { ...body, retryAfter: found })
      return Result.isFailure(proof) ? Result.fail(proof.failure) : Result.succeed(await beginPasskey(tenant, viewer, siteOf(host)))
    }),
    route(contract.addPasskey, CHANGE, ({ tenant, viewer, body, host }) => addPasskey(tenant, viewer, service, body, siteOf(host))),
    inquiringRoute(contract.removePasskey, CHANGE, counted, async ({ tenant, viewer, params, body, found }) => {
      if (!(await ownsPasskey(tenant, viewer, params.passkeyId))) return Result.fail({ code: 'NOT_FOUND' })
      const proof = await proofAgain(keys, tenant, viewer, { ...body, retryAfter: found })
      return Result.isFailure(proof) ? Result.fail(proof.failure) : removePasskey(tenant, viewer, service, params.passkeyId)
    }),
    route(contract.readTwoFactorRule, { action: 'viewOrganization' }, ({ tenant, viewer, params }) => readRule(tenant, viewer, params.organizationId)),
    route(contract.editTwoFactorRule, EDIT, ({ tenant, viewer, params, body }) =>
      editRule(tenant, viewer, params.organizationId, body),
    ),
  ]
}
