import * as Result from 'effect/Result'
import type { FolderRevision, ServerFact } from '../../application/notifications/ServerFact.ts'
import type { Writer } from '../cache/CacheEntry.ts'
import type { AssetStates } from '../cache/AssetStates.ts'
import type { ReadCache } from '../cache/ReadCache.ts'
import { makeStale } from '../cache/staleness.ts'
import type { EchoedFacts } from './LocalFacts.ts'

/** Where facts come together: first what they make stale is forgotten, then everybody hears of them. */
export class FactHub implements EchoedFacts {
  readonly #cache: ReadCache
  readonly #states: AssetStates
  readonly #listeners = new Set<(fact: ServerFact) => void>()
  /** Own renames by their folders; `echo`: what the server has told of one, also before it answered. */
  readonly #renames = new Map<string, { readonly revision: number; echo?: ServerFact }>()
  /** What is told once more, by what it is about: the newest of it. */
  readonly #again = new Map<string, ServerFact>()

  constructor(cache: ReadCache, states: AssetStates) {
    this.#cache = cache
    this.#states = states
  }

  tell(fact: ServerFact): void {
    void this.#spread(fact, 'self')
  }

  async rename<Renamed extends { readonly revision: number }, Failed>({ folderId, revision }: FolderRevision, rename: () => Promise<Result.Result<Renamed, Failed>>) {
    const own: { readonly revision: number; echo?: ServerFact } = { revision }
    this.#renames.set(folderId, own)
    const outcome = await rename()
    if (Result.isSuccess(outcome) && outcome.success.revision === revision) return outcome
    // It came to nothing, or nobody knows: the revision was another one's.
    if (this.#renames.get(folderId) === own) this.#renames.delete(folderId)
    if (own.echo !== undefined) this.hear(own.echo)
    return outcome
  }

  /**
   * What the server tells: mostly what others do. Who is just reading what it concerns may begin to listen only when that is read, and is shown
   * what was before: then the fact is told once more.
   */
  hear(fact: ServerFact): void {
    if (this.#isEcho(fact)) return
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

  #isEcho(fact: ServerFact): boolean {
    if (fact.kind !== 'contents.changed' || fact.renamed === undefined) return false
    const own = this.#renames.get(fact.renamed.folderId)
    if (own?.revision !== fact.renamed.revision) return false
    own.echo = fact
    return true
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
