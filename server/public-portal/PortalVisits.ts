import type { FastifyRequest } from 'fastify'
import { countedAs } from '../../src/domain/portal/visits.ts'
import type { Database } from '../database/connect.ts'
import { isWellFormedId } from '../database/id.ts'
import { sql } from '../database/sql.ts'
import { Coalescer } from '../node/Coalescer.ts'
import type { Matched } from './RouteTable.ts'
import { addTo } from './visitor.ts'

const ADD = sql('select add_portal_visits($1::uuid[], $2::integer[], $3::integer[])')

/** Milliseconds between two additions. */
const EVERY = 5000

/** The addresses that are pages, by their routes; files, feeds and answers for machines are none. */
const PAGES = ['', 'items', 'items/:id', 'folders/:id', 'search', 'contact', 'about']
const ASSET_PAGE = 'items/:id'

interface Counted {
  views: number
  arrivals: number
}

/** By asset; under `null` all pages of a portal. */
type OfPortal = Map<string | null, Counted>

const said = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

/** Counts what is seen of portals, in memory at first: what came in a few seconds is added at once. Nothing of who saw it is kept. */
export class PortalVisits {
  readonly #database: Pick<Database, 'pool'>
  readonly #onError: (error: unknown) => void
  #portals = new Map<string, OfPortal>()
  readonly #adding = new Coalescer(() => this.#addAll())

  constructor(database: Pick<Database, 'pool'>, onError: (error: unknown) => void) {
    this.#database = database
    this.#onError = onError
  }

  /** A public page was answered. */
  note(request: FastifyRequest, webAddress: string, { route: { path }, parameters }: Matched): void {
    if (!PAGES.includes(path)) return
    const counted = countedAs({ method: request.method, userAgent: said(request, 'user-agent') ?? '', fetchSite: said(request, 'sec-fetch-site'), purpose: said(request, 'sec-purpose') })
    if (counted === undefined) return
    const arrivals = counted === 'arrival' ? 1 : 0
    const { id = '' } = parameters
    this.#add(webAddress, null, { views: 1, arrivals })
    if (path === ASSET_PAGE && isWellFormedId(id)) this.#add(webAddress, id.toLowerCase(), { views: 1, arrivals })
    this.#adding.soon(EVERY)
  }

  /** Adds what has been counted; what cannot be added now is kept for the next time. */
  flush(): Promise<void> {
    return this.#adding.flush()
  }

  async #addAll(): Promise<void> {
    const portals = this.#portals
    this.#portals = new Map()
    for (const [webAddress, counts] of portals) await this.#write(webAddress, [...counts])
  }

  async #write(webAddress: string, counts: readonly (readonly [string | null, Counted])[]): Promise<void> {
    try {
      await addTo(this.#database, webAddress, (visitor) =>
        visitor.query(ADD, [counts.map(([id]) => id), counts.map(([, { views }]) => views), counts.map(([, { arrivals }]) => arrivals)]),
      )
    } catch (error) {
      for (const [id, counted] of counts) this.#add(webAddress, id, counted)
      this.#onError(error)
    }
  }

  #add(webAddress: string, id: string | null, { views, arrivals }: Counted): void {
    const ofPortal: OfPortal = this.#portals.get(webAddress) ?? new Map()
    const counted = ofPortal.get(id) ?? { views: 0, arrivals: 0 }
    ofPortal.set(id, { views: counted.views + views, arrivals: counted.arrivals + arrivals })
    this.#portals.set(webAddress, ofPortal)
  }
}
