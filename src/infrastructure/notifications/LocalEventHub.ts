import * as Result from 'effect/Result'
import type { ServerEvent } from '../../application/notifications/ServerEvent.ts'
import type { FolderRevision } from '../../domain/folders/revision.ts'
import type { Writer } from '../cache/CacheEntry.ts'
import type { AssetStates } from '../cache/AssetStates.ts'
import type { ReadCache } from '../cache/ReadCache.ts'
import { makeStale } from '../cache/staleness.ts'
import type { EchoedEvents } from './LocalEvents.ts'

/** Where facts come together: first what they make stale is forgotten, then everybody hears of them. */
export class LocalEventHub implements EchoedEvents {
  readonly #cache: ReadCache
  readonly #states: AssetStates
  readonly #listeners = new Set<(serverEvent: ServerEvent) => void>()
  /** Own renames by their folders; `echo`: what the server has told of one, also before it answered. */
  readonly #renames = new Map<string, { readonly revision: number; echo?: ServerEvent }>()
  /** What is told once more, by what it is about: the newest of it. */
  readonly #again = new Map<string, ServerEvent>()

  constructor(cache: ReadCache, states: AssetStates) {
    this.#cache = cache
    this.#states = states
  }

  publish(serverEvent: ServerEvent): void {
    void this.#spread(serverEvent, 'self')
  }

  async rename<Renamed extends { readonly revision: number }, Failed>({ folderId, revision }: FolderRevision, rename: () => Promise<Result.Result<Renamed, Failed>>) {
    const own: { readonly revision: number; echo?: ServerEvent } = { revision }
    this.#renames.set(folderId, own)
    const outcome = await rename()
    if (Result.isSuccess(outcome) && outcome.success.revision === revision) return outcome
    // It came to nothing, or nobody knows: the revision was another one's.
    if (this.#renames.get(folderId) === own) this.#renames.delete(folderId)
    if (own.echo !== undefined) this.receive(own.echo)
    return outcome
  }

  /**
   * What the server tells: mostly what others do. Who is just reading what it concerns may begin to listen only when that is read, and is shown
   * what was before: then the fact is told once more.
   */
  receive(serverEvent: ServerEvent): void {
    if (this.#isEcho(serverEvent)) return
    const key = serverEvent.kind === 'asset.changed' ? `${serverEvent.kind} ${serverEvent.assetId}` : JSON.stringify(serverEvent)
    const outdated = this.#spread(serverEvent, 'others')
    if (this.#again.has(key)) this.#again.set(key, serverEvent)
    else if (outdated.length > 0) {
      this.#again.set(key, serverEvent)
      void Promise.allSettled(outdated).then(() => setTimeout(() => this.#repeat(key)))
    }
  }

  subscribe(happened: (serverEvent: ServerEvent) => void): () => void {
    this.#listeners.add(happened)
    return () => this.#listeners.delete(happened)
  }

  #isEcho(serverEvent: ServerEvent): boolean {
    if (serverEvent.kind !== 'contents.changed' || serverEvent.renamed === undefined) return false
    const own = this.#renames.get(serverEvent.renamed.folderId)
    if (own?.revision !== serverEvent.renamed.revision) return false
    own.echo = serverEvent
    return true
  }

  #repeat(key: string): void {
    const serverEvent = this.#again.get(key)
    this.#again.delete(key)
    if (serverEvent !== undefined) this.#listeners.forEach((happened) => happened(serverEvent))
  }

  #spread(serverEvent: ServerEvent, writer: Writer): readonly Promise<unknown>[] {
    const outdated = makeStale(this.#cache, serverEvent, writer)
    this.#states.receive(serverEvent)
    this.#listeners.forEach((happened) => happened(serverEvent))
    return outdated
  }
}
