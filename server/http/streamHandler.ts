import * as Result from 'effect/Result'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refusal, resourceTypeOf } from '../access/policy.ts'
import { databaseCode } from '../database/failures.ts'
import { SESSION_ENDED } from '../authentication/principal.ts'
import { admitByToken, type AdmissionParts, type Admitted, type CookieAdmission } from './admit.ts'
import { retryOnConflict, recordFailure } from './contractHandler.ts'
import { keepLater, once, repeatableOf } from './idempotency.ts'
import { refuse } from './refuse.ts'
import type { StreamRoute, Visit } from './route.ts'

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>

/** With a bearer token each request has a transaction of its own, since it may write. */
const alone = (admitted: Admitted): Admitted => ({ ...admitted, read: (work) => admitted.inTenant(work) })

const repetitionIn = ({ keys }: AdmissionParts, request: FastifyRequest, { viewer: { userId }, inTenant }: Admitted): Pick<Visit, 'once' | 'onceAnswered'> => ({
  once: async (file, work) => {
    const repeatable = repeatableOf(keys.repetition, request, file)
    if (Result.isFailure(repeatable)) return Result.fail(repeatable.failure)
    const outcome = await retryOnConflict(() => inTenant((tenant) => once(tenant, userId, repeatable.success, () => work(tenant))))
    // What was kept of the first is what this work answered.
    return outcome as Awaited<ReturnType<typeof work>>
  },
  onceAnswered: async (file, answer) => {
    const repeatable = Result.getOrUndefined(repeatableOf(keys.repetition, request, file))
    await inTenant((tenant) => keepLater(tenant, userId, repeatable, answer))
  },
})

/** Admit, look in the transaction that checks the session, then stream outside of it. */
const visitOnce = (parts: AdmissionParts, cookies: CookieAdmission, route: StreamRoute): Handler => {
  const { policy, authorisation, audits } = route
  return async (request, reply) => {
    const admission = authorisation === 'cookie' ? await cookies.admit(request) : Result.map(await admitByToken(parts, request), alone)
    if (Result.isFailure(admission)) return refuse(reply, admission.failure)
    const { viewer, inTenant, read } = admission.success
    const resourceType = policy.right.module === 'named' ? resourceTypeOf(viewer, request.headers['x-resource-type']) : undefined
    const refused = refusal(viewer, policy, resourceType)
    const visit: Visit = { viewer, resourceType, inTenant: (work) => inTenant(work), ...repetitionIn(parts, request, admission.success) }
    const found = await retryOnConflict(() =>
      read(async (tenant) => (refused === undefined ? route.look({ ...visit, tenant }, request) : Result.fail(refused))),
    )
    if (Result.isFailure(found)) {
      await recordFailure(admission.success, audits, request, found.failure)
      return refuse(reply, found.failure)
    }
    // Who left while they were admitted is sent nothing: that they leave is heard once, and would be waited for in vain. What they sent is taken.
    if (route.method === 'GET' && reply.raw.destroyed) return reply.hijack()
    await route.answer(found.success, visit, request, reply)
    return reply
  }
}

export const streamHandler = (parts: AdmissionParts, cookies: CookieAdmission, route: StreamRoute): Handler => {
  const visit = visitOnce(parts, cookies, route)
  if (route.authorisation === 'bearer') return visit
  return async (request, reply) => {
    try {
      return await visit(request, reply)
    } catch (error) {
      // The claims remembered for this session may be older than its rights: once more with what the database says now.
      if (databaseCode(error) !== SESSION_ENDED || reply.sent) throw error
      cookies.forget((request.params as { readonly sessionId: string }).sessionId)
      return visit(request, reply)
    }
  }
}
