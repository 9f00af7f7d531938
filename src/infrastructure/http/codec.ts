import * as Result from 'effect/Result'
import type * as Schema from 'effect/Schema'
import { isServerCode } from '../../domain/failures/codeOf.ts'
import type { FailureCode } from '../../domain/failures/codes.ts'
import type { Failure } from '../../domain/failures/failure.ts'
import type { AnyEndpoint } from '../contract/endpoint.ts'
import { FailureBody } from '../contract/failure.ts'
import { fit } from '../contract/shape.ts'
import { shapeOf } from '../contract/shapeOf.ts'

export interface Parts {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

const encodePart = (schema: Schema.Top, part: unknown): object => {
  const encoded = fit(shapeOf(schema), part)
  if (typeof encoded !== 'object' || encoded === null) throw new TypeError('The contract does not take this input')
  return encoded
}

/** In the order of the contract: the same question goes to the same address, whoever asks it. */
const encodeStrings = (schema: Schema.Top, part: unknown): Record<string, string> => {
  const [shape, encoded] = [shapeOf(schema), new Map<string, unknown>(Object.entries(encodePart(schema, part)))]
  const keys = typeof shape === 'object' && 'fields' in shape ? Object.keys(shape.fields) : []
  return Object.fromEntries(keys.filter((key) => encoded.has(key)).map((key) => [key, String(encoded.get(key))]))
}

/** Where a call goes, and the text of its body. Throws for input that the contract does not take: a defect of the caller. */
export const encode = (endpoint: AnyEndpoint, { params = {}, query = {}, body = {} }: Parts) => {
  const places = encodeStrings(endpoint.params, params)
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(places[name] ?? ''))
  const search = new URLSearchParams(encodeStrings(endpoint.query, query)).toString()
  const takesBody = endpoint.method !== 'GET' && endpoint.method !== 'DELETE'
  return {
    target: search === '' ? path : `${path}?${search}`,
    body: takesBody ? JSON.stringify(encodePart(endpoint.body, body)) : undefined,
  }
}

type Broken = Failure<'CONTRACT_BROKEN'>

/** What was told, as the contract has it. */
export const decode = <Type>(schema: Schema.Codec<Type, unknown>, input: unknown): Result.Result<Type, Broken> => {
  const value = fit(shapeOf(schema), input)
  return value === undefined ? Result.fail({ code: 'CONTRACT_BROKEN' }) : Result.succeed(value as Type)
}

/** The same of a JSON text. */
export const decodeJson = <Type>(schema: Schema.Codec<Type, unknown>, text: string): Result.Result<Type, Broken> => decode(schema, jsonOf(text))

/** The value of a JSON text; undefined for a text that is none. */
export const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What a code carries beside its name; without it the answer breaks the contract. */
const CARRIED: Partial<Record<FailureCode, readonly Exclude<keyof typeof FailureBody.Type, 'message'>[]>> = {
  VALIDATION_FAILED: ['fields'],
  FOLDER_ALREADY_EXISTS: ['names'],
  ASSET_ALREADY_EXISTS: ['names'],
  CONTACT_ALREADY_EXISTS: ['existing'],
  STORAGE_SIZE_EXCEEDED: ['needed', 'available'],
  FILES_LIMIT_EXCEEDED: ['needed', 'available'],
  FILE_TYPE_NOT_SUPPORTED: ['names'],
  PERMISSION_NOT_HELD: ['names'],
  RATE_LIMITED: ['retryAfter'],
}

/** The failure that an answer tells, or the finding that it tells none. */
export const decodeFailure = (status: number, answer: unknown): Failure => {
  const body = decode(FailureBody, answer)
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
