import * as Result from 'effect/Result'
import type { FailureCode } from '../../domain/failures/codes.ts'
import type { Failure } from '../../domain/failures/failure.ts'

type Fault =
  { readonly kind: 'failure'; readonly failure: Failure; times: number } | { readonly kind: 'hold'; readonly until: Promise<void> }

/** What goes wrong with calls of in-memory adapters, by the name of the call (`folders.read`). */
export class Faults {
  readonly #faults = new Map<string, Fault>()

  /** The next calls fail, all of them unless told how many. */
  fail(call: string, failure: Failure, times = Infinity): void {
    this.#faults.set(call, { kind: 'failure', failure, times })
  }

  /** Calls are not answered until the hold is released. */
  hold(call: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#faults.set(call, { kind: 'hold', until: promise })
    return () => {
      this.mend(call)
      resolve()
    }
  }

  mend(call: string): void {
    this.#faults.delete(call)
  }

  /** What a call meets: nothing, a failure, or a wait that ends with the hold or with the caller. */
  async meet<Code extends FailureCode>(call: string, signal: AbortSignal): Promise<Failure<Code> | undefined> {
    const fault = this.#faults.get(call)
    if (fault?.kind === 'hold') await Promise.race([fault.until, aborted(signal)])
    if (fault?.kind !== 'failure') return undefined
    fault.times -= 1
    if (fault.times <= 0) this.mend(call)
    return fault.failure as Failure<Code>
  }

  /** What a call is answered: what goes wrong with it, or else the answer. */
  async answer<Outcome>(call: string, signal: AbortSignal, answer: () => Outcome | Promise<Outcome>): Promise<Outcome | Result.Result<never>> {
    const fault = await this.meet(call, signal)
    return fault ? Result.fail(fault as never) : answer()
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
