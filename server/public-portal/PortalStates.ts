import type { Database } from '../database/connect.ts'
import { askPrepared, sql } from '../database/sql.ts'

/** By what a visitor has come: a web address, or a domain. */
export type Site = { readonly webAddress: string } | { readonly domain: string }

/** A portal that is Live. */
export interface LivePortal {
  readonly organizationId: string
  readonly webAddress: string
  readonly customDomain: string | null
  /** Another one as soon as something has changed that it may show, and never the same again in this process. */
  readonly revision: number
  /** ISO 8601, of the database: embargoes end with it. */
  readonly day: string
}

interface Row extends Omit<LivePortal, 'revision'> {
  readonly snapshot: string
  readonly hasChanged: boolean
}

const STATE = sql<Row>(`
  select organization_id as "organizationId", web_address as "webAddress", custom_domain as "customDomain", snapshot, has_changed as "hasChanged", day
  from portal_state($1, $2, $3::text::pg_snapshot)`)

/** Milliseconds after which changes may have been swept: see `sweep_item_changes`. */
const KNOWN_FOR = 60 * 60_000

/** A name that no portal has is not looked up. */
const WEB_ADDRESS = /^[a-z0-9-]{2,63}$/
const LONGEST_DOMAIN = 253

/** Portals that are remembered. */
const MOST_KNOWN = 1000

type Query = (since: string | null) => Promise<Row | undefined>

/** What is remembered of a site from one look to the next. */
class Watched {
  readonly #query: Query
  #known: { readonly row: Row; readonly portal: LivePortal; readonly at: number } | undefined
  #running: Promise<LivePortal | undefined> = Promise.resolve(undefined)
  #waiting: Promise<LivePortal | undefined> | undefined

  constructor(query: Query) {
    this.#query = query
  }

  /** Who come while a look is under way share the next one, which begins after they came. */
  read(nextRevision: () => number): Promise<LivePortal | undefined> {
    this.#waiting ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#waiting = undefined
        this.#running = this.#read(nextRevision)
        return this.#running
      })
    return this.#waiting
  }

  async #read(nextRevision: () => number): Promise<LivePortal | undefined> {
    const before = this.#known
    const isFresh = before !== undefined && performance.now() - before.at < KNOWN_FOR
    const at = performance.now()
    const row = await this.#query(isFresh ? before.row.snapshot : null)
    if (row === undefined) {
      this.#known = undefined
      return undefined
    }
    const isSame = before !== undefined && !row.hasChanged && row.organizationId === before.row.organizationId && row.day === before.row.day
    const { organizationId, webAddress, customDomain, day } = row
    const portal = isSame ? before.portal : { organizationId, webAddress, customDomain, day, revision: nextRevision() }
    this.#known = { row, portal, at }
    return portal
  }
}

/**
 * Which portals are Live, and the revision of what they show. It is asked before each answer, by one look for all who have come meanwhile: what was
 * committed before a request is heeded by its answer, on every node.
 */
export class PortalStates {
  readonly #database: Pick<Database, 'pool'>
  readonly #sites = new Map<string, Watched>()
  #revision = 0

  constructor(database: Pick<Database, 'pool'>) {
    this.#database = database
  }

  /** Undefined: none is Live there. */
  async read(site: Site): Promise<LivePortal | undefined> {
    if ('domain' in site ? site.domain.length > LONGEST_DOMAIN : !WEB_ADDRESS.test(site.webAddress)) return undefined
    const key = 'domain' in site ? `//${site.domain}` : site.webAddress
    const watched = this.#sites.get(key) ?? this.#watch(site)
    this.#sites.delete(key)
    this.#sites.set(key, watched)
    const portal = await watched.read(() => (this.#revision += 1))
    // Names that nobody has are not worth remembering.
    if (portal === undefined) this.#sites.delete(key)
    for (const oldest of this.#sites.keys()) {
      if (this.#sites.size <= MOST_KNOWN) break
      this.#sites.delete(oldest)
    }
    return portal
  }

  #watch(site: Site): Watched {
    const [webAddress, domain] = 'domain' in site ? [null, site.domain] : [site.webAddress, null]
    return new Watched(async (since) => (await askPrepared(this.#database.pool, STATE, [webAddress, domain, since]))[0])
  }
}
