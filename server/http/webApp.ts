import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mime } from '@fastify/send'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contentSecurityPolicy, newNonce } from './securityHeaders.ts'

/** Vite writes it where a nonce belongs (`html.cspNonce` in vite.config.ts). */
const NONCE_PLACE = '__CSP_NONCE__'
const INDEX = 'index.html'
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Vite names by their content what it puts there. */
const NAMED_BY_CONTENT = /\/assets\/[^/]+$/

// RFC 9239; the library still has the older name.
mime.define({ 'text/javascript': ['js', 'mjs'] }, true)

interface WebApp {
  /** Where it was built, with a `.br` and a `.gz` beside what takes them. */
  readonly directory: string
  readonly streamOrigin: string | undefined
}

/** A route for each file that was built, so that a request can name nothing beside them. */
export const serveWebFiles = (app: FastifyInstance, { directory }: WebApp): void => {
  void app.register(fastifyStatic, {
    root: directory,
    wildcard: false,
    index: false,
    globIgnore: [INDEX, '**/*.br', '**/*.gz'],
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header('cache-control', NAMED_BY_CONTENT.test(path) ? IMMUTABLE : 'no-cache'),
  })
}

const escapeAttribute = (text: string): string => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The page of the web app, for every other address outside the API, with a nonce of its own each time. */
export const webPage = ({ directory, streamOrigin }: WebApp) => {
  let page: Promise<string> | undefined
  const readPage = async (): Promise<string> => {
    const html = await readFile(join(directory, INDEX), 'utf8')
    // Where event streams have a host of their own, the page tells it, before its first script asks.
    return streamOrigin === undefined ? html : html.replace('<head>', `<head><meta name="stream-origin" content="${escapeAttribute(streamOrigin)}">`)
  }
  return async (path: string, reply: FastifyReply): Promise<FastifyReply> => {
    // What looks like a built file and is none must not be answered with a page.
    if (path.startsWith('/assets/')) return reply.code(404).send({ message: 'NOT_FOUND' })
    page ??= readPage().catch((error: unknown) => {
      // The machine had no file to give just then: the next one who asks has it read again.
      page = undefined
      throw error
    })
    const html = await page
    const nonce = newNonce()
    return reply
      .header('content-security-policy', contentSecurityPolicy(streamOrigin, nonce))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html.replaceAll(NONCE_PLACE, nonce))
  }
}

/** Methods by which a page or its files are asked for. */
export const isPageRequest = (request: FastifyRequest): boolean => request.method === 'GET' || request.method === 'HEAD'
