import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedLanguage, type Language } from '../../src/domain/preferences/language.ts'
import { Crowded, type FairQueue } from '../authentication/FairQueue.ts'
import type { Database } from '../database/connect.ts'
import { addressesOf, namedLanguage, narrowingOf, saidOf } from './address.ts'
import { readForm } from './form.ts'
import { COST, isCounted, lineOf, Limits, newMakingQueue } from './limits.ts'
import { movedDomainTo, movedTo } from './moved.ts'
import { PageCache, type KeptAnswer } from './PageCache.ts'
import { PortalStates, type LivePortal, type Site } from './PortalStates.ts'
import { refusals, type Refusals } from './refusals.ts'
import type { PortalAsked, PortalEntrance, PortalNarrowing, PortalQuery, PortalRoute } from './route.ts'
import { RouteTable, type Matched } from './RouteTable.ts'
import type { PortalVisits } from './PortalVisits.ts'
import { isAnswered, prepared, sendAnswer } from './sending.ts'
import { visit } from './visitor.ts'
import { wordsOf } from './words.ts'

/** Bytes of pages that a process keeps. */
const MOST_KEPT = 16 * 2 ** 20

/** Seconds after which who met a crowd is let try again. */
const CROWDED = 2

interface Parts {
  readonly database: Database
  readonly stylesheet: string
  /** Where the application is reached; undefined: as the request says. */
  readonly publicUrl: URL | undefined
  readonly limits?: Limits
  /** Left out: nothing is counted. */
  readonly visits?: PortalVisits
}

/** What a request asks for, as it counts. */
interface Asked {
  readonly site: Site
  /** Where the portal was reached. */
  readonly base: string
  readonly matched: Matched
  readonly query: PortalQuery
  readonly narrowed: PortalNarrowing
  readonly said: Readonly<Record<string, unknown>>
  readonly language: Language
  readonly chosen: Language | undefined
}

const queryOf = ({ query = [] }: PortalRoute, said: Readonly<Record<string, unknown>>): PortalQuery =>
  Object.fromEntries(query.flatMap((name) => {
    const value = saidOf(said, name)
    return value === undefined ? [] : [[name, value]]
  }))

/** Answers what visitors ask of portals: the one way to every public address. */
export class PortalSite {
  readonly routes = new RouteTable()
  readonly #database: Database
  readonly #publicUrl: URL | undefined
  readonly #states: PortalStates
  readonly #cache = new PageCache(MOST_KEPT)
  readonly #limits: Limits
  readonly #queue: FairQueue = newMakingQueue()
  readonly #refusals: Refusals
  readonly #visits: PortalVisits | undefined

  constructor({ database, stylesheet, publicUrl, limits = new Limits(), visits }: Parts) {
    this.#database = database
    this.#publicUrl = publicUrl
    this.#states = new PortalStates(database)
    this.#limits = limits
    this.#visits = visits
    this.#refusals = refusals(stylesheet)
  }

  /** `path`: what stands behind the base and its slash, as it was sent. Undefined: the host is no portal's that is Live. */
  async answer(request: FastifyRequest, reply: FastifyReply, site: Site, base: string, path: string): Promise<FastifyReply | undefined> {
    const said = request.query as Readonly<Record<string, unknown>>
    const chosen = namedLanguage(said)
    const language = chosen ?? acceptedLanguage(request.headers['accept-language'])
    const wait = this.#wait(request, 1)
    if (wait !== undefined) return this.#refusals.limited(request, reply, language, wait)
    const live = await this.#states.read(site)
    if (live === undefined && 'domain' in site) return this.#atFormerDomain(request, reply, site.domain)
    const matched = this.routes.match(path)
    const takesForms = matched?.route.kind === 'unkept' && matched.route.takesForms === true
    if (request.method !== 'GET' && request.method !== 'HEAD' && !(request.method === 'POST' && takesForms)) return this.#refusals.method(reply, takesForms)
    if (live === undefined) return this.#elsewhere(request, reply, site, language)
    if (matched === undefined) return this.#refusals.missing(reply, language)
    const form = request.method === 'POST' ? await readForm(request) : said
    if (form === undefined) return this.#refusals.missing(reply, language)
    const asked: Asked = { site, base, matched, query: queryOf(matched.route, form), narrowed: narrowingOf(matched.route, form), said: form, language, chosen }
    try {
      await this.#found(request, reply, asked, live)
      if (!isAnswered(reply)) return this.#refusals.missing(reply, language)
      if (reply.statusCode < 400) this.#visits?.note(request, live.webAddress, matched)
      return reply
    } catch (error) {
      if (!(error instanceof Crowded)) throw error
      return this.#refusals.limited(request, reply, language, CROWDED)
    }
  }

