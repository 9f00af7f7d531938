import * as Result from 'effect/Result'
import * as Schema from 'effect/Schema'
import { isServerCode } from '../../domain/failures/codeOf.ts'
import type { FailureCode } from '../../domain/failures/codes.ts'
import type { Failure } from '../../domain/failures/failure.ts'
import type { AnyEndpoint } from './contract/endpoint.ts'
import { FailureBody } from './contract/failure.ts'

export interface Parts {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

/** Where a call goes, and the text of its body. Throws for input that the contract does not take: a defect of the caller. */
export const encode = (endpoint: AnyEndpoint, { params = {}, query = {}, body = {} }: Parts) => {
  const places = Schema.encodeUnknownSync(endpoint.params)(params)
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(places[name] ?? ''))
  const search = new URLSearchParams(Schema.encodeUnknownSync(endpoint.query)(query)).toString()
  const takesBody = endpoint.method !== 'GET' && endpoint.method !== 'DELETE'
  return {
    target: search === '' ? path : `${path}?${search}`,
    body: takesBody ? JSON.stringify(Schema.encodeUnknownSync(endpoint.body)(body)) : undefined,
  }
}

export const decodeSuccess = (endpoint: AnyEndpoint, answer: unknown): Result.Result<unknown, Failure<'CONTRACT_BROKEN'>> =>
  Result.mapError(Schema.decodeUnknownResult(endpoint.success)(answer), () => ({ code: 'CONTRACT_BROKEN' }))

/** What a code carries beside its name; without it the answer breaks the contract. */
const CARRIED: Partial<Record<FailureCode, readonly Exclude<keyof typeof FailureBody.Type, 'message'>[]>> = {
  VALIDATION_FAILED: ['fields'],
  FOLDER_ALREADY_EXISTS: ['names'],
  ASSET_ALREADY_EXISTS: ['names'],
  STORAGE_SIZE_EXCEEDED: ['needed', 'available'],
  FILES_LIMIT_EXCEEDED: ['needed', 'available'],
  FILE_TYPE_NOT_SUPPORTED: ['names'],
  RATE_LIMITED: ['retryAfter'],
}

/** The failure that an answer tells, or the finding that it tells none. */
export const decodeFailure = (status: number, answer: unknown): Failure => {
  const body = Schema.decodeUnknownResult(FailureBody)(answer)
  if (Result.isSuccess(body)) {
    const { message: code, ...carried } = body.success
    // A code that the endpoint does not name still has its text; one that nobody names has the default one (specification section 8).
    if (!isServerCode(code)) return { code: 'UNEXPECTED' }
    const isWhole = (CARRIED[code] ?? []).every((key) => carried[key] !== undefined)
    return isWhole ? ({ ...carried, code } as Failure) : { code: 'CONTRACT_BROKEN' }
  }
  // A proxy or a broken server answers without a body of ours.
  if (status === 401) return { code: 'NOT_SIGNED_IN' }
  return { code: status === 502 || status === 503 || status === 504 ? 'UNAVAILABLE' : 'UNEXPECTED' }
}
