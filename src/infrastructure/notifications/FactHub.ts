import type { ServerFact } from '../../application/notifications/ServerFact.ts'
import type { Writer } from '../cache/CacheEntry.ts'
import type { LatestStates } from '../cache/LatestStates.ts'
import type { ReadCache } from '../cache/ReadCache.ts'
import { makeStale } from '../cache/staleness.ts'
import type { LocalFacts } from './LocalFacts.ts'

/** Where facts come together: first what they make stale is forgotten, then everybody hears of them. */
export class FactHub implements LocalFacts {
  readonly #cache: ReadCache
  readonly #states: LatestStates
  readonly #listeners = new Set<(fact: ServerFact) => void>()
  /** What is told once more, by what it is about: the newest of it. */
  readonly #again = new Map<string, ServerFact>()

  constructor(cache: ReadCache, states: LatestStates) {
    this.#cache = cache
    this.#states = states
  }

  tell(fact: ServerFact): void {
    void this.#spread(fact, 'self')
  }

  /**
   * What the server tells: mostly what others do. Who is just reading what it concerns may begin to listen only when that is read, and is shown
   * what was before: then the fact is told once more.
   */
  hear(fact: ServerFact): void {
    const key = fact.kind === 'asset.changed' ? `${fact.kind} ${fact.assetId}` : JSON.stringify(fact)
    const outdated = this.#spread(fact, 'others')
    if (this.#again.has(key)) this.#again.set(key, fact)
    else if (outdated.length > 0) {
      this.#again.set(key, fact)
      void Promise.allSettled(outdated).then(() => setTimeout(() => this.#repeat(key)))
    }
  }

  subscribe(happened: (fact: ServerFact) => void): () => void {
    this.#listeners.add(happened)
    return () => this.#listeners.delete(happened)
  }

  #repeat(key: string): void {
    const fact = this.#again.get(key)
    this.#again.delete(key)
    if (fact !== undefined) this.#listeners.forEach((happened) => happened(fact))
  }

  #spread(fact: ServerFact, writer: Writer): readonly Promise<unknown>[] {
    const outdated = makeStale(this.#cache, fact, writer)
    this.#states.hear(fact)
    this.#listeners.forEach((happened) => happened(fact))
    return outdated
  }
}
