import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { PasswordChangeForm } from '../../src/domain/users/profile.ts'
import { isValid } from '../../src/domain/validation/form.ts'
import { OWN_PICTURE_PATH, userPicturePath } from '../../src/infrastructure/contract/files.ts'
import * as contract from '../../src/infrastructure/profile/contract.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Database } from '../database/connect.ts'
import { INERT, isFresh, REVALIDATED, sendUnchanged } from '../asset-files/sendFile.ts'
import { refuse } from '../http/refuse.ts'
import { inquiringRoute, route, streamRoute, type Route } from '../http/route.ts'
import { isWellFormedId } from '../database/id.ts'
import type { MailQueue } from '../mail/MailQueue.ts'
import { accountKeyOf } from '../authentication/account.ts'
import { attemptOf, FORGET_ATTEMPTS, releaseAttempt, reserveAttempt, type Allowance } from '../authentication/attempts.ts'
import { changePassword, changeProblems } from './password.ts'
import type { PortraitMaker } from './PortraitMaker.ts'
import { findPortrait, keepPortrait, receivedPortrait, removePortrait, type Portrait } from './picture.ts'
import { readProfile, saveProfile } from './profile.ts'
import { endAllSessions, endOtherSessions, endSession, ownSessions } from './sessions.ts'

/** Who finds an open browser has no more guesses than who does not. */
const GUESSES: Allowance = { most: 5, period: '15 minutes' }

const attemptBy = ({ organization, email, userId }: Viewer): Buffer => attemptOf('own password', accountKeyOf({ organization: organization.id, email }), userId)

/** Counts a guess before its transaction. */
const counted = async (database: Database, viewer: Viewer, form: PasswordChangeForm): Promise<Result.Result<void, Failure<'RATE_LIMITED' | 'VALIDATION_FAILED'>>> => {
  const retryAfter = await reserveAttempt(database, attemptBy(viewer), GUESSES)
  if (retryAfter > 0) return Result.fail({ code: 'RATE_LIMITED', retryAfter })
  const fields = await changeProblems(form)
  if (isValid(fields)) return Result.succeed(undefined)
  // A form that is no good is no guess, and makes up for none.
  await releaseAttempt(database, attemptBy(viewer), GUESSES)
  return Result.fail({ code: 'VALIDATION_FAILED', fields })
}

const etagOf = (version: string): string => `"${version}"`

interface Parts {
  readonly database: Database
  readonly portraits: PortraitMaker
  readonly mails: MailQueue
}

interface PictureParameters {
  readonly userId: string
  readonly version: string
}

export const profileRoutes = ({ database, portraits, mails }: Parts): readonly Route[] => [
  route(contract.readProfile, { action: 'manageOwnAccount' }, async ({ tenant, viewer }) => readProfile(tenant, viewer)),
  route(contract.saveProfile, { action: 'manageOwnAccount', audits: 'user.updated' }, async ({ tenant, viewer, body }) => saveProfile(tenant, viewer, body)),
  route(contract.removePicture, { action: 'manageOwnAccount' }, async ({ tenant, viewer }) => {
    await removePortrait(tenant, viewer)
    return readProfile(tenant, viewer)
  }),
  inquiringRoute(
    contract.changePassword,
    { action: 'manageOwnAccount', audits: 'password.changed' },
    ({ viewer, body }) => counted(database, viewer, body),
    async ({ tenant, viewer, body, found }) => {
      if (Result.isFailure(found)) return Result.fail(found.failure)
      const changed = await changePassword(tenant, viewer, mails, body)
      if (Result.isSuccess(changed)) await tenant.query(FORGET_ATTEMPTS, [attemptBy(viewer)])
      return changed
    },
  ),
  route(contract.readSessions, { action: 'manageOwnAccount' }, async ({ tenant, viewer, address }) => Result.succeed({ sessions: await ownSessions(tenant, viewer, address) })),
  route(contract.endSession, { action: 'manageOwnAccount', audits: 'logout' }, async ({ tenant, viewer, params, address }) =>
    (await endSession(tenant, viewer, params.sessionId))
      ? Result.succeed({ sessions: await ownSessions(tenant, viewer, address) })
      : Result.fail({ code: 'NOT_FOUND' }),
  ),
  route(contract.endOtherSessions, { action: 'manageOwnAccount', audits: 'logout' }, async ({ tenant, viewer, address }) => {
    await endOtherSessions(tenant, viewer)
    return Result.succeed({ sessions: await ownSessions(tenant, viewer, address) })
  }),
  route(contract.endAllSessions, { action: 'manageOwnAccount', audits: 'logout' }, async ({ tenant, viewer }) => {
    await endAllSessions(tenant, viewer)
    return Result.succeed({})
  }),
  streamRoute<object>({
    method: 'POST',
    path: OWN_PICTURE_PATH,
    summary: 'Send the own picture: PNG, JPG or GIF of 3 MB at the most, as the body',
    authorisation: 'bearer',
    action: 'manageOwnAccount',
    rawBody: true,
    look: async ({ tenant, viewer }) => Result.map(await readProfile(tenant, viewer), () => ({})),
    answer: async (_found, { viewer, inTenant }, request, reply) => {
      const received = await receivedPortrait(portraits, viewer.userId, request)
      if (Result.isFailure(received)) return void refuse(reply.header('connection', 'close'), received.failure)
      const profile = await inTenant(async (tenant) => {
        await keepPortrait(tenant, viewer, received.success)
        return readProfile(tenant, viewer)
      })
      await (Result.isFailure(profile) ? refuse(reply, profile.failure) : reply.send(profile.success))
    },
  }),
  streamRoute<Portrait>({
    method: 'GET',
    path: userPicturePath(':sessionId', ':userId', ':version') as `/v1/${string}`,
    summary: 'The picture of a user of the organization, as WebP',
    authorisation: 'cookie',
    action: 'viewPortraits',
    look: async ({ tenant }, request) => {
      const { userId, version } = request.params as PictureParameters
      if (!isWellFormedId(userId) || !isWellFormedId(version)) return Result.fail({ code: 'NOT_FOUND' })
      const portrait = await findPortrait(tenant, userId, version, isFresh(request, etagOf(version)))
      return portrait === undefined ? Result.fail({ code: 'NOT_FOUND' }) : Result.succeed(portrait)
    },
    answer: async ({ version, bytes }, _visit, request, reply) => {
      const etag = etagOf(version)
      if (bytes === null) await sendUnchanged(request, reply, etag)
      else await reply.headers({ ...INERT, etag, 'cache-control': REVALIDATED, 'content-type': 'image/webp' }).send(bytes)
    },
  }),
]
