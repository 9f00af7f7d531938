import type { FastifyReply, FastifyRequest } from 'fastify'
import * as Result from 'effect/Result'
import { expect, it } from 'vitest'
import { PERMISSIONS } from '../../src/domain/access/permissions.ts'
import type { AdmissionParts, CookieAdmission } from './admit.ts'
import { streamRoute } from './route.ts'
import { streamHandler } from './streamHandler.ts'

const viewer = { sessionId: 's', userId: 'u', permissions: PERMISSIONS, modules: ['RECORDS'], features: [], restricted: false, organization: { id: 'o', name: 'Harbour Museum' } }
const read = async (work: (tenant: object) => Promise<unknown>) => work({})

it.each([
  { method: 'GET', isGone: false, answers: 1 },
  { method: 'GET', isGone: true, answers: 0 },
  { method: 'POST', isGone: true, answers: 1 },
] as const)('$method of somebody who left while they were admitted ($isGone) is answered $answers times', async ({ method, isGone, answers }) => {
  const calls: string[] = []
  const answer = async () => void calls.push('answer')
  const raw = { destroyed: false }
  const look = async () => {
    raw.destroyed = isGone
    return Result.succeed(undefined)
  }
  const route = streamRoute<undefined>({ method, path: '/v1/s/:sessionId/stream', summary: 'Something', authorisation: 'cookie', action: 'receiveEvents', look, answer })
  if (route.kind !== 'stream') throw new Error('It is no stream')
  const cookies = { admit: async () => Result.succeed({ viewer, read, inTenant: read }), forget: () => undefined } as unknown as CookieAdmission
  const hijack = () => void calls.push('hijack')
  await streamHandler({} as AdmissionParts, cookies, route)({ headers: {} } as FastifyRequest, { raw, hijack } as unknown as FastifyReply)
  expect(calls).toEqual([answers === 0 ? 'hijack' : 'answer'])
})
