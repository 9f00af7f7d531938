/** How an answer is written for the way. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** An answer as it is kept and sent. */
export interface KeptAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  /** Identity is always there; the others where they are shorter. */
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>>> & { readonly identity: Buffer }
}

/** Bytes of all that is kept of one answer, about: its headers and its place come on top. */
const bytesOf = ({ bodies }: KeptAnswer): number => Object.values(bodies).reduce((sum, body) => sum + body.length, 1024)

/** Answers of a process by what was asked; the one that was asked for longest ago makes room. */
export class PageCache {
  readonly #kept = new Map<string, KeptAnswer>()
  readonly #making = new Map<string, Promise<KeptAnswer | undefined>>()
  readonly #most: number
  #bytes = 0

  /** `most`: bytes. */
  constructor(most: number) {
    this.#most = most
  }

  get bytes(): number {
    return this.#bytes
  }

  find(key: string): KeptAnswer | undefined {
    const known = this.#kept.get(key)
    if (known === undefined) return undefined
    this.#kept.delete(key)
    this.#kept.set(key, known)
    return known
  }

  /** Makes it once for all who ask while it is made. What there is not is not kept. */
  make(key: string, work: () => Promise<KeptAnswer | undefined>): Promise<KeptAnswer | undefined> {
    const underWay = this.#making.get(key)
    if (underWay !== undefined) return underWay
    const making = work()
      .then((answer) => {
        if (answer !== undefined) this.#keep(key, answer)
        return answer
      })
      .finally(() => this.#making.delete(key))
    this.#making.set(key, making)
    return making
  }

  #keep(key: string, answer: KeptAnswer): void {
    const bytes = bytesOf(answer)
    // One that would push out many others.
    if (bytes > this.#most / 8) return
    this.#kept.set(key, answer)
    this.#bytes += bytes
    for (const [oldest, kept] of this.#kept) {
      if (this.#bytes <= this.#most) break
      this.#kept.delete(oldest)
      this.#bytes -= bytesOf(kept)
    }
  }
}
