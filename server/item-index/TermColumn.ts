import type { Bitmap } from './Bitmap.ts'
import { grown } from './bytes.ts'
import { Folds } from './Folds.ts'
import { type Counts, countsOf, TermCounts } from './TermCounts.ts'
import { Texts, type WrittenTexts } from './Texts.ts'

type Sets = Uint8Array | Uint16Array | Int32Array

/** The least room in which so many sets are numbered. */
const roomFor = (sets: Sets, count: number): Sets => {
  if (count > 0xffff) return sets instanceof Int32Array ? sets : Int32Array.from(sets)
  if (count > 0xff) return sets instanceof Uint8Array ? Uint16Array.from(sets) : sets
  return sets
}

/** Positions by the values that they have. */
export interface PositionsByValue {
  /** By which values differ. */
  readonly keys: WrittenTexts
  /** As they are shown; undefined: by their keys. */
  readonly labels?: WrittenTexts | undefined
  /** Of each value, how many of the positions are its own: the next ones. */
  readonly counts: Int32Array
  /** Of two or more values of one position each has it; 0 is none. */
  readonly positions: Int32Array
}

/** The values of one field by position. Equal sets of values are kept once, so that hits are counted by set and not by value. */
export class TermColumn {
  /** The keys of values, by their numbers. */
  readonly texts = new Texts()
  #labels: Texts | undefined
  readonly #folds: Folds | undefined
  /** By position; 0: it has no value. */
  #sets: Sets = new Uint8Array(0)
  /** By set: the number of its only value, or -1 and less for its place among the sets of many. */
  #values = new Int32Array(1)
  #count = 1
  /** By value: the set of it alone, where there is one. */
  #single = new Int32Array(0)
  readonly #many: (readonly number[])[] = []
  readonly #manyByMembers = new Map<string, number>()

  /** `fold`: what values are compared by, where that is not they themselves. */
  constructor(fold?: (text: string) => string) {
    this.#folds = fold && new Folds(fold)
  }

  get bytes(): number {
    const many = this.#many.reduce((sum, members) => sum + 100 + members.length * 16, 0)
    return this.#sets.byteLength + this.#values.byteLength + this.#single.byteLength + this.texts.bytes + (this.#labels?.bytes ?? 0) + (this.#folds?.bytes ?? 0) + many
  }

