import { DESCRIPTOR_LENGTH, product } from './descriptor.ts'

/** Words of 32 bits by which far ones are told before their numbers are multiplied. */
const WORDS = 16
/** Of 512 bits: what differs in more is never alike, as far as can be seen (for 0.68: 170 to 180, and 250 where they are different). */
const MOST_BITS = 215
/** So many must be there that their mean is what all faces have in common; fewer are quickly compared one by one. */
const LEAST_KNOWN = 300

const ones = (bits: number): number => {
  let x = bits - ((bits >>> 1) & 0x55555555)
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333)
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

interface Nearest {
  readonly at: number
  readonly likeness: number
}

/**
 * Faces, or means of faces, that one can be compared with: of ten thousand in half a millisecond. Every second number, above or below the mean of all that are
 * there, is a bit; only what differs in few of them is multiplied.
 */
export class Prototypes {
  #vectors = new Float32Array(64 * DESCRIPTOR_LENGTH)
  #bits = new Int32Array(64 * WORDS)
  #mean: Float32Array | undefined
  /** When the mean is taken anew. */
  #until = LEAST_KNOWN
  #count = 0

  get count(): number {
    return this.#count
  }

  /** Answers its place. */
  add(vector: Float32Array): number {
    if ((this.#count + 1) * DESCRIPTOR_LENGTH > this.#vectors.length) this.#grow()
    const at = this.#count
    this.#count += 1
    this.put(at, vector)
    if (this.#count >= this.#until) this.#center()
    return at
  }

  /** As it is now. */
  at(place: number): Float32Array {
    return this.#vectors.subarray(place * DESCRIPTOR_LENGTH, (place + 1) * DESCRIPTOR_LENGTH)
  }

  put(at: number, vector: Float32Array): void {
    this.#vectors.set(vector, at * DESCRIPTOR_LENGTH)
    if (this.#mean !== undefined) this.#note(this.#vectors, at * DESCRIPTOR_LENGTH, this.#bits, at * WORDS, this.#mean)
  }

  /** The one that is most alike, where it is at least so much. */
  nearest(vector: Float32Array, least: number, isTaken: (at: number) => boolean = () => true): Nearest | undefined {
    let [best, place] = [least, -1]
    const mean = this.#mean
    const bits = new Int32Array(WORDS)
    if (mean !== undefined) this.#note(vector, 0, bits, 0, mean)
    for (let at = 0; at < this.#count; at += 1) {
      if (mean !== undefined && this.#isFar(bits, at * WORDS)) continue
      const alike = product(vector, 0, this.#vectors, at * DESCRIPTOR_LENGTH)
      if (alike >= best && isTaken(at)) [best, place] = [alike, at]
    }
    return place < 0 ? undefined : { at: place, likeness: best }
  }

  #isFar(bits: Int32Array, from: number): boolean {
    let different = 0
    for (let word = 0; word < WORDS; word += 1) different += ones((bits[word] ?? 0) ^ (this.#bits[from + word] ?? 0))
    return different > MOST_BITS
  }

  #note(vectors: Float32Array, from: number, bits: Int32Array, to: number, mean: Float32Array): void {
    for (let word = 0; word < WORDS; word += 1) {
      let all = 0
      for (let bit = 0; bit < 32; bit += 1) {
        const at = (word * 32 + bit) * 2
        if ((vectors[from + at] ?? 0) > (mean[at] ?? 0)) all |= 1 << bit
      }
      bits[to + word] = all
    }
  }

  /** Each counts once, however many faces it is the mean of: a person who is in most pictures is no measure of all. */
  #center(): void {
    const mean = new Float32Array(DESCRIPTOR_LENGTH)
    for (let at = 0; at < this.#count * DESCRIPTOR_LENGTH; at += 1) mean[at % DESCRIPTOR_LENGTH] = (mean[at % DESCRIPTOR_LENGTH] ?? 0) + (this.#vectors[at] ?? 0) / this.#count
    this.#mean = mean
    this.#until = this.#count * 2
    for (let at = 0; at < this.#count; at += 1) this.#note(this.#vectors, at * DESCRIPTOR_LENGTH, this.#bits, at * WORDS, mean)
  }

  #grow(): void {
    const [vectors, bits] = [new Float32Array(this.#vectors.length * 2), new Int32Array(this.#bits.length * 2)]
    vectors.set(this.#vectors)
    bits.set(this.#bits)
    ;[this.#vectors, this.#bits] = [vectors, bits]
  }
}
