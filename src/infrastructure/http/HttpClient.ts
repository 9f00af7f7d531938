import * as Result from 'effect/Result'
import type { Credentials } from '../../application/session/Credentials.ts'
import { queryIsRetried, retryable } from '../../domain/failures/retry.ts'
import type { AnyEndpoint } from '../contract/endpoint.ts'
import type { HttpCaller } from './HttpCaller.ts'
import type { CallInput, FailureOf, SuccessOf } from './wireTypes.ts'

type Outcome<E extends AnyEndpoint> = Result.Result<SuccessOf<E>, FailureOf<E>>

/** Milliseconds before a query that failed in passing is tried again. */
const PAUSE_MS = 250

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** Calls in the name of the session (specification section 7), with the retries of section 8. */
export class HttpClient {
  readonly #caller: HttpCaller
  readonly #credentials: Credentials
  readonly #language: () => string

  constructor(caller: HttpCaller, credentials: Credentials, language: () => string) {
    this.#caller = caller
    this.#credentials = credentials
    this.#language = language
  }

  /** A call that changes nothing: tried once again on any failure but 401. */
  async query<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>): Promise<Outcome<E>> {
    for (let attempt = 0; ; attempt += 1) {
      const outcome = await this.#signed(endpoint, input, {})
      if (Result.isSuccess(outcome) || input.signal.aborted || !queryIsRetried(outcome.failure.code, attempt)) return outcome
      if (retryable(outcome.failure.code)) await pause(PAUSE_MS)
    }
  }

  /**
   * A call that changes something: tried again only when its answer was lost, under the key by which the server knows it again. `once`: the key,
   * where more calls than this one are the same.
   */
  async mutate<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>, once: string = crypto.randomUUID()): Promise<Outcome<E>> {
    const key = { 'Idempotency-Key': once }
    const outcome = await this.#signed(endpoint, input, key)
    const isLost = Result.isFailure(outcome) && outcome.failure.code === 'UNREACHABLE' && !input.signal.aborted
    if (!isLost) return outcome
    await pause(PAUSE_MS)
    return this.#signed(endpoint, input, key)
  }

  /** A call whose answer is a secret: made once, without a key under which the answer would be kept. */
  confide<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>): Promise<Outcome<E>> {
    return this.#signed(endpoint, input, {})
  }

  /** A refused token is renewed once, and the call made once more. */
  async #signed<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>, extra: Readonly<Record<string, string>>): Promise<Outcome<E>> {
    const current = this.#credentials.current()
    const held = current instanceof Promise ? await current : current
    const outcome = await this.#caller.call(endpoint, input, { ...this.#headers(held), ...extra })
    if (held === undefined || Result.isSuccess(outcome) || outcome.failure.code !== 'NOT_SIGNED_IN') return outcome
    const renewal = await this.#credentials.renew(held.token)
    if (renewal === 'unreachable') return Result.fail({ code: 'UNREACHABLE' })
    if (renewal === 'refused' || input.signal.aborted) return outcome
    return this.#caller.call(endpoint, input, { ...this.#headers(await this.#credentials.current()), ...extra })
  }

  /** What every call carries (specification section 7), also those that are made by a protocol of their own. */
  async headers(): Promise<Readonly<Record<string, string>>> {
    return this.#headers(await this.#credentials.current())
  }

  #headers(held: Awaited<ReturnType<Credentials['current']>>): Readonly<Record<string, string>> {
    const language = { 'Accept-Language': this.#language() }
    return held === undefined ? language : { ...language, Authorization: `Bearer ${held.token}`, 'X-Organization-Id': held.organizationId }
  }
}
