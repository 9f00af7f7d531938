import type { PreloadedCalls, EarlyAnswer, EarlyStream } from './preloadedCalls.ts'

/** Milliseconds after which what was begun is of a past that nobody asked for. */
const FRESH_MS = 10_000

type Headers = Readonly<Record<string, string>>

const same = (one: Headers, other: Headers): boolean =>
  Object.keys(one).length === Object.keys(other).length && Object.entries(one).every(([name, value]) => other[name] === value)

/** Hands over what the page's first script has begun: each thing once, and only to whoever would have begun the very same. */
export class Preloaded {
  readonly #begun: PreloadedCalls | undefined
  readonly #now: () => number

  constructor(begun: PreloadedCalls | undefined, now: () => number) {
    this.#begun = begun
    this.#now = now
  }

  /** The answer to a reading of this address by just these headers, token included. */
  answer(target: string, headers: Headers): Promise<EarlyAnswer> | undefined {
    const call = this.#take(this.#begun?.calls, target)
    return call !== undefined && same(call.headers, headers) ? call.answer : undefined
  }

  stream(address: string): EarlyStream | undefined {
    return this.#take(this.#begun?.streams, address)
  }

  #take<Kept>(kept: Map<string, Kept> | undefined, address: string): Kept | undefined {
    const found = kept?.get(address)
    kept?.delete(address)
    return this.#begun !== undefined && this.#now() - this.#begun.at < FRESH_MS ? found : undefined
  }
}

/** For whoever begins everything themselves. */
export const NOTHING_PRELOADED = new Preloaded(undefined, () => 0)
