import * as Result from 'effect/Result'

/** Where something read is kept, and what it is. */
export interface Key<Value> extends ReadonlyArray<unknown> {
  readonly holds?: Value
}

type Outcome = Result.Result<unknown, unknown>
type Reading = (signal: AbortSignal) => Promise<Outcome>

/** A call under way, and how many wait for it. */
interface Run {
  readonly outcome: Promise<Outcome>
  waiting: number
  call: AbortController
  /** What it reads has changed since it was called. */
  isOutdated: boolean
}

interface Entry {
  readonly key: Key<unknown>
  kept: { readonly value: unknown } | undefined
  isStale: boolean
  run: Run | undefined
}

/** The most readings that are kept; the one that was used longest ago goes first. A page of a list takes about 60 kB. */
const MOST_KEPT = 300

/** Milliseconds that a reading rests before it begins for the third time, and before any time at most. */
const FIRST_REST_MS = 100
const LONGEST_REST_MS = 800

/** In a burst of changes every one would call off what the last has begun: what has begun twice waits, longer and longer, to get through. */
const restBefore = async (begun: number): Promise<void> => {
  if (begun === 1) return
  await new Promise((rested) => setTimeout(rested, Math.min(FIRST_REST_MS * 2 ** (begun - 2), LONGEST_REST_MS)))
}

const beginsWith = (key: readonly unknown[], beginning: readonly unknown[]): boolean => beginning.every((part, at) => part === key[at])

/**
 * What was read from the server, until somebody names it stale (specification section 7: nothing is read again because a page is
 * opened or gets the focus). Readings of one key at one time are one call. It is called off when nobody waits for it any more, and
 * begun anew when what it reads changes meanwhile. Retries are the HTTP client's.
 */
export class ReadCache {
  readonly #entries = new Map<string, Entry>()

  async read<Value, Failed>(
    key: Key<Value>,
    signal: AbortSignal,
    reading: (signal: AbortSignal) => Promise<Result.Result<Value, Failed>>,
  ): Promise<Result.Result<Value, Failed>> {
    const entry = this.#entry(key)
    if (entry.kept && !entry.isStale) return Result.succeed(entry.kept.value as Value)
    entry.run ??= this.#begin(entry, reading)
    return this.#join(entry, entry.run, signal) as Promise<Result.Result<Value, Failed>>
  }

  /** What is kept under a key, be it stale or not. */
  peek<Value>(key: Key<Value>): Value | undefined {
    return this.#entries.get(JSON.stringify(key))?.kept?.value as Value | undefined
  }

  put<Value>(key: Key<Value>, value: Value): void {
    Object.assign(this.#entry(key), { kept: { value }, isStale: false })
  }

  /** Changes what is kept under every key that begins so. */
  patch<Value>(beginning: Key<Value>, change: (value: Value) => Value): void {
    for (const entry of this.#below(beginning)) {
      if (entry.kept) entry.kept = { value: change(entry.kept.value as Value) }
    }
  }

  /** Everything whose key begins so is stale: readings under way begin anew, the next ones ask the server. */
  forget(beginning: readonly unknown[] = []): void {
    for (const entry of this.#below(beginning)) {
      entry.isStale = true
      if (entry.run) {
        entry.run.isOutdated = true
        entry.run.call.abort()
      }
    }
  }

  #entry(key: Key<unknown>): Entry {
    const name = JSON.stringify(key)
    const entry = this.#entries.get(name) ?? { key, kept: undefined, isStale: false, run: undefined }
    this.#entries.delete(name)
    this.#entries.set(name, entry)
    const [oldest] = this.#entries
    if (this.#entries.size > MOST_KEPT && oldest?.[1].run === undefined) this.#entries.delete(oldest?.[0] ?? '')
    return entry
  }

  #below(beginning: readonly unknown[]): readonly Entry[] {
    return [...this.#entries.values()].filter(({ key }) => beginsWith(key, beginning))
  }

  #begin(entry: Entry, reading: Reading): Run {
    const { promise: outcome, resolve, reject } = Promise.withResolvers<Outcome>()
    const run: Run = { outcome, waiting: 0, call: new AbortController(), isOutdated: false }
    this.#call(entry, run, reading).then(resolve, reject)
    return run
  }

  async #call(entry: Entry, run: Run, reading: Reading): Promise<Outcome> {
    try {
      for (let begun = 1; ; begun += 1) {
        run.isOutdated = false
        run.call = new AbortController()
        const outcome = await reading(run.call.signal)
        if (run.isOutdated && run.waiting > 0) {
          await restBefore(begun)
          if (run.waiting > 0) continue
        }
        // Called off, and perhaps somebody reads it anew already.
        if (entry.run !== run) return outcome
        if (Result.isSuccess(outcome) && !run.isOutdated) Object.assign(entry, { kept: { value: outcome.success }, isStale: false })
        return outcome
      }
    } finally {
      if (entry.run === run) entry.run = undefined
    }
  }

  async #join(entry: Entry, run: Run, signal: AbortSignal): Promise<Outcome> {
    const leave = () => {
      run.waiting -= 1
      if (run.waiting > 0) return
      entry.run = undefined
      run.call.abort()
    }
    run.waiting += 1
    signal.addEventListener('abort', leave, { once: true })
    const outcome = await run.outcome
    signal.removeEventListener('abort', leave)
    return outcome
  }
}
