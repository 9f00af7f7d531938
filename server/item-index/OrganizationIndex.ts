import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { integersOf } from './bytes.ts'
import type { Part } from './Part.ts'

const CHANGED = sql<{ snapshot: string; positions: Buffer }>('select snapshot, positions from changed_items($1::text::pg_snapshot)')

/** Milliseconds after which changes may have been swept: see `sweep_item_changes`. */
const KNOWN_FOR = 60 * 60_000

/** Of more positions that have changed, everything is read anew. */
const MOST_CHANGED = 20_000

interface Kept {
  readonly part: Part
  /** The reading of changes that it is no older than. */
  asOf: number
  usedAt: number
  work: Promise<void>
}

/**
 * What this process keeps of one organization's folders and assets: parts, each read when it is first asked for. Whatever was committed before a search is
 * seen by it, on every node: before each search the changes that have become visible since the last one are read, and the parts that it needs are brought
 * up to them.
 */
export class OrganizationIndex {
  readonly #parts = new Map<string, Kept>()
  /** The positions of each reading of changes; the last one has the number `#asOf`. */
  #changes: (readonly number[])[] = []
  #asOf = 0
  #snapshot: string | null = null
  #readAt = 0
  #running: Promise<void> = Promise.resolve()
  #waiting: Promise<void> | undefined

  get bytes(): number {
    return [...this.#parts.values()].reduce((sum, { part }) => sum + part.bytes, 0)
  }

  /** Reads what has changed. Who come while that is under way share the next reading, which begins after they came. */
  refresh(tenant: Tenant): Promise<void> {
    this.#waiting ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#waiting = undefined
        this.#running = this.#read(tenant)
        return this.#running
      })
    return this.#waiting
  }

  /** A part, no older than the last {@link refresh} that has ended. */
  async bring<Kind extends Part>(tenant: Tenant, key: string, make: () => Kind): Promise<Kind> {
    const known = this.#parts.get(key)
    const kept = known ?? { part: make(), asOf: -1, usedAt: 0, work: Promise.resolve() }
    if (known === undefined) this.#parts.set(key, kept)
    kept.usedAt = performance.now()
    if (kept.asOf !== this.#asOf) {
      kept.work = kept.work.catch(() => undefined).then(() => this.#renew(tenant, kept))
      await kept.work
    }
    return kept.part as Kind
  }

  /** What was asked for longest ago; undefined: nothing is kept. */
  oldest(): { readonly usedAt: number; readonly bytes: number; readonly drop: () => void } | undefined {
    let [oldest, key]: [Kept | undefined, string] = [undefined, '']
    for (const [name, kept] of this.#parts) if (oldest === undefined || kept.usedAt < oldest.usedAt) [oldest, key] = [kept, name]
    return oldest && { usedAt: oldest.usedAt, bytes: oldest.part.bytes, drop: () => this.#parts.delete(key) }
  }

  async #read(tenant: Tenant): Promise<void> {
    const now = performance.now()
    if (now - this.#readAt > KNOWN_FOR) {
      this.#parts.clear()
      this.#snapshot = null
    }
    const [row] = await tenant.query(CHANGED, [this.#snapshot])
    if (row === undefined) throw new Error('The database named no snapshot')
    this.#snapshot = row.snapshot
    this.#readAt = now
    const positions = integersOf(row.positions)
    if (positions.length === 0) return
    this.#asOf += 1
    this.#changes.push([...positions])
    while (this.#changes.length > 1 && this.#changes.reduce((sum, { length }) => sum + length, 0) > MOST_CHANGED) this.#changes.shift()
  }

  async #renew(tenant: Tenant, kept: Kept): Promise<void> {
    const asOf = this.#asOf
    if (kept.asOf === asOf) return
    const readings = asOf - kept.asOf
    const changed = new Set(kept.asOf < 0 || readings > this.#changes.length ? [] : this.#changes.slice(-readings).flat())
    if (changed.size === 0 || changed.size > MOST_CHANGED) await kept.part.load(tenant)
    else await kept.part.update(tenant, [...changed])
    kept.asOf = asOf
  }
}
