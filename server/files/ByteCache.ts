import { ownBytes } from './ownBytes.ts'

/** The most recently used bytes, up to a bound. Keys name content that never changes. */
export class ByteCache {
  readonly #most: number
  readonly #kept = new Map<string, Buffer>()
  #bytes = 0

  constructor(most: number) {
    this.#most = most
  }

  get(key: string): Buffer | undefined {
    const found = this.#kept.get(key)
    if (found !== undefined) {
      this.#kept.delete(key)
      this.#kept.set(key, found)
    }
    return found
  }

  put(key: string, bytes: Buffer): void {
    this.#drop(key)
    this.#kept.set(key, ownBytes(bytes))
    this.#bytes += bytes.length
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#most) return
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.length ?? 0
    this.#kept.delete(key)
  }
}
