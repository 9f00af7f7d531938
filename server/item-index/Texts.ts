import { grown } from './bytes.ts'

/** Texts one behind the other, in UTF-8. */
export interface WrittenTexts {
  readonly bytes: Buffer
  /** Of each, in bytes. */
  readonly lengths: Int32Array
}

export const written = (texts: readonly string[]): WrittenTexts => ({ bytes: Buffer.from(texts.join('')), lengths: Int32Array.from(texts, (text) => Buffer.byteLength(text)) })

const hashOf = (bytes: Uint8Array, start: number, end: number): number => {
  let hash = 0x811c9dc5
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}

/**
 * Different texts, each once, numbered from 0 as they came. A hundred thousand strings in the heap would take three times as much. They are compared by
 * their bytes, as PostgreSQL does in the collation "C".
 */
export class Texts {
  #bytes = Buffer.alloc(0)
  /** Where each ends, and the next begins. */
  #ends = new Int32Array(0)
  /** Numbers and one, each at the first free place from its hash on; of a power of two. */
  #slots = new Int32Array(0)
  #count = 0

  get count(): number {
    return this.#count
  }

  get bytes(): number {
    return this.#bytes.length + this.#ends.byteLength + this.#slots.byteLength
  }

  /** The number of the text that stands there in `bytes`; it is taken in where it is new. */
  numberOf(bytes: Uint8Array, start: number, end: number): number {
    if ((this.#count + 1) * 4 > this.#slots.length * 3) this.#rehash()
    const slot = this.#slotOf(bytes, start, end)
    const known = this.#slots[slot] ?? 0
    if (known !== 0) return known - 1
    this.#slots[slot] = this.#count + 1
    return this.append(bytes, start, end)
  }

  /** The number of a text; undefined: it is none of these. */
  find(text: string): number | undefined {
    if (this.#slots.length === 0) return undefined
    const bytes = Buffer.from(text)
    const known = this.#slots[this.#slotOf(bytes, 0, bytes.length)] ?? 0
    return known === 0 ? undefined : known - 1
  }

  at(number: number): string {
    return this.#bytes.toString('utf8', this.#start(number), this.#ends[number])
  }

  compare(one: number, other: number): number {
    return one === other ? 0 : this.#compare(one, this.#bytes, this.#start(other), this.#ends[other] ?? 0)
  }

  compareTo(number: number, text: Uint8Array): number {
    return this.#compare(number, text, 0, text.length)
  }

  /** Gives back the room that was meant for more. */
  trim(): void {
    const end = this.#start(this.#count)
    if (this.#bytes.length > end) this.#bytes = Buffer.from(this.#bytes.subarray(0, end))
    this.#ends = this.#ends.slice(0, this.#count)
  }

  /** Takes one in without a look at whether it is there. */
  append(bytes: Uint8Array, start: number, end: number): number {
    const from = this.#start(this.#count)
    const to = from + end - start
    if (to > this.#bytes.length) {
      const made = Buffer.alloc(Math.max(1024, Math.ceil(to * 1.5)))
      made.set(this.#bytes)
      this.#bytes = made
    }
    this.#bytes.set(bytes.subarray(start, end), from)
    if (this.#count >= this.#ends.length) this.#ends = grown(this.#ends, Math.max(64, Math.ceil(this.#count * 1.25)))
    this.#ends[this.#count] = to
    this.#count += 1
    return this.#count - 1
  }

  /** Where it stands among the slots, or would. */
  #slotOf(bytes: Uint8Array, start: number, end: number): number {
    const mask = this.#slots.length - 1
    let slot = hashOf(bytes, start, end) & mask
    for (let known = this.#slots[slot] ?? 0; known !== 0; known = this.#slots[slot] ?? 0) {
      if (this.#compare(known - 1, bytes, start, end) === 0) return slot
      slot = (slot + 1) & mask
    }
    return slot
  }

  #start(number: number): number {
    return number === 0 ? 0 : (this.#ends[number - 1] ?? 0)
  }

  #compare(number: number, bytes: Uint8Array, start: number, end: number): number {
    const [own, from] = [this.#bytes, this.#start(number)]
    const length = (this.#ends[number] ?? 0) - from
    const shared = Math.min(length, end - start)
    for (let at = 0; at < shared; at += 1) {
      const difference = (own[from + at] ?? 0) - (bytes[start + at] ?? 0)
      if (difference !== 0) return difference
    }
    return length - (end - start)
  }

  #rehash(): void {
    const slots = new Int32Array(Math.max(64, this.#slots.length * 2))
    for (let number = 0; number < this.#count; number += 1) {
      let slot = hashOf(this.#bytes, this.#start(number), this.#ends[number] ?? 0) & (slots.length - 1)
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1)
      slots[slot] = number + 1
    }
    this.#slots = slots
  }
}
