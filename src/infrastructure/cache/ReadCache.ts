import type * as Result from 'effect/Result'
import type { Freshness } from '../../application/assets/AssetGateway.ts'
import { CacheEntry, type Writer } from './CacheEntry.ts'

/** Where something read is kept, and what it is. */
export interface Key<Value> extends ReadonlyArray<unknown> {
  readonly holds?: Value
}

/** The most readings that are kept; the one that was used longest ago goes first. A page of a list takes about 60 kB. */
const MOST_KEPT = 300

const beginsWith = (key: readonly unknown[], beginning: readonly unknown[]): boolean => beginning.every((part, at) => part === key[at])

/**
 * What was read from the server, until somebody names it stale (specification section 7: nothing is read again because a page is
 * opened or gets the focus). Readings of one key at one time are one call, called off when nobody waits for it any more, and never because
 * what it reads has changed: who asks after that is given the next reading. Retries are the HTTP client's.
 */
export class ReadCache {
  readonly #entries = new Map<string, CacheEntry>()

  read<Value, Failed>(
    key: Key<Value>,
    signal: AbortSignal,
    reading: (signal: AbortSignal) => Promise<Result.Result<Value, Failed>>,
    freshness?: Freshness,
  ): Promise<Result.Result<Value, Failed>> {
    return this.#entry(key).read(signal, reading, freshness) as Promise<Result.Result<Value, Failed>>
  }

  /** What is kept under a key, be it stale or not. */
  peek<Value>(key: Key<Value>): Value | undefined {
    return this.#entries.get(JSON.stringify(key))?.kept?.value as Value | undefined
  }

  put<Value>(key: Key<Value>, value: Value): void {
    this.#entry(key).put(value)
  }

  /** Changes what is kept under every key that begins so. */
  patch<Value>(beginning: Key<Value>, change: (value: Value) => Value): void {
    for (const entry of this.#below(beginning)) {
      if (entry.kept) entry.kept = { value: change(entry.kept.value as Value) }
    }
  }

  /**
   * Writes one's own change into what is kept under every key that begins so. What cannot know of it, being read just then, is read again; so
   * is what `change` answers nothing for.
   */
  rewrite<Value>(beginning: Key<Value>, change: (value: Value, key: readonly unknown[]) => Value | undefined): void {
    for (const entry of this.#below(beginning)) {
      const value = entry.kept && !entry.isRead ? change(entry.kept.value as Value, entry.key) : undefined
      if (value === undefined) void entry.forget('self')
      else entry.kept = { value }
    }
  }

  /** Everything whose key begins so is stale: the next readings ask the server. Answers those under way, of which others have changed what they read. */
  forget(beginning: readonly unknown[], writer: Writer): readonly Promise<unknown>[] {
    return this.#below(beginning).flatMap((entry) => entry.forget(writer) ?? [])
  }

  #entry(key: Key<unknown>): CacheEntry {
    const name = JSON.stringify(key)
    const entry = this.#entries.get(name) ?? new CacheEntry(key)
    this.#entries.delete(name)
    this.#entries.set(name, entry)
    const [oldest] = this.#entries
    if (this.#entries.size > MOST_KEPT && oldest?.[1].isRead === false) this.#entries.delete(oldest[0])
    return entry
  }

  #below(beginning: readonly unknown[]): readonly CacheEntry[] {
    return [...this.#entries.values()].filter(({ key }) => beginsWith(key, beginning))
  }
}
