import * as Schema from 'effect/Schema'
import type { ServerCode } from '../../domain/failures/codes.ts'

/** What any endpoint may answer beside the failures it names. */
export const EVERYWHERE = [
  'VALIDATION_FAILED',
  'NOT_SIGNED_IN',
  'PERMISSION_DENIED',
  'NOT_FOUND',
  'RATE_LIMITED',
  'PAYLOAD_TOO_LARGE',
  'UNAVAILABLE',
  'UNEXPECTED',
] as const satisfies readonly ServerCode[]

type Wire<Type> = Schema.Codec<Type, unknown>
type Strings<Type> = Schema.Codec<Type, Readonly<Record<string, string>>>

/**
 * One call of the API, written once for the web app, the server and the OpenAPI document: where it goes, what it takes, what it
 * answers and which codes it can fail with. `path` is in `:name` style; `params` and `query` decode from strings.
 */
export interface Endpoint<Params, Query, Body, Success, Code extends ServerCode> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  readonly path: `/v1/${string}`
  /** One line for the OpenAPI document. */
  readonly summary: string
  readonly params: Strings<Params>
  readonly query: Strings<Query>
  readonly body: Wire<Body>
  readonly success: Wire<Success>
  readonly failures: readonly Code[]
  /** What takes long is only begun, and answered as 202: then what is begun stands in the answer by this name. */
  readonly later?: string
}

export type AnyEndpoint = Endpoint<unknown, unknown, unknown, unknown, ServerCode>
export type FailureCodeOf<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer _S, infer Code> ? Code | (typeof EVERYWHERE)[number] : never

const nothing = Schema.Struct({})

interface Parts<Params, Query, Body, Success, Code extends ServerCode> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  readonly path: `/v1/${string}`
  readonly summary: string
  readonly params?: Strings<Params>
  readonly query?: Strings<Query>
  readonly body?: Wire<Body>
  readonly success: Wire<Success>
  readonly failures: readonly Code[]
  readonly later?: string
}

/** Declares an endpoint; what is left out takes nothing. */
export const endpoint = <Success, Code extends ServerCode, Params = unknown, Query = unknown, Body = unknown>(
  parts: Parts<Params, Query, Body, Success, Code>,
): Endpoint<Params, Query, Body, Success, Code> => ({
  params: nothing as unknown as Strings<Params>,
  query: nothing as unknown as Strings<Query>,
  body: nothing as unknown as Wire<Body>,
  ...parts,
})
