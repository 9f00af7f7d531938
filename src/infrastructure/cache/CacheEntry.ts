import * as Result from 'effect/Result'
import type { Freshness } from '../../application/assets/AssetGateway.ts'

type Outcome = Result.Result<unknown, unknown>
type Reading = (signal: AbortSignal) => Promise<Outcome>

/** Who has changed what is kept: what oneself has written is read again at once, what others do comes in bursts. */
export type Writer = 'self' | 'others'

/** Milliseconds from one reading to the next of what others change all the time. */
const READING_MS = 1000

/** A reading under way or about to begin, and how many wait for it. */
interface Run {
  readonly outcome: Promise<Outcome>
  readonly over: AbortController
  /** Ends the rest before it begins. */
  wake: () => void
  waiting: number
  /** Others have changed what it reads since it was begun: it is handed out, and one more reading follows for who asks from now on. */
  isOutdated: boolean
  /** One's own change came since it was begun: nobody is shown its outcome. */
  isOverwritten: boolean
}

/** What is kept under one key, and the readings of it: one under way, and at most one that follows. */
export class CacheEntry {
  readonly key: readonly unknown[]
  kept: { readonly value: unknown } | undefined
  #isStale = false
  #begunAt = -Infinity
  #run: Run | undefined
  #next: Run | undefined

  constructor(key: readonly unknown[]) {
    this.key = key
  }

  get isRead(): boolean {
    return this.#run !== undefined || this.#next !== undefined
  }

  put(value: unknown): void {
    this.kept = { value }
    this.#isStale = false
    if (this.#run) this.#run.isOverwritten = true
  }

  /** Answers the reading under way, of which others have changed what it reads. */
  forget(writer: Writer): Promise<unknown> | undefined {
    this.#isStale = true
    if (this.#run) this.#run[writer === 'self' ? 'isOverwritten' : 'isOutdated'] = true
    if (writer === 'others') return this.#run?.outcome
    this.#begunAt = -Infinity
    this.#next?.wake()
    return undefined
  }

  async read(signal: AbortSignal, reading: Reading, freshness?: Freshness): Promise<Outcome> {
    if (this.kept && (!this.#isStale || (freshness === 'recent' && this.#restMs() > 0))) return Result.succeed(this.kept.value)
    const current = this.#run?.isOutdated === true && !this.#run.isOverwritten ? undefined : this.#run
    return this.#join(current ?? this.#next ?? this.#lineUp(reading), signal)
  }

  #lineUp(reading: Reading): Run {
    const { promise: outcome, resolve, reject } = Promise.withResolvers<Outcome>()
    const run: Run = { outcome, over: new AbortController(), wake: () => undefined, waiting: 0, isOutdated: false, isOverwritten: false }
    this.#next = run
    this.#perform(run, reading).then(resolve, reject)
    return run
  }

  async #perform(run: Run, reading: Reading): Promise<Outcome> {
    if (this.#run !== undefined || this.#restMs() > 0) await this.#turnOf(run)
    if (this.#next === run) this.#next = undefined
    // Left while it rested: the reading refuses a call that is called off before it is made.
    if (run.over.signal.aborted) return reading(run.over.signal)
    this.#run = run
    let isAskedAgain = false
    try {
      while (!this.kept || this.#isStale) {
        Object.assign(run, { isOutdated: false, isOverwritten: false })
        this.#begunAt = performance.now()
        const outcome = await reading(run.over.signal)
        if (this.#run !== run) return outcome
        if (run.isOverwritten) continue
        if (Result.isFailure(outcome)) {
          // What was refused may be there by now: a file whose text is just being read.
          if (!run.isOutdated || isAskedAgain) return outcome
          isAskedAgain = true
          await this.#rest(run)
          if (this.#run !== run) return outcome
          continue
        }
        this.kept = { value: outcome.success }
        this.#isStale = run.isOutdated
        return outcome
      }
      return Result.succeed(this.kept.value)
    } finally {
      if (this.#run === run) this.#run = undefined
    }
  }

  async #turnOf(run: Run): Promise<void> {
    if (this.#run) await Promise.allSettled([this.#run.outcome])
    await this.#rest(run)
  }

  async #rest(run: Run): Promise<void> {
    const restMs = this.#restMs()
    if (restMs <= 0 || run.over.signal.aborted) return
    const { promise: rested, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, restMs)
    run.wake = resolve
    await rested
    clearTimeout(timer)
  }

  /** Only what a fact has made stale rests: what was refused or called off may be tried again at once. */
  #restMs(): number {
    return this.#isStale ? this.#begunAt + READING_MS - performance.now() : 0
  }

  async #join(run: Run, signal: AbortSignal): Promise<Outcome> {
    const leave = () => {
      run.waiting -= 1
      if (run.waiting > 0) return
      if (this.#run === run) this.#run = undefined
      if (this.#next === run) this.#next = undefined
      run.over.abort()
      run.wake()
    }
    run.waiting += 1
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
    const outcome = await run.outcome
    signal.removeEventListener('abort', leave)
    return outcome
  }
}
