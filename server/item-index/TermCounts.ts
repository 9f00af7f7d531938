import type { Texts } from './Texts.ts'

/** A value, and how many hits have it. */
type Counted = readonly [value: string, count: number]

/** How often hits have each value. */
export interface Counts {
  /** Hits without a value. */
  readonly missing: number
  /** Different values of hits. */
  readonly distinct: number
  /** The most frequent first, of equally frequent ones the first by their letters; without a number all of them. */
  first(most?: number): readonly Counted[]
  /** The value that is compared by this key; undefined: no hit has it. */
  of(key: string): Counted | undefined
}

/** The values of a column by their numbers. */
interface Values {
  readonly keys: Texts
  readonly labels: Texts
  readonly numberOf: (key: string) => number | undefined
}

export class TermCounts implements Counts {
  readonly missing: number
  readonly distinct: number
  readonly #values: Values
  readonly #byValue: Int32Array

  constructor(values: Values, byValue: Int32Array, missing: number) {
    this.#values = values
    this.#byValue = byValue
    this.missing = missing
    this.distinct = byValue.reduce((sum, count) => (count === 0 ? sum : sum + 1), 0)
  }

  first(most = this.distinct): readonly Counted[] {
    const values = most < this.distinct ? this.#leading(most) : this.#all().toSorted((one, other) => this.#order(one, other))
    return values.map((value) => this.#counted(value))
  }

  of(key: string): Counted | undefined {
    const value = this.#values.numberOf(key)
    return value === undefined || this.#byValue[value] === 0 ? undefined : this.#counted(value)
  }

  #counted(value: number): Counted {
    return [this.#values.labels.at(value), this.#byValue[value] ?? 0]
  }

  #all(): number[] {
    const all: number[] = []
    this.#byValue.forEach((count, value) => (count === 0 ? undefined : all.push(value)))
    return all
  }

  /** A few of many: to sort all of them would cost more than to count them. */
  #leading(most: number): readonly number[] {
    const leading: number[] = []
    for (let value = 0; value < this.#byValue.length; value += 1) {
      const last = leading.at(-1)
      if (this.#byValue[value] === 0 || (leading.length === most && (last === undefined || this.#order(value, last) > 0))) continue
      let at = leading.length
      while (at > 0 && this.#order(value, leading[at - 1] ?? 0) < 0) at -= 1
      leading.splice(at, 0, value)
      if (leading.length > most) leading.pop()
    }
    return leading
  }

  #order(one: number, other: number): number {
    return (this.#byValue[other] ?? 0) - (this.#byValue[one] ?? 0) || this.#values.keys.compare(one, other)
  }
}

const byCount = ([one, own]: Counted, [other, others]: Counted): number => others - own || (one < other ? -1 : 1)

/** The same of what is counted one by one. */
export const countsOf = (counts: ReadonlyMap<string, number>, missing: number): Counts => ({
  missing,
  distinct: counts.size,
  first: (most) => [...counts].toSorted(byCount).slice(0, most),
  of: (key) => {
    const count = counts.get(key)
    return count === undefined ? undefined : [key, count]
  },
})
