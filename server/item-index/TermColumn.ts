import type { Bitmap } from './Bitmap.ts'
import { grown } from './bytes.ts'

/** How many hits have each value, and how many have none. */
export interface TermCounts {
  readonly counts: ReadonlyMap<string, number>
  readonly missing: number
}

const NOTHING: readonly number[] = []
const BYTES_OF_VALUE = 80

/** The values of one field by position. Equal sets of values are kept once, so that hits are counted by set and not by value. */
export class TermColumn {
  #sets = new Int32Array(0)
  readonly #values: string[] = []
  readonly #ids = new Map<string, number>()
  readonly #members: (readonly number[])[] = [NOTHING]
  readonly #setIds = new Map<string, number>([['', 0]])

  get bytes(): number {
    return this.#sets.byteLength + (this.#values.length + this.#members.length) * BYTES_OF_VALUE
  }

  /** Takes their values from `cleared`, and gives positions, in ascending order, theirs: `values[i]` is one of `positions[i]`. */
  put(cleared: Iterable<number>, positions: Int32Array, values: readonly string[]): void {
    this.#sets = grown(this.#sets, (positions.at(-1) ?? 0) + 1)
    for (const position of cleared) if (position < this.#sets.length) this.#sets[position] = 0
    for (let start = 0; start < positions.length; ) {
      const position = positions[start] ?? 0
      let end = start + 1
      while (positions[end] === position) end += 1
      this.#sets[position] = this.#setOf(values.slice(start, end))
      start = end
    }
  }

  /** Of each position whether it has a value that passes. */
  having(passes: (value: string) => boolean): (position: number) => boolean {
    const passing = this.#values.map(passes)
    const sets = this.#members.map((members) => members.some((id) => passing[id]))
    return (position) => sets[this.#sets[position] ?? 0] === true
  }

  /** `keysOf`: what a value counts for, each once a hit. */
  count(hits: Bitmap, keysOf: (value: string) => readonly string[] = (value) => [value]): TermCounts {
    const bySet = new Int32Array(this.#members.length)
    hits.forEach((position) => {
      const set = this.#sets[position] ?? 0
      bySet[set] = (bySet[set] ?? 0) + 1
    })
    const counts = new Map<string, number>()
    bySet.forEach((count, set) => {
      if (count === 0 || set === 0) return
      const members = this.#members[set] ?? NOTHING
      const keys = members.length === 1 ? keysOf(this.#values[members[0] ?? 0] ?? '') : new Set(members.flatMap((id) => keysOf(this.#values[id] ?? '')))
      for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + count)
    })
    return { counts, missing: bySet[0] ?? 0 }
  }

  #setOf(values: readonly string[]): number {
    const ids = [...new Set(values.map((value) => this.#idOf(value)))].toSorted((one, other) => one - other)
    const key = ids.join(' ')
    const known = this.#setIds.get(key)
    if (known !== undefined) return known
    this.#setIds.set(key, this.#members.length)
    return this.#members.push(ids) - 1
  }

  #idOf(value: string): number {
    const known = this.#ids.get(value)
    if (known !== undefined) return known
    this.#ids.set(value, this.#values.length)
    return this.#values.push(value) - 1
  }
}
