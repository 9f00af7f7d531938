import type { Direction } from '../../src/domain/assets/asset.ts'
import type { Bitmap } from './Bitmap.ts'
import type { ItemIds } from './ItemIds.ts'
import type { SortKey, SortKeys } from './SortKeys.ts'

/** Where a page ended: what it is sorted by, and the identifier. */
export interface SortPlace {
  readonly key: SortKey
  readonly id: string
}

/** Positions with a key, their keys, and positions without; both in their order. */
export interface Sorted<Keys> {
  readonly filled: Int32Array
  readonly keys: Keys
  readonly blank: Int32Array
}

/** Of so few hits the place is looked up one by one: that is quicker than to go through the whole order. */
const FEW = 500

/** All items in the order of one field, equal ones by identifier; those without a value apart, by identifier. */
export class SortOrder<Keys> {
  readonly #ids: ItemIds
  readonly #few: number
  #keys: SortKeys<Keys>
  #filled: Int32Array = new Int32Array(0)
  #blank: Int32Array = new Int32Array(0)

  constructor(ids: ItemIds, keys: SortKeys<Keys>, few = FEW) {
    this.#ids = ids
    this.#keys = keys
    this.#few = few
  }

  get bytes(): number {
    return this.#filled.byteLength + this.#blank.byteLength + this.#keys.bytes
  }

  /** `keys`: empty ones. */
  load(keys: SortKeys<Keys>, sorted: Sorted<Keys>): void {
    keys.put([], sorted.filled, sorted.keys)
    this.#keys = keys
    this.#filled = sorted.filled
    this.#blank = sorted.blank
  }

  /** `changed` stand where the sorted ones say, or nowhere any more. */
  update(changed: ReadonlySet<number>, { filled, keys, blank }: Sorted<Keys>): void {
    const left = (order: Int32Array): Int32Array => order.filter((position) => !changed.has(position))
    const [filledBefore, blankBefore] = [left(this.#filled), left(this.#blank)]
    this.#keys.put(changed, filled, keys)
    this.#filled = this.#merged(filledBefore, filled)
    this.#blank = this.#merged(blankBefore, blank)
  }

  placeOf(position: number): SortPlace {
    return { key: this.#keys.at(position), id: this.#ids.at(position) }
  }

  /** The first of the hits in this order, behind a place, or so many of them further on: `skip`; `limit` at most. */
  page(hits: Bitmap, direction: Direction, after: SortPlace | undefined, limit: number, skip = 0): readonly number[] {
    if (hits.count() <= this.#few) return this.#gathered(hits, direction, after).slice(skip, skip + limit)
    const found: number[] = []
    const isBlank = after !== undefined && after.key === null
    const left = isBlank ? skip : this.#walk(this.#filled, hits, direction, after, { limit, skip, found })
    if (found.length < limit) this.#walk(this.#blank, hits, direction, isBlank ? after : undefined, { limit, skip: left, found })
    return found
  }

  #gathered(hits: Bitmap, direction: Direction, after: SortPlace | undefined): readonly number[] {
    const sign = direction === 'asc' ? 1 : -1
    const isBehind = (position: number): boolean => {
      if (after === undefined) return true
      const isBlank = !this.#keys.has(position)
      if (isBlank !== (after.key === null)) return isBlank
      return this.#compareTo(position, after) * sign > 0
    }
    const behind = hits.positions().filter(isBehind)
    const inOrder = (isBlank: boolean): readonly number[] =>
      behind.filter((position) => this.#keys.has(position) !== isBlank).toSorted((one, other) => this.#compare(one, other) * sign)
    return [...inOrder(false), ...inOrder(true)]
  }

  /** Answers how many of the hits are still to be skipped. */
  #walk(order: Int32Array, hits: Bitmap, direction: Direction, after: SortPlace | undefined, { limit, skip, found }: { readonly limit: number; readonly skip: number; readonly found: number[] }): number {
    let left = skip
    const [from, step] = direction === 'asc' ? [after === undefined ? 0 : this.#firstBehind(order, after, true), 1] : [(after === undefined ? order.length : this.#firstBehind(order, after, false)) - 1, -1]
    for (let at = from; at >= 0 && at < order.length && found.length < limit; at += step) {
      const position = order[at] ?? 0
      if (!hits.has(position)) continue
      if (left > 0) left -= 1
      else found.push(position)
    }
    return left
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

  #compareTo(position: number, { key, id }: SortPlace): number {
    const difference = key === null || !this.#keys.has(position) ? 0 : this.#keys.compareTo(position, key)
    return difference === 0 ? this.#ids.compareTo(position, id) : difference
  }

  #compare(one: number, other: number): number {
    const difference = this.#keys.has(one) && this.#keys.has(other) ? this.#keys.compare(one, other) : 0
    return difference === 0 ? this.#ids.compare(one, other) : difference
  }

  #merged(order: Int32Array, arrived: Int32Array): Int32Array {
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
