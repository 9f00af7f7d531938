import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { formatCalendarDate } from '../../src/domain/format/dates.ts'
import { acceptedLanguage } from '../../src/domain/preferences/language.ts'
import { busyPage } from '../../src/ui/public-portal/portalPage.tsx'
import { missingSharePage, noZipPage, phrasePage, sharePage } from '../../src/ui/public-shares/sharePage.tsx'
import { Crowded } from '../authentication/FairQueue.ts'
import type { CookieScope } from '../authentication/cookie.ts'
import type { Database } from '../database/connect.ts'
import type { BlobStore } from '../files/BlobStore.ts'
import type { FormFields, Page } from '../http/page.ts'
import { afterIn, namedLanguage, saidOf } from '../public-portal/address.ts'
import { stylesheet as portalStylesheet } from '../public-portal/stylesheet.ts'
import { wordsOf as portalWordsOf } from '../public-portal/words.ts'
import { addressesOf, linksOf } from './addresses.ts'
import { contentOf, type Continued } from './contents.ts'
import { countOpen, type Used } from './counting.ts'
import { fileAt, type SharedFile } from './files.ts'
import { CROWDED, newTurns } from './limits.ts'
import { isUnlocked, judgePhrase, unlock } from './phrase.ts'
import { fileSender } from './sendShared.ts'
import { visitShare, type ShareVisit } from './visit.ts'
import { wordsOf } from './words.ts'

interface Parts {
  readonly database: Database
  readonly blobs: BlobStore
  readonly key: Uint8Array
  readonly cookies: CookieScope
}

/** A page loads its own style, pictures, films and sound, sends its own form, and runs nothing. Whose link it is, no other server hears. */
const HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; media-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  vary: 'accept-language',
} as const

type Found =
  | { readonly is: 'locked' }
  | { readonly is: 'page'; readonly page: ReactElement; readonly used: Used | undefined }
  | { readonly is: 'file'; readonly file: SharedFile; readonly used: Used }

const send = (reply: FastifyReply, status: number, page: ReactElement): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(`<!doctype html>${renderToStaticMarkup(page)}`)

/** The paths below a link that are no pages. */
const IS_FILE = /^(pictures|media|files|zip)(\/|$)/

const asked = (request: FastifyRequest) => {
  const { token = '', '*': path = '' } = request.params as { readonly token?: string; readonly '*'?: string }
  const query = request.query as Readonly<Record<string, unknown>>
  const chosen = namedLanguage(query)
  const language = chosen ?? acceptedLanguage(request.headers['accept-language'])
  const [after, folders] = [afterIn(query), saidOf(query, 'folders')]
  const continued: Continued = { ...(after === undefined ? {} : { after }), ...(folders === undefined ? {} : { folders }) }
  const links = linksOf(token, chosen, language, path, { ...continued })
  return { token, path, continued, chosen, language, links, addresses: addressesOf(token, chosen) }
}

/** What links open, for whoever has their address. Nobody is signed in here. */
export const sharePages = ({ database, blobs, key, cookies }: Parts): readonly Page[] => {
  const { path: stylesheet } = portalStylesheet()
  const sendShared = fileSender({ database, blobs })
  const inTurn = newTurns()
  const readingOf = ({ language }: Pick<ReturnType<typeof asked>, 'language'>) => ({ language, words: wordsOf(language), stylesheet })

  const look = <A>(request: FastifyRequest, token: string, work: (visit: ShareVisit) => Promise<A | undefined>): Promise<A | undefined> =>
    inTurn(request.ip, token, () => visitShare(database, token, work))

  const find = (request: FastifyRequest, reader: ReturnType<typeof asked>) =>
    look(request, reader.token, async (visit): Promise<Found | undefined> => {
      const { link, maker } = visit
      if (!isUnlocked(request, key, reader.token, link)) return { is: 'locked' }
      if (IS_FILE.test(reader.path)) {
        const file = await fileAt(visit, reader.path)
        return file && { is: 'file', file, used: visit }
      }
      const content = await contentOf({ visit, language: reader.language, addresses: reader.addresses }, reader.path, reader.continued)
      if (content === undefined) return undefined
      const share = { organization: maker.organization.name, title: link.title, note: link.note, until: formatCalendarDate(link.until) }
      const isOpening = reader.path === '' && Object.keys(reader.continued).length === 0 && request.method === 'GET'
      return { is: 'page', page: sharePage({ ...readingOf(reader), share, links: reader.links, content }), used: isOpening ? visit : undefined }
    })

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.headers(HEADERS)
    const reader = asked(request)
    const found = await find(request, reader)
    if (found === undefined) return send(reply, 404, missingSharePage(readingOf(reader)))
    if (found.is === 'locked') {
      return reader.path === '' ? send(reply, 200, phrasePage({ ...readingOf(reader), links: reader.links })) : reply.redirect(reader.links.main, 303)
    }
    if (found.is === 'page') {
      if (found.used !== undefined) await countOpen(database, found.used)
      return send(reply, 200, found.page)
    }
    const why = await sendShared(request, reply, found.file, found.used)
    if (why === undefined) return reply
    if (why === 'gone') return send(reply, 404, missingSharePage(readingOf(reader)))
    if (why === 'busy') reply.header('retry-after', '60')
    return send(reply, why === 'busy' ? 429 : 409, noZipPage({ ...readingOf(reader), links: reader.links, why }))
  }

  const take = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.headers(HEADERS)
    const reader = asked(request)
    const link = await look(request, reader.token, async (visit) => visit.link)
    if (link === undefined) return send(reply, 404, missingSharePage(readingOf(reader)))
    const { phrase = '' } = (request.body ?? {}) as FormFields
    const judged = await judgePhrase(database, request.ip, link, phrase)
    if (judged.is === 'right') {
      unlock(reply, key, reader.token, link, cookies)
      return reply.redirect(reader.links.main, 303)
    }
    const problem = judged.is === 'wrong' ? judged : { is: 'limited' as const, minutes: Math.ceil(judged.retryAfter / 60) }
    if (judged.is === 'limited') reply.header('retry-after', String(judged.retryAfter))
    return send(reply, judged.is === 'wrong' ? 403 : 429, phrasePage({ ...readingOf(reader), links: reader.links, problem }))
  }

  const unlessCrowded = (work: typeof answer): typeof answer => async (request, reply) => {
    try {
      return await work(request, reply)
    } catch (error) {
      if (!(error instanceof Crowded)) throw error
      const { language } = asked(request)
      return send(reply.header('retry-after', String(CROWDED)), 429, busyPage({ language, words: portalWordsOf(language), stylesheet }))
    }
  }

  return [
    { path: '/share/:token', answer: unlessCrowded(answer), take: unlessCrowded(take) },
    { path: '/share/:token/*', answer: unlessCrowded(answer) },
  ]
}
