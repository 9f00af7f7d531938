import * as Result from 'effect/Result'
import { allOf, anyOf } from '../../../src/domain/access/evaluate.ts'
import * as contract from '../../../src/infrastructure/http/contract/twoFactor.ts'
import { anybody } from '../../access/policy.ts'
import type { Database } from '../../database/connect.ts'
import { publicRoute, route, type Dress, type Route } from '../../http/route.ts'
import type { MailQueue } from '../../mail/MailQueue.ts'
import { accountKeyOf } from '../account.ts'
import type { CookieScope } from '../cookie.ts'
import { deviceOf, rememberDevice } from '../device.ts'
import type { Keys } from '../keys.ts'
import type { Opened } from '../SessionDesk.ts'
import { browserOf } from './browser.ts'
import { begin, choose, confirm, renewCodes, stateOf } from './enrolment.ts'
import { proofAgain } from './proofAgain.ts'
import { editRule, readRule } from './rule.ts'
import type { StepDesk } from './StepDesk.ts'

interface Parts {
  readonly database: Database
  readonly steps: StepDesk
  readonly mails: MailQueue
  readonly keys: Keys
  readonly cookies: CookieScope
  /** Hands a session over. */
  readonly hand: (opened: Opened, dress: (how: Dress) => void) => Promise<Result.Result<{ token: string; refreshToken: string }>>
}

const OWN = { access: 'signedIn', requires: allOf(), feature: 'TwoFaAuth' } as const
const CHANGE = { ...OWN, audits: 'user.updated' } as const
const VIEW = { access: 'signedIn', requires: anyOf('VIEW_ALL_ORG_DETAILS', 'VIEW_MY_ORG_DETAILS') } as const
const EDIT = { access: 'signedIn', requires: anyOf('EDIT_ALL_ORGS', 'EDIT_MY_ORG'), audits: 'tenant.updated' } as const

export const twoFactorRoutes = ({ database, steps, mails, keys, cookies, hand }: Parts): readonly Route[] => {
  const desk = { keys, mails }
  return [
    publicRoute(contract.confirmStep, anybody, async ({ body, cookie, userAgent }, dress) => {
      const opened = await steps.confirm({ challenge: body.challenge, browser: browserOf(cookie) }, { method: body.method, text: body.code, userAgent })
      if (Result.isFailure(opened)) return Result.fail(opened.failure)
      const { organization, email } = opened.success.standing.viewer
      const account = accountKeyOf({ organization: organization.name, email })
      const handed = await hand(opened.success, dress)
      dress((reply) => rememberDevice(reply, keys.device, deviceOf(cookie), account, cookies))
      return handed
    }),
    publicRoute(contract.mailCode, anybody, ({ body, cookie }) => steps.mail({ challenge: body.challenge, browser: browserOf(cookie) })),
    route(contract.readTwoFactor, OWN, async ({ tenant, viewer }) => Result.succeed(await stateOf(tenant, viewer))),
    route(contract.beginApp, CHANGE, async ({ tenant, viewer, body }) => {
      const proof = await proofAgain({ database, keys }, tenant, viewer, body)
      return Result.isFailure(proof) ? Result.fail(proof.failure) : Result.succeed(await begin(tenant, viewer, keys))
    }),
    route(contract.confirmApp, CHANGE, ({ tenant, viewer, body }) => confirm(tenant, viewer, desk, body.code)),
    route(contract.chooseMail, CHANGE, async ({ tenant, viewer, body }) => {
      const proof = await proofAgain({ database, keys }, tenant, viewer, body)
      return Result.isFailure(proof) ? Result.fail(proof.failure) : Result.succeed(await choose(tenant, viewer, desk, 'email'))
    }),
    route(contract.renewRecoveryCodes, CHANGE, async ({ tenant, viewer, body }) => {
      const proof = await proofAgain({ database, keys }, tenant, viewer, body)
      return Result.isFailure(proof) ? Result.fail(proof.failure) : renewCodes(tenant, viewer, desk)
    }),
    route(contract.turnOffTwoFactor, CHANGE, async ({ tenant, viewer, body }) => {
      const proof = await proofAgain({ database, keys }, tenant, viewer, body)
      return Result.isFailure(proof) ? Result.fail(proof.failure) : Result.succeed(await choose(tenant, viewer, desk, 'off'))
    }),
    route(contract.readTwoFactorRule, VIEW, ({ tenant, viewer, params }) => readRule(tenant, viewer, params.organizationId)),
    route(contract.editTwoFactorRule, EDIT, ({ tenant, viewer, params, body }) =>
      editRule(tenant, viewer, params.organizationId, body),
    ),
  ]
}
