import type { FastifyReply, FastifyRequest } from 'fastify'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../../src/domain/preferences/language.ts'
import { busyPage, missingPage } from '../../src/ui/public-portal/portalPage.tsx'
import { refuse } from '../http/refuse.ts'
import { POLICY } from './sending.ts'
import { wordsOf } from './words.ts'

/** What is answered where nothing is shown. */
export interface Refusals {
  /** The same for whatever is not there, or not public. */
  missing(reply: FastifyReply, language: Language): FastifyReply
  /** `wait`: seconds. */
  limited(request: FastifyRequest, reply: FastifyReply, language: Language, wait: number): FastifyReply
  method(reply: FastifyReply, takesForms: boolean): FastifyReply
}

const HEADERS = { 'content-security-policy': POLICY, 'cache-control': 'no-cache', vary: 'accept, accept-language' }

/** People are shown a page; programs and pictures are told in a word. */
const takesPages = (request: FastifyRequest): boolean => /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*')

export const refusals = (stylesheet: string): Refusals => {
  const pageIn = (language: Language, page: typeof missingPage): string => `<!doctype html>${renderToStaticMarkup(page({ language, words: wordsOf(language), stylesheet }))}`
  const pages = new Map<string, string>()
  const kept = (language: Language, name: string, page: typeof missingPage): string => {
    const known = pages.get(`${name} ${language}`) ?? pageIn(language, page)
    pages.set(`${name} ${language}`, known)
    return known
  }
  return {
    missing: (reply, language) =>
      reply.code(404).headers(HEADERS).type('text/html; charset=utf-8').send(kept(language, 'missing', missingPage)),
    limited: (request, reply, language, wait) => {
      reply.code(429).headers({ ...HEADERS, 'cache-control': 'no-store', 'retry-after': String(wait) })
      return takesPages(request)
        ? reply.type('text/html; charset=utf-8').send(kept(language, 'busy', busyPage))
        : reply.type('text/plain; charset=utf-8').send('Too many requests\n')
    },
    method: (reply, takesForms) => refuse(reply.header('allow', takesForms ? 'GET, HEAD, POST' : 'GET, HEAD'), { code: 'METHOD_NOT_ALLOWED' }),
  }
}
