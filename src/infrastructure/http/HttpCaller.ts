import * as Result from 'effect/Result'
import { decode, decodeFailure, encode, type Parts } from './codec.ts'
import type { AnyEndpoint } from './contract/endpoint.ts'
import type { CallInput, FailureOf, SuccessOf } from './wireTypes.ts'

/** Milliseconds until a call without an answer counts as unreachable. */
const PATIENCE_MS = 30_000

const bodyOf = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  return text === '' ? {} : JSON.parse(text)
}

/** One call, made once: the only `fetch` of the application. It knows no session and tries nothing again. */
export class HttpCaller {
  readonly #base: string

  /** `base`: where the API is; empty for the page's own host. */
  constructor(base = '') {
    this.#base = base
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
    try {
      const response = await fetch(`${this.#base}${target}`, {
        method,
        credentials: 'include',
        signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
        headers: {
          ...headers,
          ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
          ...(resourceType === undefined ? {} : { 'X-Resource-Type': resourceType }),
          ...(organizationId === undefined ? {} : { 'X-Organization-Id': organizationId }),
        },
        ...(body === undefined ? {} : { body }),
      })
      const { ok, status } = response
      return { ok, status, answer: await bodyOf(response).catch((error: unknown) => this.#notJson(error)) }
    } catch {
      return undefined
    }
  }

  /** Text that is no JSON is an answer without a body of ours; a connection that broke meanwhile is none. */
  #notJson(error: unknown): undefined {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
