import { CancelledError, QueryClient } from '@tanstack/query-core'
import * as Result from 'effect/Result'

/** Where something read is kept, and what it is. */
export interface Key<Value> extends ReadonlyArray<unknown> {
  readonly holds?: Value
}

/** A refused reading on its way through the cache, which keeps only what succeeded. */
class Refused<Failed> extends Error {
  readonly failure: Failed

  constructor(failure: Failed) {
    super('The reading was refused')
    this.failure = failure
  }
}

/** Milliseconds that something read is kept for coming back to it. */
const KEPT_MS = 10 * 60_000

type Reading<Value, Failed> = (signal: AbortSignal) => Promise<Result.Result<Value, Failed>>

/**
 * What was read from the server, until somebody names it stale. Readings of one key at one time are one call; it is called off when
 * nobody waits for it any more. Retries are the HTTP client's.
 */
export class ReadCache {
  readonly #queries = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, gcTime: KEPT_MS, retry: false, networkMode: 'always' } },
  })
  readonly #waiting = new Map<string, number>()

  async read<Value, Failed>(key: Key<Value>, signal: AbortSignal, reading: Reading<Value, Failed>): Promise<Result.Result<Value, Failed>> {
    const name = JSON.stringify(key)
    this.#waiting.set(name, (this.#waiting.get(name) ?? 0) + 1)
    const gone = () => {
      if (this.#waiting.get(name) === 1) void this.#queries.cancelQueries({ queryKey: key, exact: true }, { silent: true })
    }
    signal.addEventListener('abort', gone, { once: true })
    try {
      return await this.#fetch(key, signal, reading)
    } finally {
      signal.removeEventListener('abort', gone)
      const left = (this.#waiting.get(name) ?? 1) - 1
      if (left === 0) this.#waiting.delete(name)
      else this.#waiting.set(name, left)
    }
  }

  /** What is in the cache under a key, be it stale or not. */
  peek<Value>(key: Key<Value>): Value | undefined {
    return this.#queries.getQueryData<Value>(key)
  }

  put<Value>(key: Key<Value>, value: Value): void {
    this.#queries.setQueryData(key, value)
  }

  /** Changes what is kept under every key that begins so. */
  patch<Value>(beginning: Key<Value>, change: (value: Value) => Value): void {
    this.#queries.setQueriesData<Value>({ queryKey: beginning }, (value) => (value === undefined ? undefined : change(value)))
  }

  /** Everything whose key begins so is stale: readings under way begin anew, the next ones ask the server. */
  forget(beginning: readonly unknown[] = []): void {
    void this.#queries.cancelQueries({ queryKey: beginning }, { revert: false })
    void this.#queries.invalidateQueries({ queryKey: beginning, refetchType: 'none' })
  }

  async #fetch<Value, Failed>(key: Key<Value>, signal: AbortSignal, reading: Reading<Value, Failed>): Promise<Result.Result<Value, Failed>> {
    const queryFn = async ({ signal }: { signal: AbortSignal }): Promise<Value> => {
      const outcome = await reading(signal)
      if (Result.isFailure(outcome)) throw new Refused(outcome.failure)
      return outcome.success
    }
    for (;;) {
      try {
        return Result.succeed(await this.#queries.fetchQuery({ queryKey: key, queryFn }))
      } catch (error) {
        if (error instanceof Refused) return Result.fail(error.failure as Failed)
        if (!(error instanceof CancelledError) || signal.aborted) throw error
      }
    }
  }
}
