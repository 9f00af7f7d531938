import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isFresh } from '../asset-files/sendFile.ts'
import type { Encoding, KeptAnswer } from './PageCache.ts'
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

const compressed = async (body: Buffer, quality: number, only: Encoding | undefined): Promise<KeptAnswer['bodies']> => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  const [br, zipped] = await Promise.all([
    only === undefined || only === 'br' ? promisify(brotliCompress)(body, { params }) : undefined,
    only === undefined || only === 'gzip' ? promisify(gzip)(body) : undefined,
  ])
  return { identity: body, ...(br === undefined ? {} : { br }), ...(zipped === undefined ? {} : { gzip: zipped }) }
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
  const one = only && encodingOf(only)
  return {
    status,
    headers: { 'content-security-policy': POLICY, 'cache-control': REVALIDATED, vary: 'accept-language, accept-encoding', 'content-type': type, ...headers },
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
    bodies: isCompressed && one !== 'identity' ? await compressed(bytes, one === undefined ? QUALITY.kept : QUALITY.once, one) : { identity: bytes },
  }
}

/** Sends it, or tells by 304 that the asker has it. */
export const sendAnswer = (request: FastifyRequest, reply: FastifyReply, { status, headers, etag, bodies }: KeptAnswer): FastifyReply => {
  reply.headers(headers)
  if (status === 200) {
    // Of its meaning, however it is written: a weak one.
    reply.header('etag', `W/${etag}`)
    if (isFresh(request, etag)) return reply.code(304).send()
  }
  const encoding = encodingOf(request)
  const body = bodies[encoding]
  if (body !== undefined && encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(status).send(body ?? bodies.identity)
}

/** Of a reply that is waited for nothing is left: it says itself that it was sent, or was begun for somebody who has left meanwhile. */
export const isAnswered = ({ sent, raw }: FastifyReply): boolean => sent || raw.headersSent
