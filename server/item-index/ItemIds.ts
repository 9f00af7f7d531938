import { grown, integersOf } from './bytes.ts'

const WORDS = 4

const wordsOf = (id: string): readonly number[] => {
  const text = id.replaceAll('-', '')
  return Array.from({ length: WORDS }, (_, word) => Number.parseInt(text.slice(word * 8, word * 8 + 8), 16))
}

/** Their last words are the most by chance. */
const hashOf = (words: Int32Array | Uint32Array, start: number): number => {
  const mixed = Math.imul((words[start + 3] ?? 0) ^ Math.imul(words[start + 2] ?? 0, 0x85ebca6b) ^ (words[start] ?? 0), 0x9e3779b1)
  return mixed ^ (mixed >>> 15)
}

/** Identifiers by position, in sixteen bytes each, in the order of PostgreSQL's uuids. */
export class ItemIds {
  #words = new Uint32Array(0)
  /** Positions by a hash of their identifiers, each at the first free place from there on; of a power of two. Empty until it is asked for. */
  #places = new Int32Array(0)
  #size = 0

  get bytes(): number {
    return this.#words.byteLength + this.#places.byteLength
  }

  /** `bytes`: sixteen of each position (`uuid_send`). */
  put(size: number, positions: Int32Array, bytes: Buffer): void {
    this.#words = grown(this.#words, size * WORDS)
    this.#size = Math.max(this.#size, size)
    positions.forEach((position, at) => {
      for (let word = 0; word < WORDS; word += 1) this.#words[position * WORDS + word] = bytes.readUInt32BE((at * WORDS + word) * 4)
    })
    if (this.#isCrowded) this.#places = new Int32Array(0)
    if (this.#places.length > 0) for (const position of positions) this.#place(position)
  }

  /** The position of each identifier, sixteen bytes each; 0: there is none. */
  positionsIn(bytes: Buffer): Int32Array {
    if (this.#isCrowded) this.#placeAll()
    const found = new Int32Array(bytes.length / 16)
    const words = integersOf(bytes)
    const mask = this.#places.length - 1
    for (let at = 0; at < found.length; at += 1) {
      const start = at * WORDS
      for (let place = hashOf(words, start) & mask; ; place = (place + 1) & mask) {
        const position = this.#places[place] ?? 0
        if (position !== 0 && !this.#isAt(position, words, start)) continue
        found[at] = position
        break
      }
    }
    return found
  }

  at(position: number): string {
    let text = ''
    for (let word = 0; word < WORDS; word += 1) text += (this.#words[position * WORDS + word] ?? 0).toString(16).padStart(8, '0')
    return `${text.slice(0, 8)}-${text.slice(8, 12)}-${text.slice(12, 16)}-${text.slice(16, 20)}-${text.slice(20)}`
  }

  compare(one: number, other: number): number {
    for (let word = 0; word < WORDS; word += 1) {
      const difference = (this.#words[one * WORDS + word] ?? 0) - (this.#words[other * WORDS + word] ?? 0)
      if (difference !== 0) return difference
    }
    return 0
  }

  /** How the identifier at a position stands to one that may be of none. */
  compareTo(position: number, id: string): number {
    return this.#compareTo(position, wordsOf(id))
  }

  /** Those of the first `size` positions that have one of the identifiers. */
  positionsOf(ids: readonly string[], size: number): ReadonlySet<number> {
    const found = new Set<number>()
    for (const words of ids.map(wordsOf)) for (let position = 0; position < size; position += 1) if (this.#compareTo(position, words) === 0) found.add(position)
    return found
  }

  get #isCrowded(): boolean {
    return this.#size * 4 > this.#places.length * 3
  }

  #isAt(position: number, words: Int32Array, start: number): boolean {
    for (let word = 0; word < WORDS; word += 1) if (((this.#words[position * WORDS + word] ?? 0) | 0) !== words[start + word]) return false
    return true
  }

  #placeAll(): void {
    this.#places = new Int32Array(2 ** Math.ceil(Math.log2(Math.max(64, this.#size * 1.5))))
    for (let position = 1; position < this.#size; position += 1) this.#place(position)
  }

  #place(position: number): void {
    const mask = this.#places.length - 1
    let place = hashOf(this.#words, position * WORDS) & mask
    for (let taken = this.#places[place] ?? 0; taken !== 0; taken = this.#places[place] ?? 0) {
      if (taken === position) return
      place = (place + 1) & mask
    }
    this.#places[place] = position
  }

  #compareTo(position: number, words: readonly number[]): number {
    for (let word = 0; word < WORDS; word += 1) {
      const difference = (this.#words[position * WORDS + word] ?? 0) - (words[word] ?? 0)
      if (difference !== 0) return difference
    }
    return 0
  }
}
