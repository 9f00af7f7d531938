import * as Result from 'effect/Result'
import type { Failure } from '../../../src/domain/failures/failure.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Database } from '../../database/connect.ts'
import type { Tenant } from '../../database/tenant.ts'
import { attemptOf, forgetAttempts, reserveAttempt, type Allowance } from '../attempts.ts'
import { knownCaller, passwordMatches } from '../password.ts'

/** Guesses of one session: whoever found an open browser learns the password no sooner than at the sign-in. */
const GUESSES: Allowance = { most: 5, period: '15 minutes' }

const HASH = 'select password_hash as hash from users where organization_id = $1 and id = $2'

type Proof = Result.Result<void, Failure<'NOT_FOUND' | 'RATE_LIMITED' | 'INVALID_CREDENTIALS'>>

/** Whether whoever is signed in knows the password still. NOT_FOUND: at work in another organization, where they have no account. */
export const passwordAgain = async (database: Database, tenant: Tenant, viewer: Viewer, password: string): Promise<Proof> => {
  const { organizationId } = tenant
  const [user] = await tenant.query<{ hash: string | null }>(HASH, [organizationId, viewer.userId])
  if (user === undefined) return Result.fail({ code: 'NOT_FOUND' })
  const attempt = attemptOf('password again', { organization: organizationId, email: viewer.userId }, viewer.sessionId)
  const retryAfter = await reserveAttempt(database, attempt, GUESSES)
  if (retryAfter > 0) return Result.fail({ code: 'RATE_LIMITED', retryAfter })
  if (!(await passwordMatches(user.hash, password, knownCaller(viewer.userId)))) return Result.fail({ code: 'INVALID_CREDENTIALS' })
  await forgetAttempts(database, attempt)
  return Result.succeed(undefined)
}
