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

  constructor(cache: ReadCache, states: LatestStates) {
    this.#cache = cache
    this.#states = states
  }

  tell(fact: ServerFact): void {
    this.#spread(fact, 'self')
  }

  /** What the server tells: mostly what others do. */
  hear(fact: ServerFact): void {
    this.#spread(fact, 'others')
  }

  subscribe(happened: (fact: ServerFact) => void): () => void {
    this.#listeners.add(happened)
    return () => this.#listeners.delete(happened)
  }

  #spread(fact: ServerFact, writer: Writer): void {
    makeStale(this.#cache, fact, writer)
    this.#states.hear(fact)
    this.#listeners.forEach((happened) => happened(fact))
  }
}
