import * as Result from 'effect/Result'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RESOURCE_TYPES, type ResourceType } from '../../src/domain/access/modules.ts'
import type { ServerCode } from '../../src/domain/failures/codes.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { acceptedLanguage } from '../../src/domain/preferences/language.ts'
import { refusal, resourceTypeOf, type SignedInPolicy } from '../access/policy.ts'
import type { AuditKind } from '../../src/domain/activity/kinds.ts'
import { objectsOf, originOf, type Attempt } from '../audit/attempt.ts'
import { record } from '../audit/record.ts'
import { databaseCode } from '../database/failures.ts'
import type { Tenant } from '../database/tenant.ts'
import { SESSION_ENDED } from '../authentication/principal.ts'
import { admitByToken, type Admitted, type AdmissionParts } from './admit.ts'
import { decoderOf } from './decode.ts'
import { once, repeatableOf } from './idempotency.ts'
import { textOf } from './keptText.ts'
import { refuse } from './refuse.ts'
import type { Answer, Asked, ContractRoute, Dress } from './route.ts'

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

const JSON_TYPE = 'application/json; charset=utf-8'

/** The success schemas change nothing on the way out, so that what the handler answers is what is sent. */
const answer = (reply: FastifyReply, outcome: Answer<unknown, ServerCode>, later?: string): FastifyReply => {
  if (Result.isFailure(outcome)) return refuse(reply, outcome.failure)
  const { success } = outcome
  const isBegun = later !== undefined && typeof success === 'object' && success !== null && later in success
  return reply.code(isBegun ? 202 : 200).header('content-type', JSON_TYPE).header('cache-control', 'no-store').send(textOf(success))
}

/** Two transactions that met (deadlock, serialization): PostgreSQL let one of them go, which is tried again. */
const MET = new Set(['40001', '40P01'])
const MOST_TRIES = 3

export const retryOnConflict = async <A>(work: () => Promise<A>): Promise<A> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries >= MOST_TRIES || !MET.has(databaseCode(error) ?? '')) throw error
    }
  }
}

/** Failures that no audit event is written of: the caller was not let in so far. */
const UNRECORDED: readonly ServerCode[] = ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'RATE_LIMITED']

/** A failed attempt is recorded by itself, since its own transaction was rolled back. */
export const recordFailure = async (
  { viewer, inTenant }: Admitted,
  kind: AuditKind | undefined,
  attempt: Attempt,
  failure: Failure<ServerCode>,
): Promise<void> => {
  if (kind === undefined || UNRECORDED.includes(failure.code)) return
  await inTenant(async (tenant) => {
    const after = { code: failure.code, ...originOf(attempt) }
    for (const resource of await objectsOf(tenant, kind, attempt)) await record(tenant, viewer, { kind, resource, after }, 'Failed')
  })
}

/** Characters of what a browser says of itself that are kept. */
const LONGEST_USER_AGENT = 400

const callerOf = ({ ip, headers }: FastifyRequest): Pick<Asked<unknown, unknown, unknown>, 'address' | 'language' | 'cookie' | 'host' | 'userAgent'> => ({
  address: ip,
  language: acceptedLanguage(headers['accept-language']),
  cookie: headers.cookie,
  host: headers.host ?? '',
  userAgent: (headers['user-agent'] ?? '').slice(0, LONGEST_USER_AGENT),
})

const publicHandler = (route: ContractRoute, handle: NonNullable<ContractRoute['handlePublic']>): Handler => {
  const decode = decoderOf(route.endpoint)
  return async (request, reply) => {
    const decoded = decode(request)
    if (Result.isFailure(decoded)) return refuse(reply, decoded.failure)
    const dressings: Dress[] = []
    const outcome = await retryOnConflict(() => handle({ ...decoded.success, ...callerOf(request) }, (how) => dressings.push(how)))
    for (const dress of dressings) dress(reply)
    return answer(reply, outcome)
  }
}

