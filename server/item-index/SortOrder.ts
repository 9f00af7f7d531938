import type { Direction } from '../../src/domain/assets/asset.ts'
import type { Bitmap } from './Bitmap.ts'
import type { ItemIds } from './ItemIds.ts'

export type SortKey = string | number | null

/** Where a page ended: what it is sorted by, and the identifier. */
export interface SortPlace {
  readonly key: SortKey
  readonly id: string
}

const BYTES_OF_TEXT = 80

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
  #keys: SortKey[] = []
  #filled: Int32Array = new Int32Array(0)
  #blank: Int32Array = new Int32Array(0)

  constructor(ids: ItemIds) {
    this.#ids = ids
  }

  get bytes(): number {
    return this.#filled.byteLength + this.#blank.byteLength + this.#keys.length * (typeof this.#keyOf(this.#filled[0] ?? 0) === 'string' ? BYTES_OF_TEXT : 8)
  }

  /** In their order already. */
  load(positions: Int32Array, keys: readonly SortKey[]): void {
    this.#keys = []
    positions.forEach((position, at) => (this.#keys[position] = keys[at] ?? null))
    this.#filled = positions.filter((position) => this.#keyOf(position) !== null)
    this.#blank = positions.filter((position) => this.#keyOf(position) === null)
  }

  /** `changed` stand where `keys` of `positions` say, or nowhere any more. */
  update(changed: ReadonlySet<number>, positions: Int32Array, keys: readonly SortKey[]): void {
    const left = (order: Int32Array): Int32Array => order.filter((position) => !changed.has(position))
    const [filled, blank] = [left(this.#filled), left(this.#blank)]
    positions.forEach((position, at) => (this.#keys[position] = keys[at] ?? null))
    this.#filled = this.#merged(filled, [...positions].filter((position) => this.#keyOf(position) !== null))
    this.#blank = this.#merged(blank, [...positions].filter((position) => this.#keyOf(position) === null))
  }

  placeOf(position: number): SortPlace {
    return { key: this.#keyOf(position), id: this.#ids.at(position) }
  }

  /** The first of the hits in this order, behind a place; `limit` at most. */
  page(hits: Bitmap, direction: Direction, after: SortPlace | undefined, limit: number): readonly number[] {
    const found: number[] = []
    const isBlank = after !== undefined && after.key === null
    if (!isBlank) this.#walk(this.#filled, hits, direction, after, limit, found)
    if (found.length < limit) this.#walk(this.#blank, hits, direction, isBlank ? after : undefined, limit, found)
    return found
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
