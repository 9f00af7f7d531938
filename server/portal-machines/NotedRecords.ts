import type { Database } from '../database/connect.ts'
import type { LivePortal } from '../public-portal/PortalStates.ts'
import { noteRecords } from './records.ts'

/** Portals that are remembered. */
const MOST_KNOWN = 1000

/** Keeps the records of portals as what is public, and looks only where something has changed. */
export class NotedRecords {
  readonly #database: Database
  readonly #noted = new Map<string, string>()

  constructor(database: Database) {
    this.#database = database
  }

  /** They are as of this state of the portal, or newer. */
  async upTo({ webAddress, revision, day }: LivePortal): Promise<void> {
    const state = `${revision} ${day}`
    if (this.#noted.get(webAddress) === state) return
    await noteRecords(this.#database, webAddress)
    this.#noted.delete(webAddress)
    this.#noted.set(webAddress, state)
    for (const oldest of this.#noted.keys()) {
      if (this.#noted.size <= MOST_KNOWN) break
      this.#noted.delete(oldest)
    }
  }
}