/**
 * What only reads, together with what its session asks for at once. What goes wrong in a transaction that was shared may be another one's
 * fault, so it is tried alone; a session that has ended has ended for all.
 */
const batched = <A>({ inTenant, read }: Admitted, work: (tenant: Tenant) => Promise<A>): Promise<A> =>
  read(work).catch((error: unknown) => {
    if (databaseCode(error) === SESSION_ENDED) throw error
    return inTenant(work, true)
  })

/** Stands in for a module where the policy asks for none; nothing reads it then. */
const [ANY_MODULE] = RESOURCE_TYPES

/** A token that no longer holds is told nothing, and has nobody asked. */
const inquired = async (inquire: NonNullable<ContractRoute['inquire']>, inquiry: Parameters<typeof inquire>[0]): Promise<unknown> => {
  await inquiry.inTenant(async () => undefined)
  return inquire(inquiry)
}

/** What is asked, and the key of a call that may be repeated. */
const readerOf = ({ keys }: AdmissionParts, { endpoint }: ContractRoute) => {
  const decode = decoderOf(endpoint)
  return (request: FastifyRequest) =>
    Result.flatMap(decode(request), (decoded) => {
      const repeatable = endpoint.method === 'GET' ? Result.succeed(undefined) : repeatableOf(keys.repetition, request)
      return Result.map(repeatable, (held) => ({ decoded, repeatable: held }))
    })
}

const signedInHandler = (
  parts: AdmissionParts,
  route: ContractRoute,
  policy: SignedInPolicy,
  handle: NonNullable<ContractRoute['handleSignedIn']>,
): Handler => {
  const read = readerOf(parts, route)
  const isReadOnly = route.endpoint.method === 'GET'
  const isShared = isReadOnly && route.batched === true
  return async (request, reply) => {
    const admission = await admitByToken(parts, request)
    if (Result.isFailure(admission)) return refuse(reply, admission.failure)
    const { viewer, inTenant } = admission.success
    const resourceType: ResourceType | undefined =
      policy.right.module !== 'named' ? ANY_MODULE : resourceTypeOf(viewer, request.headers['x-resource-type'])
    const refused = refusal(viewer, policy, resourceType)
    const reading = refused === undefined ? read(request) : Result.fail(refused)
    if (Result.isFailure(reading)) {
      // The session is asked about first: a token that no longer holds is told nothing else.
      await inTenant(async () => undefined, true)
      await recordFailure(admission.success, route.audits, request, reading.failure)
      return refuse(reply, reading.failure)
    }
    const { decoded, repeatable } = reading.success
    const asked = { ...decoded, ...callerOf(request), viewer, resourceType: resourceType ?? ANY_MODULE }
    const found = route.inquire && { found: await inquired(route.inquire, { ...asked, inTenant }) }
    const work = (tenant: Tenant): Promise<Answer<unknown, ServerCode>> =>
      once(tenant, viewer.userId, repeatable, () => handle({ ...asked, tenant, ...found }))
    const outcome = await retryOnConflict(() => (isShared ? batched(admission.success, work) : inTenant(work, isReadOnly)))
    if (Result.isFailure(outcome)) await recordFailure(admission.success, route.audits, request, outcome.failure)
    return answer(reply, outcome, route.endpoint.later)
  }
}

/** Parse, admit, handle in one transaction, answer. Throws for a route without a handler for its policy. */
export const contractHandler = (parts: AdmissionParts, route: ContractRoute): Handler => {
  const { policy, handlePublic, handleSignedIn } = route
  if (policy.access === 'public' && handlePublic !== undefined) return publicHandler(route, handlePublic)
  if (policy.access === 'signedIn' && handleSignedIn !== undefined) return signedInHandler(parts, route, policy, handleSignedIn)
  throw new Error(`${route.endpoint.method} ${route.endpoint.path} has no handler for its policy`)
}