  /** Where a portal has taken another web address, all that was at this one is there. */
  async #elsewhere(request: FastifyRequest, reply: FastifyReply, site: Site, language: Language): Promise<FastifyReply> {
    const before = 'webAddress' in site ? `/portal/${site.webAddress}` : ''
    const moved = 'webAddress' in site && request.url.startsWith(before) ? await movedTo(this.#database, site.webAddress) : undefined
    if (moved === undefined) return this.#refusals.missing(reply, language)
    return reply.header('cache-control', 'no-cache').redirect(`/portal/${moved}${request.url.slice(before.length)}`, 301)
  }

  /** Where a portal has left a domain that no other has now, all that was there is where it went. */
  async #atFormerDomain(request: FastifyRequest, reply: FastifyReply, domain: string): Promise<FastifyReply | undefined> {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const moved = isRead && request.url.startsWith('/') ? await movedDomainTo(this.#database, domain, this.#publicUrl, request.protocol) : undefined
    return moved === undefined ? undefined : reply.header('cache-control', 'no-cache').redirect(`${moved}${request.url}`, 301)
  }

  #wait(request: FastifyRequest, cost: number): number | undefined {
    return isCounted(request.ip) ? this.#limits.take(lineOf(request.ip), cost) : undefined
  }

  async #found(request: FastifyRequest, reply: FastifyReply, asked: Asked, live: LivePortal): Promise<FastifyReply | undefined> {
    const { route } = asked.matched
    if (route.kind === 'unkept') {
      const found = await this.#made(request, asked, live, ({ enter, ...rest }) => enter((visitor, portal) => route.answer({ ...rest, visitor, portal, request, said: asked.said })))
      if (found === undefined) return undefined
      if (!('send' in found)) return sendAnswer(request, reply, await prepared(found, request))
      await found.send(request, reply)
      return reply
    }
    const canonical = this.#canonical(request, live)
    const key = JSON.stringify([live.webAddress, live.revision, asked.base, canonical, asked.matched.route.path, asked.matched.parameters, asked.query, asked.narrowed, asked.language, asked.chosen ?? null])
    const known: KeptAnswer | undefined = this.#cache.find(key)
    if (known !== undefined) return sendAnswer(request, reply, known)
    const made = await this.#cache.make(key, async () => {
      const found = await this.#made(request, asked, live, (entrance) => {
        const { enter, ...rest } = entrance
        return route.kind === 'keptEntering' ? route.answer(entrance) : enter((visitor, portal) => route.answer({ ...rest, visitor, portal }))
      })
      return found && prepared(found)
    })
    return made && sendAnswer(request, reply, made)
  }

  /** In its turn, and for what it costs. */
  async #made<Answer>(request: FastifyRequest, asked: Asked, live: LivePortal, answer: (entrance: PortalEntrance) => Promise<Answer | undefined>): Promise<Answer | undefined> {
    const line = lineOf(request.ip)
    const { base, matched, query, narrowed, language, chosen } = asked
    if (this.#wait(request, COST[matched.route.kind]) !== undefined) throw new Crowded('one')
    const rest: PortalAsked = {
      live, query, narrowed, language, chosen, base,
      parameters: matched.parameters,
      words: wordsOf(language),
      addresses: addressesOf(base, chosen),
      canonical: this.#canonical(request, live),
    }
    return this.#queue.run({ isKnown: false, line, account: live.webAddress }, () => answer({ ...rest, enter: (work) => visit(this.#database, live.webAddress, work) }))
  }

  #canonical({ protocol, headers: { host = '' } }: FastifyRequest, { customDomain, webAddress }: LivePortal): string {
    if (customDomain !== null) return `${this.#publicUrl?.protocol ?? `${protocol}:`}//${customDomain}`
    return `${this.#publicUrl?.origin ?? `${protocol}://${host}`}/portal/${webAddress}`
  }
}
