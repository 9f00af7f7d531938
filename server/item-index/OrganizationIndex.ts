import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { integersOf } from './bytes.ts'
import { ItemColumns } from './ItemColumns.ts'
import type { ItemIds } from './ItemIds.ts'
import type { Part } from './Part.ts'

const CHANGED = sql<{ snapshot: string; positions: Buffer }>('select snapshot, positions from changed_items($1::text::pg_snapshot)')

/** Milliseconds after which changes may have been swept: see `sweep_item_changes`. */
const KNOWN_FOR = 60 * 60_000

/** Of more positions that have changed, everything is read anew. */
const MOST_CHANGED = 20_000

interface Kept<Kind extends Part = Part> {
  readonly part: Kind
  /** By whose identifiers it knows items: it is never newer than these. */
  readonly items?: Kept<ItemColumns>
  /** The reading of changes that it is no older than. */
  asOf: number
  usedAt: number
  work: Promise<void>
}

const unread = <Kind extends Part>(part: Kind, items?: Kept<ItemColumns>): Kept<Kind> => ({ part, ...(items && { items }), asOf: -1, usedAt: 0, work: Promise.resolve() })

/**
 * What this process keeps of one organization's folders and assets: parts, each read when it is first asked for. Whatever was committed before a search is
 * seen by it, on every node: before each search the changes that have become visible since the last one are read, and the parts that it needs are brought
 * up to them.
 */
export class OrganizationIndex {
  readonly #parts = new Map<string, Kept>()
  #items = unread(new ItemColumns())
  /** The positions of each reading of changes; the last one has the number `#asOf`. */
  #changes: (readonly number[])[] = []
  #asOf = 0
  #snapshot: string | null = null
  #readAt = 0
  #running: Promise<void> = Promise.resolve()
  #waiting: Promise<void> | undefined

  get bytes(): number {
    return [...this.#parts.values()].reduce((sum, { part }) => sum + part.bytes, this.#items.part.bytes)
  }

  /** Reads what has changed. Who come while that is under way share the next reading, which begins after they came. */
  refresh(tenant: Tenant): Promise<void> {
    // It is read in the transaction of whoever came first, which may fail of its own reasons.
    if (this.#waiting !== undefined) return this.#waiting.catch(() => this.refresh(tenant))
    this.#waiting = this.#running
      .catch(() => undefined)
      .then(() => {
        this.#waiting = undefined
        this.#running = this.#read(tenant)
        return this.#running
      })
    return this.#waiting
  }

  /** All folders and assets, no older than the last {@link refresh} that has ended. */
  async items(tenant: Tenant): Promise<ItemColumns> {
    return this.#renewed(tenant, this.#items)
  }

  /** A part, no older than the last {@link refresh} that has ended. */
  async bring<Kind extends Part>(tenant: Tenant, key: string, make: () => Kind): Promise<Kind> {
    return this.#renewed(tenant, this.#keptAs(key, () => unread(make())))
  }

  /** The same of a part that knows items by their identifiers. */
  async bringById<Kind extends Part>(tenant: Tenant, key: string, make: (ids: ItemIds) => Kind): Promise<Kind> {
    return this.#renewed(tenant, this.#keptAs(key, () => unread(make(this.#items.part.ids), this.#items)))
  }

  /** What was asked for longest ago, the items themselves last, as parts know them by their identifiers; undefined: nothing is kept. */
  oldest(): { readonly usedAt: number; readonly bytes: number; readonly drop: () => void } | undefined {
    let [oldest, key]: [Kept | undefined, string] = [undefined, '']
    for (const [name, kept] of this.#parts) if (oldest === undefined || kept.usedAt < oldest.usedAt) [oldest, key] = [kept, name]
    if (oldest !== undefined) return { usedAt: oldest.usedAt, bytes: oldest.part.bytes, drop: () => this.#parts.delete(key) }
    const { usedAt, part: { bytes } } = this.#items
    return bytes === 0 ? undefined : { usedAt, bytes, drop: () => this.#clear() }
  }

  #clear(): void {
    this.#parts.clear()
    this.#items = unread(new ItemColumns())
  }

  #keptAs<Kind extends Part>(key: string, make: () => Kept<Kind>): Kept<Kind> {
    const kept = this.#parts.get(key) ?? make()
    this.#parts.set(key, kept)
    return kept as Kept<Kind>
  }

  async #renewed<Kind extends Part>(tenant: Tenant, kept: Kept<Kind>): Promise<Kind> {
    kept.usedAt = performance.now()
    if (kept.asOf !== this.#asOf) {
      kept.work = kept.work.catch(() => undefined).then(() => this.#renew(tenant, kept))
      await kept.work
    }
    return kept.part
  }

  async #read(tenant: Tenant): Promise<void> {
    const now = performance.now()
    if (now - this.#readAt > KNOWN_FOR) {
      this.#clear()
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
    if (kept.items !== undefined) await this.#renewed(tenant, kept.items)
    const asOf = kept.items?.asOf ?? this.#asOf
    if (kept.asOf === asOf) return
    const changed = this.#changedBetween(kept.asOf, asOf)
    if (changed === undefined || changed.size > MOST_CHANGED) await kept.part.load(tenant)
    else await kept.part.update(tenant, [...changed])
    kept.asOf = asOf
  }

  /** What changed after a reading and up to another; undefined: nobody knows any more. */
  #changedBetween(after: number, upTo: number): ReadonlySet<number> | undefined {
    const first = this.#asOf - this.#changes.length
    return after < Math.max(0, first) ? undefined : new Set(this.#changes.slice(after - first, upTo - first).flat())
  }
}
