import * as Result from 'effect/Result'
import type { EarlyAnswer } from './preloadedCalls.ts'
import { NOTHING_PRELOADED, type Preloaded } from './Preloaded.ts'
import { decode, decodeFailure, encode, jsonOf, type Parts } from './codec.ts'
import type { AnyEndpoint } from '../contract/endpoint.ts'
import type { CallInput, FailureOf, SuccessOf } from './wireTypes.ts'

/** Milliseconds until a call without an answer counts as unreachable. */
const TIMEOUT_MS = 30_000

/** Bytes that a file travels at least in each of them: whoever has less uploads for long, and is not cut off. */
const SLOWEST = 32

const timeLimit = (file: Blob | undefined): number => TIMEOUT_MS + Math.ceil((file?.size ?? 0) / SLOWEST)

const answerTo = async (response: Response): Promise<EarlyAnswer> => ({ ok: response.ok, status: response.status, text: await response.text() })

/** Text that is no JSON is an answer without a body of ours. */
const bodyOf = (text: string): unknown => (text === '' ? {} : jsonOf(text))

/** One call, made once. It knows no session and tries nothing again. */
export class HttpCaller {
  readonly #base: string
  readonly #preloaded: Preloaded

  /** `base`: where the API is; empty for the page's own host. `preloaded`: what has been asked there already. */
  constructor(base = '', preloaded: Preloaded = NOTHING_PRELOADED) {
    this.#base = base
    this.#preloaded = preloaded
  }

  async call<E extends AnyEndpoint>(
    endpoint: E,
    input: CallInput<E>,
    headers: Readonly<Record<string, string>>,
  ): Promise<Result.Result<SuccessOf<E>, FailureOf<E>>> {
    const { target, body } = encode(endpoint, input as Parts)
    const answered = await this.#answer(endpoint.method, target, input.file ?? body, headers, input)
    if (answered === undefined) return Result.fail({ code: 'UNREACHABLE' })
    const { ok, status, answer } = answered
    const outcome = ok ? decode(endpoint.success, answer) : Result.fail(decodeFailure(status, answer))
    return outcome as Result.Result<SuccessOf<E>, FailureOf<E>>
  }

  async #answer(
    method: string,
    target: string,
    body: string | Blob | undefined,
    headers: Readonly<Record<string, string>>,
    { resourceType, organizationId, signal }: Pick<CallInput<AnyEndpoint>, 'resourceType' | 'organizationId' | 'signal'>,
  ) {
    const sent = {
      ...headers,
      ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
      ...(resourceType === undefined ? {} : { 'X-Resource-Type': resourceType }),
      ...(organizationId === undefined ? {} : { 'X-Organization-Id': organizationId }),
    }
    const content = body === undefined ? {} : { body }
    const limits = { credentials: 'include', signal: AbortSignal.any([signal, AbortSignal.timeout(timeLimit(body instanceof Blob ? body : undefined))]) } as const
    try {
      const early = method === 'GET' ? this.#preloaded.answer(target, sent) : undefined
      const { ok, status, text } = await (early ?? answerTo(await fetch(`${this.#base}${target}`, { ...limits, ...content, method, headers: sent })))
      return { ok, status, answer: bodyOf(text) }
    } catch {
      return undefined
    }
  }
}
