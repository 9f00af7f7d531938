import * as Result from 'effect/Result'
import type { Failure } from '../../../src/domain/failures/failure.ts'
import { codeOfChange, ownCodeMethod, tidyCode } from '../../../src/domain/session/twoFactor.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Database } from '../../database/connect.ts'
import { sql } from '../../database/sql.ts'
import type { Tenant } from '../../database/tenant.ts'
import { attemptOf, FORGET_ATTEMPTS, reserveAttempt, type Allowance } from '../../authentication/attempts.ts'
import { knownCaller, passwordMatches } from '../password.ts'
import { takeOwnCode, type StepKeys } from './acceptCode.ts'
import { chosenBy } from './chosen.ts'
import { takeMailedCode } from './ownMailedCode.ts'

/** Guesses of one session: whoever found an open browser learns the password no sooner than at the sign-in. */
const GUESSES: Allowance = { most: 5, period: '15 minutes' }

const HASH = sql<{ hash: string | null }>('select password_hash as hash from users where organization_id = $1 and id = $2')

type Proof = Result.Result<void, Failure<'NOT_FOUND' | 'RATE_LIMITED' | 'INVALID_CREDENTIALS' | 'TWO_FA_CODE_INVALID'>>

interface Given {
  readonly password: string
  readonly code?: string | undefined
  /** What {@link reserveProof} has answered. */
  readonly retryAfter: number
}

const attemptBy = ({ organization, userId, sessionId }: Viewer): Buffer => attemptOf('password again', { organization: organization.id, email: userId }, sessionId)

/** Counts a proof before its transaction. Answers the seconds to wait; 0: go on. */
export const reserveProof = (database: Database, viewer: Viewer): Promise<number> => reserveAttempt(database, attemptBy(viewer), GUESSES)

/** Nobody is asked for a code who has nothing that makes one, nor gets them by e-mail. */
const givesCode = async (tenant: Tenant, keys: StepKeys, userId: string, text = ''): Promise<boolean> => {
  const { choice, passkeys } = await chosenBy(tenant, userId)
  const asked = codeOfChange({ choice, hasPasskey: passkeys.length > 0 })
  const code = tidyCode(text)
  if (asked === undefined) return true
  if (asked === 'mailed') return takeMailedCode(tenant, keys.stepCode, userId, code)
  const method = ownCodeMethod(code)
  return method !== undefined && takeOwnCode(tenant, keys, { userId, method, code })
}

/**
 * Whether whoever is signed in knows the password still, and has the second step that a change would take away. NOT_FOUND: at work in
 * another organization, where they have no account.
 */
export const proofAgain = async (keys: StepKeys, tenant: Tenant, viewer: Viewer, { password, code, retryAfter }: Given): Promise<Proof> => {
  const { organizationId } = tenant
  const { userId } = viewer
  const [user] = await tenant.query(HASH, [organizationId, userId])
  if (user === undefined) return Result.fail({ code: 'NOT_FOUND' })
  if (retryAfter > 0) return Result.fail({ code: 'RATE_LIMITED', retryAfter })
  if (!(await passwordMatches(user.hash, password, knownCaller(userId)))) return Result.fail({ code: 'INVALID_CREDENTIALS' })
  if (!(await givesCode(tenant, keys, userId, code))) return Result.fail({ code: 'TWO_FA_CODE_INVALID' })
  await tenant.query(FORGET_ATTEMPTS, [attemptBy(viewer)])
  return Result.succeed(undefined)
}
