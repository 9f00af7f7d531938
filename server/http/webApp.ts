import type { FastifyReply, FastifyRequest } from 'fastify'
import { contentSecurityPolicy, newNonce } from './securityHeaders.ts'
import type { Encoding, WebFile } from './webFiles.ts'

/** Vite writes it where a nonce belongs (`html.cspNonce` in vite.config.ts). */
const NONCE_PLACE = '__CSP_NONCE__'
const INDEX = '/index.html'
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** The best encoding that the browser takes: brotli before gzip. An encoding with `q=0` is refused. */
export const chooseEncoding = (accepted: string | undefined, made: readonly Encoding[]): Encoding | undefined => {
  const takes = (accepted ?? '').split(',').map((part) => part.trim().toLowerCase())
  return made.find((encoding) => takes.some((part) => part.split(';')[0]?.trim() === encoding && !/;\s*q=0(\.0*)?$/.test(part)))
}

const sendFile = async (request: FastifyRequest, reply: FastifyReply, file: WebFile): Promise<FastifyReply> => {
  const encoding = chooseEncoding(request.headers['accept-encoding'], file.encodings)
  if (encoding !== undefined) reply.header('content-encoding', encoding)
  return reply
    .header('vary', 'accept-encoding')
    .header('cache-control', file.isHashed ? IMMUTABLE : 'no-cache')
    .type(file.type)
    .send(await file.read(encoding))
}

interface Meta {
  readonly streamOrigin: string | undefined
}

const escapeAttribute = (text: string): string => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Serves the web app: its files, and its page for every other address outside the API, with a nonce of its own each time. */
export const webAppHandler = (files: ReadonlyMap<string, WebFile>, { streamOrigin }: Meta) => {
  let page: Promise<string> | undefined
  const readPage = async (): Promise<string> => {
    const html = (await files.get(INDEX)?.read(undefined))?.toString('utf8')
    if (html === undefined) throw new Error('The web app is not built')
    // Where event streams have a host of their own, the page tells it, before its first script asks.
    return streamOrigin === undefined
      ? html
      : html.replace('<head>', `<head><meta name="stream-origin" content="${escapeAttribute(streamOrigin)}">`)
  }
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = request.url.split('?', 1)[0] ?? '/'
    const file = path === INDEX ? undefined : files.get(path)
    if (file !== undefined) return sendFile(request, reply, file)
    // What looks like a built file and is none must not be answered with a page.
    if (path.startsWith('/assets/')) return reply.code(404).send({ message: 'NOT_FOUND' })
    page ??= readPage()
    const nonce = newNonce()
    return reply
      .header('content-security-policy', contentSecurityPolicy(streamOrigin, nonce))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send((await page).replaceAll(NONCE_PLACE, nonce))
  }
}

export type WebAppHandler = ReturnType<typeof webAppHandler>

/** Methods by which a page or its files are asked for. */
export const isPageRequest = (request: FastifyRequest): boolean => request.method === 'GET' || request.method === 'HEAD'

