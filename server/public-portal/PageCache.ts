import { ownBytes } from '../files/ownBytes.ts'

/** How an answer is written for the way. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** An answer as it is kept and sent. */
export interface KeptAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  readonly bodies: Bodies
}

/** As it is, and in the one encoding that was asked for, if any; or compressed alone, in each that may be asked for. */
export type Bodies =
  | { readonly identity: Buffer; readonly br?: Buffer; readonly gzip?: Buffer }
  | { readonly identity?: undefined; readonly br: Buffer; readonly gzip: Buffer }

const inOwnMemory = (bodies: Bodies): Bodies =>
  bodies.identity === undefined ? { br: ownBytes(bodies.br), gzip: ownBytes(bodies.gzip) } : { identity: ownBytes(bodies.identity) }

/** Bytes of all that is kept of one answer, about: its headers and its place come on top. */
const bytesOf = ({ bodies: { identity, br, gzip } }: KeptAnswer): number => [identity, br, gzip].reduce((sum, body) => sum + (body?.length ?? 0), 1024)

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
      .then((answer) => answer && this.#keep(key, answer))
      .finally(() => this.#making.delete(key))
    this.#making.set(key, making)
    return making
  }

  #keep(key: string, made: KeptAnswer): KeptAnswer {
    const bytes = bytesOf(made)
    // One that would push out many others.
    if (bytes > this.#most / 8) return made
    const answer = { ...made, bodies: inOwnMemory(made.bodies) }
    this.#kept.set(key, answer)
    this.#bytes += bytes
    for (const [oldest, kept] of this.#kept) {
      if (this.#bytes <= this.#most) break
      this.#kept.delete(oldest)
      this.#bytes -= bytesOf(kept)
    }
    return answer
  }
}
