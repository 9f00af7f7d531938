import { randomUUID } from 'node:crypto'
import type { Viewer } from '../access/viewer.ts'
import { databaseFailure } from '../database/failures.ts'
import type { Database } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import { inTenant } from '../database/tenant.ts'
import { Coalescer } from '../node/Coalescer.ts'

/** Milliseconds after which entries are written together. */
const WRITTEN_AFTER = 250

/** Entries that wait for a database that cannot be reached; beyond them the oldest are lost. */
const MOST_WAITING = 10_000

/** Milliseconds without it after which a person's search is another one: what is looked at is read again whenever the library changes. */
const PAUSE = 600_000

/** Searches that are remembered for that; beyond them the oldest are forgotten. */
const MOST_REMEMBERED = 2_000

interface Entry {
  readonly id: string
  readonly at: string
  readonly changed_by: string
  readonly first_name: string
  readonly last_name: string
  readonly after: { readonly term: string; readonly total: number }
}

const SOON = sql('set local synchronous_commit = off')
const INSERT = sql(`
  insert into activity (id, organization_id, at, changed_by, first_name, last_name, status, kind, after)
  select id, $1, at, changed_by, first_name, last_name, 'Succeeded', 'search', after
  from jsonb_to_recordset($2) as rows (id uuid, at timestamptz, changed_by uuid, first_name text, last_name text, after jsonb)`)

/**
 * What was searched for, on its way to the activity log. A search waits for nobody's disk, and people search with every letter: the
 * entries of a moment are written together, behind the answers. A stop in order writes what is left; a kill loses that moment.
 */
export class SearchLog {
  readonly #database: Database
  readonly #onError: (error: unknown) => void
  readonly #now: () => number
  /** When a person last made a search, those made last at the end. */
  readonly #lastMade = new Map<string, number>()
  #waiting = new Map<string, Entry[]>()
  readonly #writing = new Coalescer(() => this.#write())

  constructor(database: Database, onError: (error: unknown) => void, now: () => number = Date.now) {
    this.#database = database
    this.#onError = onError
    this.#now = now
  }

  add(viewer: Viewer, term: string, total: number): void {
    const { userId, firstName, lastName, organization } = viewer
    if (this.#goesOn(`${organization.id} ${userId} ${term}`)) return
    // JSON in the database holds neither NUL nor half a letter.
    const recorded = { term: term.replaceAll('\0', '').toWellFormed(), total }
    const entry: Entry = { id: randomUUID(), at: new Date(this.#now()).toISOString(), changed_by: userId, first_name: firstName, last_name: lastName, after: recorded }
    this.#keep(organization.id, [entry])
    this.#writing.soon(WRITTEN_AFTER)
  }

  /** Writes what is left. */
  close(): Promise<void> {
    return this.#writing.flush()
  }

  /** Whether somebody makes the same search again, or reads on in it, before a pause. */
  #goesOn(search: string): boolean {
    const [now, last] = [this.#now(), this.#lastMade.get(search)]
    this.#lastMade.delete(search)
    this.#lastMade.set(search, now)
    const [oldest] = this.#lastMade.keys()
    if (this.#lastMade.size > MOST_REMEMBERED && oldest !== undefined) this.#lastMade.delete(oldest)
    return last !== undefined && now - last < PAUSE
  }

  async #write(): Promise<void> {
    const gathered = this.#waiting
    this.#waiting = new Map()
    for (const [organizationId, entries] of gathered) {
      try {
        await inTenant(this.#database, organizationId, async (tenant) => {
          await tenant.query(SOON)
          await tenant.query(INSERT, [organizationId, JSON.stringify(entries)])
        })
      } catch (error) {
        this.#onError(error)
        if (databaseFailure(error)?.code === 'UNAVAILABLE') this.#keep(organizationId, entries)
      }
    }
  }

  /** The newest of them; those that could not be written go with the next. */
  #keep(organizationId: string, entries: readonly Entry[]): void {
    const waiting = this.#waiting.get(organizationId) ?? []
    waiting.push(...entries)
    waiting.splice(0, waiting.length - MOST_WAITING)
    this.#waiting.set(organizationId, waiting)
  }
}
