import type { Direction } from '../../src/domain/assets/asset.ts'
import type { Bitmap } from './Bitmap.ts'
import type { ItemIds } from './ItemIds.ts'

export type SortKey = string | number | null

/** Where a page ended: what it is sorted by, and the identifier. */
export interface SortPlace {
  readonly key: SortKey
  readonly id: string
}

const BYTES_OF_KEY = 8
const BYTES_OF_TEXT = 72

/** Of so few hits the place is looked up one by one: that is quicker than to go through the whole order. */
const FEW = 500

const SURROGATE = /[\ud800-\udfff]/

/** As PostgreSQL compares in the collation "C": by code points. */
const compareTexts = (one: string, other: string): number => {
  if (one === other) return 0
  if (!SURROGATE.test(one) && !SURROGATE.test(other)) return one < other ? -1 : 1
  return Buffer.compare(Buffer.from(one), Buffer.from(other))
}

export const compareKeys = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : compareTexts(String(one), String(other))

/** All items in the order of one field, equal ones by identifier; those without a value apart, by identifier. */
export class SortOrder {
  readonly #ids: ItemIds
  readonly #few: number
  #keys: SortKey[] = []
  /** Different ones among them, about. */
  #texts = 0
  #filled: Int32Array = new Int32Array(0)
  #blank: Int32Array = new Int32Array(0)

  constructor(ids: ItemIds, few = FEW) {
    this.#ids = ids
    this.#few = few
  }

  get bytes(): number {
    return this.#filled.byteLength + this.#blank.byteLength + this.#keys.length * BYTES_OF_KEY + this.#texts * BYTES_OF_TEXT
  }

  /** In their order already. */
  load(positions: Int32Array, keys: readonly SortKey[]): void {
    this.#keys = []
    // Equal texts follow one another, and are kept once.
    let last: SortKey = null
    this.#texts = 0
    positions.forEach((position, at) => {
      const key = keys[at] ?? null
      if (key !== last && typeof key === 'string') this.#texts += 1
      if (key !== last) last = key
      this.#keys[position] = last
    })
    this.#filled = positions.filter((position) => this.#keyOf(position) !== null)
    this.#blank = positions.filter((position) => this.#keyOf(position) === null)
  }

  /** `changed` stand where `keys` of `positions` say, or nowhere any more. */
  update(changed: ReadonlySet<number>, positions: Int32Array, keys: readonly SortKey[]): void {
    const left = (order: Int32Array): Int32Array => order.filter((position) => !changed.has(position))
    const [filled, blank] = [left(this.#filled), left(this.#blank)]
    positions.forEach((position, at) => (this.#keys[position] = keys[at] ?? null))
    if (typeof keys[0] === 'string') this.#texts += keys.length
    this.#filled = this.#merged(filled, [...positions].filter((position) => this.#keyOf(position) !== null))
    this.#blank = this.#merged(blank, [...positions].filter((position) => this.#keyOf(position) === null))
  }

  placeOf(position: number): SortPlace {
    return { key: this.#keyOf(position), id: this.#ids.at(position) }
  }

  /** The first of the hits in this order, behind a place; `limit` at most. */
  page(hits: Bitmap, direction: Direction, after: SortPlace | undefined, limit: number): readonly number[] {
    if (hits.count() <= this.#few) return this.#gathered(hits, direction, after, limit)
    const found: number[] = []
    const isBlank = after !== undefined && after.key === null
    if (!isBlank) this.#walk(this.#filled, hits, direction, after, limit, found)
    if (found.length < limit) this.#walk(this.#blank, hits, direction, isBlank ? after : undefined, limit, found)
    return found
  }

  #gathered(hits: Bitmap, direction: Direction, after: SortPlace | undefined, limit: number): readonly number[] {
    const sign = direction === 'asc' ? 1 : -1
    const isBehind = (position: number): boolean => {
      if (after === undefined) return true
      const isBlank = this.#keyOf(position) === null
      if (isBlank !== (after.key === null)) return isBlank
      return this.#compareTo(position, after) * sign > 0
    }
    const behind = hits.positions().filter(isBehind)
    const inOrder = (isBlank: boolean): readonly number[] =>
      behind.filter((position) => (this.#keyOf(position) === null) === isBlank).toSorted((one, other) => this.#compare(one, other) * sign)
    return [...inOrder(false), ...inOrder(true)].slice(0, limit)
  }

  #walk(order: Int32Array, hits: Bitmap, direction: Direction, after: SortPlace | undefined, limit: number, found: number[]): void {
    const [from, step] = direction === 'asc' ? [after === undefined ? 0 : this.#firstBehind(order, after, true), 1] : [(after === undefined ? order.length : this.#firstBehind(order, after, false)) - 1, -1]
    for (let at = from; at >= 0 && at < order.length && found.length < limit; at += step) {
      const position = order[at] ?? 0
      if (hits.has(position)) found.push(position)
    }
  }

  /** Where the first stands that comes behind a place; with `isPast` false the first that does not come before it. */
  #firstBehind(order: Int32Array, place: SortPlace, isPast: boolean): number {
    let [low, high] = [0, order.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      const difference = this.#compareTo(order[middle] ?? 0, place)
      if (isPast ? difference <= 0 : difference < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  #keyOf(position: number): SortKey {
    return this.#keys[position] ?? null
  }

  #compareTo(position: number, { key, id }: SortPlace): number {
    const own = this.#keyOf(position)
    const difference = own === null || key === null ? 0 : compareKeys(own, key)
    return difference === 0 ? this.#ids.compareTo(position, id) : difference
  }

  #compare(one: number, other: number): number {
    const [own, others] = [this.#keyOf(one), this.#keyOf(other)]
    const difference = own === null || others === null ? 0 : compareKeys(own, others)
    return difference === 0 ? this.#ids.compare(one, other) : difference
  }

  #merged(order: Int32Array, arrived: readonly number[]): Int32Array {
    if (arrived.length === 0) return order
    const come = arrived.toSorted((one, other) => this.#compare(one, other))
    const merged = new Int32Array(order.length + come.length)
    let [at, next] = [0, 0]
    for (let to = 0; to < merged.length; to += 1) {
      const [own, other] = [order[at], come[next]]
      const takesOther = own === undefined || (other !== undefined && this.#compare(other, own) < 0)
      merged[to] = (takesOther ? other : own) ?? 0
      if (takesOther) next += 1
      else at += 1
    }
    return merged
  }
}
