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
interface Repeatable {
  readonly key: string
  /** What is asked under the key, hashed with a secret: a body may hold a password. */
  readonly request: Buffer
  /** Seals what is answered. */
  readonly answerKey: Uint8Array
}

const KEY = /^[\x21-\x7e]{1,200}$/

const REFUSED = { code: 'VALIDATION_FAILED', fields: { [IDEMPOTENCY_HEADER]: { code: 'notAnOption' } } } as const

const NO_FILE = Buffer.alloc(0)

const hashOf = (secret: Uint8Array, { method, url, headers, body }: FastifyRequest, file: Uint8Array): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify([method, url, headers['x-resource-type'] ?? null, body ?? null]))
    .update(file)
    .digest()

/** What a request says of its being repeated. Undefined: nothing. A failure: its key is none. `file`: its body, where that is no JSON. */
export const repeatableOf = (keys: Keys['repetition'], request: FastifyRequest, file: Uint8Array = NO_FILE): Result.Result<Repeatable | undefined, Failure<'VALIDATION_FAILED'>> => {
  const key = request.headers['idempotency-key']
  if (key === undefined) return Result.succeed(undefined)
  if (typeof key !== 'string' || !KEY.test(key)) return Result.fail(REFUSED)
  return Result.succeed({ key, request: hashOf(keys.request, request, file), answerKey: keys.answer })
}

/** Of two that come at once, the second waits for the first, and claims the key only if the first was rolled back. */
const CLAIM = sql(`insert into idempotency_keys (organization_id, user_id, key, request) values ($1, $2, $3, $4)
  on conflict do nothing returning key`)
const KEPT = sql<KeptRow>('select request, answer from idempotency_keys where organization_id = $1 and user_id = $2 and key = $3')
const KEEP = sql<{ key: string }>('update idempotency_keys set answer = $4 where organization_id = $1 and user_id = $2 and key = $3 returning key')
const GO_BACK = sql(`select set_config('app.organization_id', $1, true)`)

/** Forgets the keys that nobody comes back with. */
export const REPEATED_LONG_AGO = sql('select sweep_idempotency_keys()')

interface KeptRow {
  readonly request: Buffer
  /** Null only within the transaction that is at it. */
  readonly answer: Buffer | null
}

/** Keeps what is answered. Work that was led into another organization (within.ts) comes back for it: the key is none of that one's. */
const keep = async (tenant: Tenant, whose: readonly string[], answer: Buffer): Promise<void> => {
  const [kept] = await tenant.query(KEEP, [...whose, answer])
  if (kept !== undefined) return
  await tenant.flush()
  await tenant.query(GO_BACK, [tenant.organizationId])
  await tenant.query(KEEP, [...whose, answer])
}

/** What a call came to after its transaction: who repeats it is answered this from then on. */
export const keepLater = async (tenant: Tenant, userId: string, repeatable: Repeatable | undefined, answer: object): Promise<void> => {
  if (repeatable === undefined) return
  const whose = [tenant.organizationId, userId, repeatable.key]
  await keep(tenant, whose, seal(repeatable.answerKey, whose.join('/'), JSON.stringify(answer)))
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
  if (Result.isSuccess(outcome)) await keep(tenant, whose, seal(repeatable.answerKey, owner, JSON.stringify(outcome.success)))
  return outcome
}
