import { createHmac } from 'node:crypto'
import * as Result from 'effect/Result'
import type { FastifyRequest } from 'fastify'
import type { ServerCode } from '../../src/domain/failures/codes.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Keys } from '../authentication/keys.ts'
import { seal, unseal } from '../authentication/sealed.ts'
import type { Answer } from './route.ts'

export const IDEMPOTENCY_HEADER = 'Idempotency-Key'

/** A call that its sender may repeat, because the answer was lost, without its being done twice. */
export interface Repeatable {
  readonly key: string
  /** What is asked under the key, hashed with a secret: a body may hold a password. */
  readonly request: Buffer
  /** Seals what is answered. */
  readonly answerKey: Uint8Array
}

const KEY = /^[\x21-\x7e]{1,200}$/

const REFUSED = { code: 'VALIDATION_FAILED', fields: { [IDEMPOTENCY_HEADER]: { code: 'notAnOption' } } } as const

const hashOf = (secret: Uint8Array, { method, url, headers, body }: FastifyRequest): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify([method, url, headers['x-resource-type'] ?? null, body ?? null]))
    .digest()

/** What a request says of its being repeated. Undefined: nothing. A failure: its key is none. */
export const repeatableOf = (keys: Keys['repetition'], request: FastifyRequest): Result.Result<Repeatable | undefined, Failure<'VALIDATION_FAILED'>> => {
  const key = request.headers['idempotency-key']
  if (key === undefined) return Result.succeed(undefined)
  if (typeof key !== 'string' || !KEY.test(key)) return Result.fail(REFUSED)
  return Result.succeed({ key, request: hashOf(keys.request, request), answerKey: keys.answer })
}

/** Of two that come at once, the second waits for the first, and claims the key only if the first was rolled back. */
const CLAIM = sql(`insert into idempotency_keys (organization_id, user_id, key, request) values ($1, $2, $3, $4)
  on conflict do nothing returning key`)
const KEPT = sql<KeptRow>('select request, answer from idempotency_keys where organization_id = $1 and user_id = $2 and key = $3')
const KEEP = sql('update idempotency_keys set answer = $4 where organization_id = $1 and user_id = $2 and key = $3')

/** Forgets the keys that nobody comes back with. */
export const REPEATED_LONG_AGO = sql('select sweep_idempotency_keys()')

interface KeptRow {
  readonly request: Buffer
  /** Null only within the transaction that is at it. */
  readonly answer: Buffer | null
}

/**
 * Does the work of a call at most once for its key, in the transaction of the work itself: what fails is rolled back with its key, and can
 * be tried again. A repetition is answered with what the first was; something else under the same key is refused. Answers may hold secrets
 * that are shown once, so they are sealed.
 */
export const once = async (
  tenant: Tenant,
  userId: string,
  repeatable: Repeatable | undefined,
  work: () => Promise<Answer<unknown, ServerCode>>,
): Promise<Answer<unknown, ServerCode>> => {
  if (repeatable === undefined) return work()
  const whose = [tenant.organizationId, userId, repeatable.key]
  const owner = whose.join('/')
  const [claimed] = await tenant.query(CLAIM, [...whose, repeatable.request])
  if (claimed === undefined) {
    const [kept] = await tenant.query(KEPT, whose)
    // Swept away between the two.
    if (kept === undefined) return once(tenant, userId, repeatable, work)
    const answer = kept.answer !== null && kept.request.equals(repeatable.request) ? unseal(repeatable.answerKey, owner, kept.answer) : undefined
    return answer === undefined ? Result.fail(REFUSED) : Result.succeed(JSON.parse(answer))
  }
  const outcome = await work()
  if (Result.isSuccess(outcome)) await tenant.query(KEEP, [...whose, seal(repeatable.answerKey, owner, JSON.stringify(outcome.success))])
  return outcome
}
