import { grown } from './bytes.ts'
import { Texts, type WrittenTexts } from './Texts.ts'

export type SortKey = string | number | null

/** What positions are sorted by. */
export interface SortKeys<Put> {
  readonly bytes: number
  has(position: number): boolean
  at(position: number): SortKey
  compare(one: number, other: number): number
  /** How the key of a position stands to one that may be of none. */
  compareTo(position: number, key: string | number): number
  /** Gives positions theirs, and takes them from `cleared`. */
  put(cleared: Iterable<number>, positions: Int32Array, keys: Put): void
}

const lengthFor = (positions: Int32Array): number => positions.reduce((most, position) => Math.max(most, position + 1), 0)

export class NumberKeys implements SortKeys<Float64Array> {
  #keys = new Float64Array(0)

  get bytes(): number {
    return this.#keys.byteLength
  }

  has(position: number): boolean {
    return !Number.isNaN(this.#keys[position] ?? Number.NaN)
  }

  at(position: number): SortKey {
    return this.has(position) ? (this.#keys[position] ?? null) : null
  }

  compare(one: number, other: number): number {
    return (this.#keys[one] ?? 0) - (this.#keys[other] ?? 0)
  }

  compareTo(position: number, key: string | number): number {
    return (this.#keys[position] ?? 0) - Number(key)
  }

  put(cleared: Iterable<number>, positions: Int32Array, keys: Float64Array): void {
    const before = this.#keys.length
    this.#keys = grown(this.#keys, lengthFor(positions))
    this.#keys.fill(Number.NaN, before)
    for (const position of cleared) if (position < this.#keys.length) this.#keys[position] = Number.NaN
    positions.forEach((position, at) => (this.#keys[position] = keys[at] ?? Number.NaN))
  }
}

/** Compared as PostgreSQL does in the collation "C". */
export class TextKeys implements SortKeys<WrittenTexts> {
  readonly #texts = new Texts()
  /** By position: the number of its text, and one. */
  #numbers = new Int32Array(0)

  get bytes(): number {
    return this.#texts.bytes + this.#numbers.byteLength
  }

  has(position: number): boolean {
    return (this.#numbers[position] ?? 0) !== 0
  }

  at(position: number): SortKey {
    return this.has(position) ? this.#texts.at((this.#numbers[position] ?? 0) - 1) : null
  }

  compare(one: number, other: number): number {
    return this.#texts.compare((this.#numbers[one] ?? 0) - 1, (this.#numbers[other] ?? 0) - 1)
  }

  compareTo(position: number, key: string | number): number {
    return this.#texts.compareTo((this.#numbers[position] ?? 0) - 1, Buffer.from(String(key)))
  }

  put(cleared: Iterable<number>, positions: Int32Array, { bytes, lengths }: WrittenTexts): void {
    const isFirst = this.#numbers.length === 0
    this.#numbers = grown(this.#numbers, lengthFor(positions))
    for (const position of cleared) if (position < this.#numbers.length) this.#numbers[position] = 0
    let start = 0
    positions.forEach((position, at) => {
      const end = start + (lengths[at] ?? 0)
      this.#numbers[position] = this.#texts.numberOf(bytes, start, end) + 1
      start = end
    })
    if (isFirst) this.#texts.trim()
  }
}
