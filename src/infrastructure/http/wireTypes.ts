import type { CLIENT_SIDE } from '../../domain/failures/codes.ts'
import type { Failure } from '../../domain/failures/failure.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Endpoint, FailureCodeOf } from '../contract/endpoint.ts'

type PartsOf<E> =
  E extends Endpoint<infer Params, infer Query, infer Body, infer Success, infer _Code>
    ? { readonly params: Params; readonly query: Query; readonly body: Body; readonly success: Success }
    : never

/** What a call of an endpoint takes; parts that it does not have are left out. */
export type CallInput<E> = {
  readonly [Part in 'params' | 'query' | 'body' as unknown extends PartsOf<E>[Part] ? never : Part]: PartsOf<E>[Part]
} & {
  /** The module it is about, in the X-Resource-Type header. */
  readonly resourceType?: ResourceType
  /** Another organization than the token's, in the X-Organization-Id header: for super administrators. */
  readonly organizationId?: string
  /** Sent as it is, in place of a JSON body. */
  readonly file?: Blob
  readonly signal: AbortSignal
}

export type SuccessOf<E> = PartsOf<E>['success']
export type FailureOf<E> = Failure<FailureCodeOf<E> | (typeof CLIENT_SIDE)[number]>
