import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '../../src/domain/preferences/language.ts'
import type { PortalWords } from '../../src/ui/public-portal/portalWords.ts'
import { service } from '../node/capability.ts'
import type { PortalAddresses } from './address.ts'
import type { LivePortal } from './PortalStates.ts'
import type { VisitedPortal, Visitor } from './visitor.ts'

/** Of an address, what stands behind `?`: each name once. */
export type PortalQuery = Readonly<Record<string, string>>

/** Of an address, by what a list is narrowed: of each name one value or more, in one order and each once. */
export type PortalNarrowing = Readonly<Record<string, readonly string[]>>

/** What is asked for. All of it is part of the address, so that two visitors who ask the same are answered the same. */
export interface PortalAsked {
  readonly live: LivePortal
  /** Of the path, decoded: of `items/:id` the `id`; what `*` stands for has its name. */
  readonly parameters: Readonly<Record<string, string>>
  /** Those names alone that the route takes. */
  readonly query: PortalQuery
  /** Of a route of a list alone. */
  readonly narrowed: PortalNarrowing
  readonly language: Language
  /** Undefined: no language was chosen, the browser's is read. */
  readonly chosen: Language | undefined
  readonly words: PortalWords
  /** Links within the portal, as the visitor has reached it. */
  readonly addresses: PortalAddresses
  /** Where it was reached: `/portal/{webAddress}`, or nothing on a domain of its own. */
  readonly base: string
  /** The one whole address of the portal without a closing slash, for what is kept elsewhere: canonical links, identifiers, citations. A custom domain goes first. */
  readonly canonical: string
}

/** What an answer is made from. */
export interface PortalVisit extends PortalAsked {
  /** The transaction in which it is read, as the role that sees what is public of this portal alone. */
  readonly visitor: Visitor
  readonly portal: VisitedPortal
}

/** The same for an answer that opens transactions by itself, one after the other. */
export interface PortalEntrance extends PortalAsked {
  /** Undefined: the portal is Live no more. */
  readonly enter: <Answer>(work: (visitor: Visitor, portal: VisitedPortal) => Promise<Answer>) => Promise<Answer | undefined>
}

/** A whole answer. Texts are sent compressed, with an ETag of their own, and answered by 304 where they are known. */
export interface PortalAnswer {
  /** 200 where it is left out. */
  readonly status?: number
  readonly type: string
  readonly body: string | Buffer
  /** Beside the policy of portals, `cache-control: no-cache` and `vary`, which it may replace. */
  readonly headers?: Readonly<Record<string, string>>
}

/** What is sent by itself once the transaction has ended: files, parts of them. It heeds HEAD and conditions. */
export interface PortalSending {
  readonly send: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | void>
}

/** One request, of what is not kept. */
interface PortalCall {
  readonly request: FastifyRequest
  /** All that its query or form says; of a name that is said again the list. */
  readonly said: Readonly<Record<string, unknown>>
}

interface Route {
  /** Below the portal, without a slash before it: `` is its main page. `:name` is one part of a path, a last `*` all that is left. Of two that fit the first one counts. */
  readonly path: string
  /** Names of the query that it takes, each said once; all others are as if they were not there. */
  readonly query?: readonly string[]
  /** It takes others as well by which its list is narrowed: in small letters, a dozen of a dozen values at most. */
  readonly isNarrowed?: boolean
}

/**
 * A public address of every portal that is Live. It is reached below `/portal/{webAddress}` and below the root of the portal's own domain. Undefined: there
 * is nothing, or nothing public, which is answered by the same page as everything else that is not there. Requests are counted for each network and work is
 * bounded in all before a route is asked; a transaction is open while it answers. What is kept must depend on the visit alone: on no header, no clock, no chance.
 */
export type PortalRoute =
  | (Route & {
      /** Kept in memory until something changes that portals show, and made once for all who ask for it meanwhile. */
      readonly kind: 'kept'
      readonly answer: (visit: PortalVisit) => Promise<PortalAnswer | undefined>
    })
  | (Route & {
      /** The same of what needs several transactions, or others than a visitor's. */
      readonly kind: 'keptEntering'
      readonly answer: (entrance: PortalEntrance) => Promise<PortalAnswer | undefined>
    })
  | (Route & {
      /** Made for each request, which it may look into. */
      readonly kind: 'unkept'
      /** Whether it takes POST with a form of at most 64 kB, whose fields are the query then. */
      readonly takesForms?: boolean
      readonly answer: (visit: PortalVisit & PortalCall) => Promise<PortalAnswer | PortalSending | undefined>
    })

/** The routes of all portals; a capability that is listed behind the public portal's adds its own while it is opened. */
export interface PortalRoutes {
  add(routes: readonly PortalRoute[]): void
}

export const PORTAL_ROUTES = service<PortalRoutes>('routes of portals')
