import type { AsOf } from '../../src/domain/dashboard/figures.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Counting } from './counting.ts'

/** Milliseconds for which figures are shown again, with the time at which they were counted. */
export const KEPT_MS = 5 * 60_000

/** Figures that are kept at a time: the oldest go first. */
const MOST = 2_000

interface Kept {
  readonly at: number
  readonly figures: object
}

interface Wanted<Figures> {
  /** Which figures, period and the like included. */
  readonly category: string
  /** Counted anew, whatever is kept. */
  readonly fresh: boolean
  readonly count: () => Promise<Figures>
}

/**
 * What was counted for an organization, by category. Who has restrictions sees other numbers than the rest: for them it is counted each time, so
 * that what was kept from them just now counts no more.
 */
export class KeptFigures {
  readonly #kept = new Map<string, Kept>()
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  async read<Figures extends object>(tenant: Tenant, { viewer }: Counting, { category, fresh, count }: Wanted<Figures>): Promise<AsOf<Figures>> {
    const at = this.#now()
    const asOf = (kept: Kept) => ({ ...(kept.figures as Figures), asOf: new Date(kept.at).toISOString() })
    if (viewer.restricted) return asOf({ at, figures: await count() })
    const key = JSON.stringify([tenant.organizationId, category, viewer.modules])
    const kept = this.#kept.get(key)
    if (kept !== undefined && !fresh && at - kept.at < KEPT_MS) return asOf(kept)
    const counted = { at, figures: await count() }
    // Who came later may have been quicker: what is kept never grows older.
    if (at < (this.#kept.get(key)?.at ?? at)) return asOf(counted)
    this.#kept.delete(key)
    this.#kept.set(key, counted)
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST) break
      this.#kept.delete(oldest)
    }
    return asOf(counted)
  }
}
