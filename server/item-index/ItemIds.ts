import { grown } from './bytes.ts'

const WORDS = 4

const wordsOf = (id: string): readonly number[] => {
  const text = id.replaceAll('-', '')
  return Array.from({ length: WORDS }, (_, word) => Number.parseInt(text.slice(word * 8, word * 8 + 8), 16))
}

/** Identifiers by position, in sixteen bytes each, in the order of PostgreSQL's uuids. */
export class ItemIds {
  #words = new Uint32Array(0)

  get bytes(): number {
    return this.#words.byteLength
  }

  /** `bytes`: sixteen of each position (`uuid_send`). */
  put(size: number, positions: Int32Array, bytes: Buffer): void {
    this.#words = grown(this.#words, size * WORDS)
    positions.forEach((position, at) => {
      for (let word = 0; word < WORDS; word += 1) this.#words[position * WORDS + word] = bytes.readUInt32BE((at * WORDS + word) * 4)
    })
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

  #compareTo(position: number, words: readonly number[]): number {
    for (let word = 0; word < WORDS; word += 1) {
      const difference = (this.#words[position * WORDS + word] ?? 0) - (words[word] ?? 0)
      if (difference !== 0) return difference
    }
    return 0
  }
}
