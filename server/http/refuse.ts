import type { FastifyReply } from 'fastify'
import { STATUS } from '../../src/domain/failures/status.ts'
import type { ServerCode } from '../../src/domain/failures/codes.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { databaseCode, databaseFailure } from '../database/failures.ts'
import { Crowded } from '../authentication/FairQueue.ts'
import { NO_SUCH_ORGANIZATION, SESSION_ENDED } from '../authentication/principal.ts'

/** Seconds after which what is not available now is worth another try. */
const SHORTLY = '1'

/** Answers a failure: its code in `message`, its data beside it (specification section 8). */
export const refuse = (reply: FastifyReply, failure: Failure<ServerCode>): FastifyReply => {
  const { code, ...data } = failure
  // Nor does a browser keep what it was once shown at this address.
  reply.header('cache-control', 'no-store')
  if (failure.code === 'UNAVAILABLE') reply.header('retry-after', SHORTLY)
  if (failure.code === 'RATE_LIMITED') reply.header('retry-after', String(failure.retryAfter))
  return reply.code(STATUS[code]).send({ message: code, ...data })
}

const BY_FASTIFY: Readonly<Record<string, Failure<ServerCode>>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'PAYLOAD_TOO_LARGE' },
  FST_ERR_NOT_FOUND: { code: 'NOT_FOUND' },
  FST_ERR_BAD_URL: { code: 'NOT_FOUND' },
  FST_ERR_MAX_PARAM_LENGTH: { code: 'NOT_FOUND' },
}

/** Of PostgreSQL's class 22: text or numbers that it cannot hold. What the rules let through must not become a 5xx. */
const DATA_EXCEPTION = /^22/

/** What a thrown error means to the caller. `UNEXPECTED`: a defect. */
export const failureOf = (error: unknown): Failure<ServerCode> => {
  if (error instanceof Crowded) return { code: 'UNAVAILABLE' }
  const code = databaseCode(error) ?? ''
  if (code === SESSION_ENDED) return { code: 'NOT_SIGNED_IN' }
  if (code === NO_SUCH_ORGANIZATION) return { code: 'NOT_FOUND' }
  if (DATA_EXCEPTION.test(code)) return { code: 'VALIDATION_FAILED', fields: {} }
  const known = BY_FASTIFY[code]
  if (known !== undefined) return known
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  if (typeof status === 'number' && status >= 400 && status < 500) return { code: 'VALIDATION_FAILED', fields: {} }
  return databaseFailure(error) ?? { code: 'UNEXPECTED' }
}
