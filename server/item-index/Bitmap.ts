const BITS = 32

const ones = (word: number): number => {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** A position behind the end can only be taken out. */
const put = (words: Uint32Array, position: number, isIn: boolean): void => {
  const at = position >>> 5
  if (at >= words.length) return
  const bit = 1 << (position & 31)
  words[at] = isIn ? (words[at] ?? 0) | bit : (words[at] ?? 0) & ~bit
}

/**
 * A set of positions, one bit each; of two of unequal length the shorter one has nothing behind its end. Joined in plain loops: a function called
 * for each word takes six times as long.
 */
export class Bitmap {
  readonly #words: Uint32Array

  private constructor(words: Uint32Array) {
    this.#words = words
  }

  static empty(): Bitmap {
    return NOTHING
  }

  static of(positions: ArrayLike<number>): Bitmap {
    return NOTHING.renewed([], positions)
  }

  /** The positions below `size` that a test holds for. */
  static where(size: number, holds: (position: number) => boolean): Bitmap {
    const words = new Uint32Array(Math.ceil(size / BITS))
    for (let position = 0; position < size; position += 1) if (holds(position)) put(words, position, true)
    return new Bitmap(words)
  }

  /** What is in each of the sets, of which there is one at least. */
  static inAll(sets: readonly Bitmap[]): Bitmap {
    const length = sets.reduce((least, set) => Math.min(least, set.#words.length), Infinity)
    const [first = NOTHING, ...others] = sets
    const words = first.#words.slice(0, length)
    for (const set of others) {
      const other = set.#words
      for (let at = 0; at < words.length; at += 1) words[at] = (words[at] ?? 0) & (other[at] ?? 0)
    }
    return new Bitmap(words)
  }

  get bytes(): number {
    return this.#words.byteLength
  }

  has(position: number): boolean {
    return (((this.#words[position >>> 5] ?? 0) >>> (position & 31)) & 1) === 1
  }

  /** The same without the positions, but with what was `found`. */
  renewed(positions: ArrayLike<number>, found: ArrayLike<number>): Bitmap {
    let last = -1
    for (let at = 0; at < found.length; at += 1) last = Math.max(last, found[at] ?? 0)
    const words = new Uint32Array(Math.max(this.#words.length, Math.ceil((last + 1) / BITS)))
    words.set(this.#words)
    for (let at = 0; at < positions.length; at += 1) put(words, positions[at] ?? 0, false)
    for (let at = 0; at < found.length; at += 1) put(words, found[at] ?? 0, true)
    return new Bitmap(words)
  }

  and(other: Bitmap): Bitmap {
    return Bitmap.inAll([this, other])
  }

  or(other: Bitmap): Bitmap {
    const [longer, shorter] = this.#words.length < other.#words.length ? [other.#words, this.#words] : [this.#words, other.#words]
    const words = longer.slice()
    for (let at = 0; at < shorter.length; at += 1) words[at] = (words[at] ?? 0) | (shorter[at] ?? 0)
    return new Bitmap(words)
  }

  without(other: Bitmap): Bitmap {
    const others = other.#words
    const words = this.#words.slice()
    for (let at = Math.min(words.length, others.length) - 1; at >= 0; at -= 1) words[at] = (words[at] ?? 0) & ~(others[at] ?? 0)
    return new Bitmap(words)
  }

  count(): number {
    let count = 0
    for (const word of this.#words) count += ones(word)
    return count
  }

  /** How many of them are in the other as well. */
  countIn(other: Bitmap): number {
    const [own, others] = [this.#words, other.#words]
    const length = Math.min(own.length, others.length)
    let count = 0
    for (let at = 0; at < length; at += 1) count += ones((own[at] ?? 0) & (others[at] ?? 0))
    return count
  }

  isEmpty(): boolean {
    return this.#words.every((word) => word === 0)
  }

  /** In ascending order. */
  forEach(visit: (position: number) => void): void {
    for (let at = 0; at < this.#words.length; at += 1) {
      for (let word = this.#words[at] ?? 0; word !== 0; word &= word - 1) visit(at * BITS + 31 - Math.clz32(word & -word))
    }
  }

  positions(): readonly number[] {
    const positions: number[] = []
    this.forEach((position) => positions.push(position))
    return positions
  }
}

const NOTHING = Bitmap.where(0, () => false)
