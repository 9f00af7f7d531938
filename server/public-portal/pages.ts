import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { acceptedLanguage, type Language } from '../../src/domain/preferences/language.ts'
import { missingPage, portalPage } from '../../src/ui/public-portal/portalPage.tsx'
import { publicPortalOf } from '../../src/ui/public-portal/publicPortalOf.ts'
import { isFresh } from '../asset-files/sendFile.ts'
import type { Database } from '../database/connect.ts'
import type { BlobStore } from '../files/BlobStore.ts'
import type { Page } from '../http/page.ts'
import { addressesOf, afterIn, linksOf, namedLanguage, soughtIn, wordsIn } from './address.ts'
import { contentOf } from './contents.ts'
import { readPicture, readRendition } from './pictures.ts'
import { readStylesheet } from './stylesheet.ts'
import { visit } from './visitor.ts'
import { wordsOf } from './words.ts'

interface Parts {
  readonly database: Database
  readonly blobs: BlobStore
}

/** It loads its own style and pictures, sends its own search, and runs nothing. */
const POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Asked for anew each time, so that what is withdrawn is gone at once. */
const REVALIDATED = 'no-cache'
const IMMUTABLE = 'public, max-age=31536000, immutable'

type Query = Readonly<Record<string, unknown>>

const languageOf = (request: FastifyRequest): Language => namedLanguage(request.query as Query) ?? acceptedLanguage(request.headers['accept-language'])

const send = (request: FastifyRequest, reply: FastifyReply, status: number, page: ReactElement): FastifyReply => {
  const html = `<!doctype html>${renderToStaticMarkup(page)}`
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`
  reply.headers({ 'content-security-policy': POLICY, 'cache-control': REVALIDATED, vary: 'accept-language' })
  if (status !== 200) return reply.code(status).type('text/html; charset=utf-8').send(html)
  reply.header('etag', etag)
  return isFresh(request, etag) ? reply.code(304).send() : reply.type('text/html; charset=utf-8').send(html)
}

const sendPicture = (request: FastifyRequest, reply: FastifyReply, etag: string, bytes: Buffer): FastifyReply => {
  reply.headers({ 'content-security-policy': "default-src 'none'; sandbox", 'cache-control': REVALIDATED, etag })
  return isFresh(request, etag) ? reply.code(304).send() : reply.type('image/webp').send(bytes)
}

export const portalPages = ({ database, blobs }: Parts): readonly Page[] => {
  const { path: stylesheet, css } = readStylesheet()

  const missing = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const language = languageOf(request)
    return send(request, reply, 404, missingPage({ language, words: wordsOf(language), stylesheet }))
  }

  const page = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { webAddress, '*': path = '' } = request.params as { readonly webAddress: string; readonly '*'?: string }
    const query = request.query as Query
    const language = languageOf(request)
    const words = wordsOf(language)
    const base = `/portal/${webAddress}`
    const chosen = namedLanguage(query)
    const addresses = addressesOf(base, chosen)
    const [sought, after] = [soughtIn(query), afterIn(query)]
    const element = await visit(database, webAddress, async (visitor, portal) => {
      const reader = { visitor, portal, language, words, addresses, origin: `${request.protocol}://${request.host}` }
      const content = await contentOf(reader, path, { after, sought, soughtWords: wordsIn(sought) })
      if (content === undefined) return undefined
      const again = { ...(sought === '' ? {} : { q: sought }), ...(after === undefined ? {} : { after }) }
      return portalPage({
        language,
        words,
        stylesheet,
        portal: publicPortalOf({ ...portal, customDomain: '' }, language, addresses.picture),
        links: linksOf(base, chosen, language, path, again),
        content,
      })
    })
    return element === undefined ? missing(request, reply) : send(request, reply, 200, element)
  }

  const picture = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { webAddress, pictureId } = request.params as { readonly webAddress: string; readonly pictureId: string }
    const bytes = await visit(database, webAddress, (visitor) => readPicture(visitor, pictureId))
    return bytes === undefined ? missing(request, reply) : sendPicture(request, reply, `"${pictureId}"`, bytes)
  }

  const rendition = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { webAddress, itemId, file } = request.params as { readonly webAddress: string; readonly itemId: string; readonly file: string }
    const found = await visit(database, webAddress, (visitor) => readRendition(visitor, blobs, itemId, file))
    return found === undefined ? missing(request, reply) : sendPicture(request, reply, `"${file}"`, found)
  }

  return [
    { path: stylesheet, answer: async (_request, reply) => reply.headers({ 'cache-control': IMMUTABLE }).type('text/css; charset=utf-8').send(css) },
    { path: '/portal/:webAddress', answer: page },
    { path: '/portal/:webAddress/*', answer: page },
    { path: '/portal/:webAddress/pictures/:pictureId', answer: picture },
    { path: '/portal/:webAddress/files/:itemId/:file', answer: rendition },
  ]
}