  /** Takes their values from `cleared`, and gives positions, which are cleared or new, theirs. */
  put(cleared: Iterable<number>, { keys, labels, counts, positions }: PositionsByValue): void {
    this.#sets = grown(this.#sets, positions.reduce((most, position) => Math.max(most, position + 1), 0))
    for (const position of cleared) if (position < this.#sets.length) this.#sets[position] = 0
    const further = new Map<number, number[]>()
    let [key, label, next] = [0, 0, 0]
    counts.forEach((count, at) => {
      const [keyEnd, labelEnd] = [key + (keys.lengths[at] ?? 0), label + (labels?.lengths[at] ?? 0)]
      const known = this.texts.count
      const value = this.texts.numberOf(keys.bytes, key, keyEnd)
      if (value === known) this.#folds?.add(value, this.texts.at(value))
      if (labels !== undefined && value === known) (this.#labels ??= new Texts()).append(labels.bytes, label, labelEnd)
      ;[key, label] = [keyEnd, labelEnd]
      const set = this.#setOfOne(value)
      for (const end = next + count; next < end; next += 1) {
        const position = positions[next] ?? 0
        if (position === 0) continue
        if (this.#sets[position] === 0) this.#sets[position] = set
        else further.set(position, [...(further.get(position) ?? []), value])
      }
    })
    for (const [position, values] of further) {
      const set = this.#setOf([...this.#membersOf(this.#sets[position] ?? 0), ...values])
      this.#sets[position] = set
    }
  }

  /** After all of it was put. */
  trim(): void {
    this.texts.trim()
    this.#labels?.trim()
    this.#folds?.trim()
    this.#values = this.#values.slice(0, this.#count)
    this.#single = this.#single.slice(0, this.texts.count)
  }

  /** Of each position whether it has a value that passes: as it is compared. */
  having(passes: (value: string) => boolean): (position: number) => boolean {
    const compared = this.#folds?.texts ?? this.texts
    const passing = Array.from({ length: compared.count }, (_, at) => passes(compared.at(at)))
    const sets = Array.from({ length: this.#count }, (_, set) => this.#membersOf(set).some((value) => passing[this.#folds?.of(value) ?? value]))
    return (position) => sets[this.#sets[position] ?? 0] === true
  }

  count(hits: Bitmap): TermCounts {
    const bySet = this.#bySet(hits)
    const byValue = new Int32Array(this.texts.count)
    for (let set = 1; set < bySet.length; set += 1) {
      const [count, value] = [bySet[set] ?? 0, this.#values[set] ?? 0]
      if (count === 0) continue
      if (value >= 0) byValue[value] = (byValue[value] ?? 0) + count
      else for (const one of this.#membersOf(set)) byValue[one] = (byValue[one] ?? 0) + count
    }
    const counts = this.#folds?.counts(this.texts, byValue, (visit) => bySet.forEach((count, set) => (count === 0 ? undefined : visit(this.#membersOf(set), count)))) ?? byValue
    return new TermCounts({ keys: this.texts, labels: this.#labels ?? this.texts, numberOf: (key) => (this.#folds === undefined ? this.texts.find(key) : this.#folds.leading(key, counts)) }, counts, bySet[0] ?? 0)
  }

  /** The same where values stand for others, or for nothing (undefined): one hit that has both counts once, and one of nothing else has none. */
  countAs(hits: Bitmap, meaning: (value: string) => string | undefined): Counts {
    const counts = new Map<string, number>()
    let missing = 0
    this.eachSet(hits, (values, count) => {
      const meant = new Set(values.map((value) => meaning(this.texts.at(value))).filter((value) => value !== undefined))
      if (meant.size === 0) missing += count
      for (const text of meant) counts.set(text, (counts.get(text) ?? 0) + count)
    })
    return countsOf(counts, missing)
  }

  /** The sets of values that hits have, each with how many have it; of an empty set those without a value. */
  eachSet(hits: Bitmap, visit: (values: readonly number[], count: number) => void): void {
    this.#bySet(hits).forEach((count, set) => (count === 0 ? undefined : visit(this.#membersOf(set), count)))
  }

  #bySet(hits: Bitmap): Int32Array {
    const [bySet, sets] = [new Int32Array(this.#count), this.#sets]
    hits.forEach((position) => {
      const set = sets[position] ?? 0
      bySet[set] = (bySet[set] ?? 0) + 1
    })
    return bySet
  }

  /** Of each of the values a hit that has it; of those that no hit has, none. */
  examples(hits: Bitmap, values: readonly string[]): ReadonlyMap<string, number> {
    const wanted = new Map<number, string>()
    for (let value = 0; value < this.texts.count; value += 1) if (values.includes(this.texts.at(value))) wanted.set(value, this.texts.at(value))
    const found = new Map<string, number>()
    hits.forEach((position) => {
      if (found.size === wanted.size) return
      for (const member of this.#membersOf(this.#sets[position] ?? 0)) {
        const value = wanted.get(member)
        if (value !== undefined && !found.has(value)) found.set(value, position)
      }
    })
    return found
  }

  #membersOf(set: number): readonly number[] {
    if (set === 0) return []
    const value = this.#values[set] ?? 0
    return value >= 0 ? [value] : (this.#many[-1 - value] ?? [])
  }

  #setOfOne(value: number): number {
    if (value >= this.#single.length) this.#single = grown(this.#single, Math.max(64, value + 1))
    const known = this.#single[value] ?? 0
    if (known !== 0) return known
    this.#single[value] = this.#count
    return this.#add(value)
  }

  #setOf(values: readonly number[]): number {
    const members = [...new Set(values)].toSorted((one, other) => one - other)
    if (members.length === 1) return this.#setOfOne(members[0] ?? 0)
    const key = members.join(' ')
    const known = this.#manyByMembers.get(key)
    if (known !== undefined) return known
    this.#manyByMembers.set(key, this.#count)
    return this.#add(-this.#many.push(members))
  }

  #add(value: number): number {
    this.#values = grown(this.#values, this.#count + 1)
    this.#values[this.#count] = value
    this.#sets = roomFor(this.#sets, this.#count)
    this.#count += 1
    return this.#count - 1
  }
}
