import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isFresh } from '../asset-files/sendFile.ts'
import type { Bodies, Encoding, KeptAnswer } from './PageCache.ts'
import type { PortalAnswer } from './route.ts'

/** A page loads its own style, pictures, films and recordings, sends its own search, and runs nothing. Programs that examine it may read robots.txt beside it. */
export const POLICY = "default-src 'none'; connect-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; media-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Asked for anew each time, so that what is withdrawn is gone at once. */
const REVALIDATED = 'no-cache'

/** Bytes up to which an answer fits into a packet as it is. */
const SMALL = 1_000

/** Brotli's. What is kept is compressed once for many. */
const QUALITY = { kept: 6, once: 4 } as const

const TEXT = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)\b|image\/svg)/

const inBrotli = (body: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })

const compressed = async (body: Buffer, only: Encoding | undefined): Promise<Bodies> => {
  if (only === 'identity') return { identity: body }
  if (only === 'br') return { identity: body, br: await inBrotli(body, QUALITY.once) }
  if (only === 'gzip') return { identity: body, gzip: await promisify(gzip)(body) }
  const [br, zipped] = await Promise.all([inBrotli(body, QUALITY.kept), promisify(gzip)(body)])
  return { br, gzip: zipped }
}

const encodingOf = (request: FastifyRequest): Encoding => {
  const accepted = request.headers['accept-encoding']
  const named = accepted === undefined ? null : negotiate(accepted.toLowerCase(), ['br', 'gzip'])
  return named === 'br' || named === 'gzip' ? named : 'identity'
}

/** What an answer is on the way. `only`: for one request, whose encoding is known. */
export const prepared = async ({ status = 200, type, body, headers = {} }: PortalAnswer, only?: FastifyRequest): Promise<KeptAnswer> => {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  const isCompressed = TEXT.test(type) && bytes.length > SMALL
  return {
    status,
    headers: { 'content-security-policy': POLICY, 'cache-control': REVALIDATED, vary: 'accept-language, accept-encoding', 'content-type': type, ...headers },
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
    bodies: isCompressed ? await compressed(bytes, only && encodingOf(only)) : { identity: bytes },
  }
}

/** Sends it, or tells by 304 that the asker has it. */
export const sendAnswer = async (request: FastifyRequest, reply: FastifyReply, { status, headers, etag, bodies }: KeptAnswer): Promise<FastifyReply> => {
  reply.headers(headers)
  if (status === 200) {
    // Of its meaning, however it is written: a weak one.
    reply.header('etag', `W/${etag}`)
    if (isFresh(request, etag)) return reply.code(304).send()
  }
  const encoding = encodingOf(request)
  const body = bodies[encoding]
  if (body !== undefined && encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(status).send(body ?? bodies.identity ?? (await promisify(gunzip)(bodies.gzip)))
}

/** Of a reply that is waited for nothing is left: it says itself that it was sent, or was begun for somebody who has left meanwhile. */
export const isAnswered = ({ sent, raw }: FastifyReply): boolean => sent || raw.headersSent
