import { grown } from './bytes.ts'
import { Texts } from './Texts.ts'

/** What the values of a column are compared by where that is not they themselves: those that fold alike count as one. */
export class Folds {
  readonly texts = new Texts()
  readonly #fold: (text: string) => string
  /** By value: the number of its fold. */
  #byValue = new Int32Array(0)

  constructor(fold: (text: string) => string) {
    this.#fold = fold
  }

  get bytes(): number {
    return this.texts.bytes + this.#byValue.byteLength
  }

  /** The number of what a value folds to. */
  of(value: number): number {
    return this.#byValue[value] ?? 0
  }

  /** Takes in the next value. */
  add(value: number, text: string): void {
    const folded = Buffer.from(this.#fold(text))
    this.#byValue = grown(this.#byValue, Math.max(64, value + 1))
    this.#byValue[value] = this.texts.numberOf(folded, 0, folded.length)
  }

  /** Of values that fold to this, the one that counts. */
  leading(key: string, counts: Int32Array): number | undefined {
    const fold = this.texts.find(key)
    const value = fold === undefined ? -1 : counts.findIndex((count, one) => count > 0 && this.of(one) === fold)
    return value === -1 ? undefined : value
  }

  trim(): void {
    this.texts.trim()
  }

  /**
   * Counts by value, where values that fold alike count as the one of them that most hits have, once of each hit. `byValue`: each by itself;
   * `eachSet`: the values that hits have together, and how many have them.
   */
  counts(values: Texts, byValue: Int32Array, eachSet: (visit: (values: readonly number[], count: number) => void) => void): Int32Array {
    const length = this.texts.count
    if (length === values.count) return byValue
    const [counts, seenIn, leading] = [new Int32Array(length), new Int32Array(length), new Int32Array(length).fill(-1)]
    let set = 0
    eachSet((members, count) => {
      set += 1
      for (const value of members) {
        const fold = this.of(value)
        if (seenIn[fold] !== set) counts[fold] = (counts[fold] ?? 0) + count
        seenIn[fold] = set
      }
    })
    byValue.forEach((count, value) => {
      const before = leading[this.of(value)] ?? -1
      const most = byValue[before] ?? 0
      if (count > most || (count > 0 && count === most && values.compare(value, before) < 0)) leading[this.of(value)] = value
    })
    const folded = new Int32Array(byValue.length)
    leading.forEach((value, fold) => (value < 0 ? undefined : (folded[value] = counts[fold] ?? 0)))
    return folded
  }
}
