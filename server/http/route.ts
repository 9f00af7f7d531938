import type * as Result from 'effect/Result'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { ServerCode } from '../../src/domain/failures/codes.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { Language } from '../../src/domain/preferences/language.ts'
import type { AnyEndpoint, Endpoint, EVERYWHERE } from '../../src/infrastructure/contract/endpoint.ts'
import { type Policy, policyOf, type PublicPolicy, type SignedInPolicy } from '../access/policy.ts'
import type { Viewer } from '../access/viewer.ts'
import type { AuditKind } from '../../src/domain/activity/kinds.ts'
import type { ActionName, RIGHTS } from '../../src/domain/rights/rights.ts'
import type { Tenant } from '../database/tenant.ts'

type Everywhere = (typeof EVERYWHERE)[number]
export type Answer<Success, Code extends ServerCode> = Result.Result<Success, Failure<Code | Everywhere>>

/** What every handler gets: the decoded request. */
export interface Asked<Params, Query, Body> {
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** The caller's address, through trusted proxies only. */
  readonly address: string
  /** The interface's language for the caller, by Accept-Language. */
  readonly language: Language
  /** The Cookie header as it came; nothing in it is proven. */
  readonly cookie: string | undefined
  /** The Host header, of a name that the server is known by. */
  readonly host: string
  /** What the caller's browser says of itself; empty when it says nothing. */
  readonly userAgent: string
}

/** A signed-in call: who asks, and the one transaction everything happens in. A failed Result rolls it back. */
interface Call<Params, Query, Body> extends Asked<Params, Query, Body> {
  readonly viewer: Viewer
  readonly tenant: Tenant
}

type ModuleOf<Name extends ActionName> = (typeof RIGHTS)[Name] extends { readonly module: 'named' } ? { readonly resourceType: ResourceType } : object

/** What a call asks of others before its transaction: who asks, and transactions of its own, in each of which the session is checked. */
type Inquiry<Params, Query, Body> = Asked<Params, Query, Body> & Pick<Visit, 'viewer' | 'inTenant'>

/** Sets what an answer needs beside its body, such as a cookie. */
export type Dress = (reply: FastifyReply) => void

/** A call of the contract with its policy. Made by {@link route} or {@link publicRoute} only. */
export interface ContractRoute {
  readonly kind: 'contract'
  readonly endpoint: AnyEndpoint
  readonly policy: Policy
  /** What a refused attempt is recorded as; a successful one records itself, in its transaction. */
  readonly audits?: AuditKind
  /** Only reads, and quickly: what a session asks for at once shares a transaction. */
  readonly batched?: true
  /** Asked before, so that no transaction waits for what may take seconds. */
  readonly inquire?: (inquiry: Inquiry<unknown, unknown, unknown>) => Promise<unknown>
  readonly handleSignedIn?: (
    call: Call<unknown, unknown, unknown> & { readonly resourceType: ResourceType },
  ) => Promise<Answer<unknown, ServerCode>>
  readonly handlePublic?: (asked: Asked<unknown, unknown, unknown>, dress: (how: Dress) => void) => Promise<Answer<unknown, ServerCode>>
}

/** Who is let through to a {@link StreamRoute}. */
export interface Visit {
  readonly viewer: Viewer
  /** Of the X-Resource-Type header, where the policy asks for it. */
  readonly resourceType: ResourceType | undefined
  /** A later step of a long answer: a transaction of its own, in which the session is checked again. Throws SessionEnded. */
  readonly inTenant: <A>(work: (tenant: Tenant) => Promise<A>) => Promise<A>
  /** What a file brings is done in such a step, and once for the key that its request may have (Idempotency-Key): as a contract's call is. */
  readonly once: <A, Code extends ServerCode>(file: Uint8Array, work: (tenant: Tenant) => Promise<Answer<A, Code>>) => Promise<Answer<A, Code>>
  /** What the same file is answered from now on under the key of its request. */
  readonly onceAnswered: (file: Uint8Array, answer: object) => Promise<void>
}

/**
 * An address whose answer is no JSON document of the contract: files, event streams, the tus protocol. `authorisation` says what
 * proves the session: the bearer header, or the cookie of the session that the path names (`/v1/s/:sessionId/...`).
 */
export interface StreamRoute<Found = unknown> {
  readonly kind: 'stream'
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE' | 'OPTIONS'
  readonly path: `/v1/${string}`
  readonly summary: string
  readonly authorisation: 'bearer' | 'cookie'
  readonly policy: SignedInPolicy
  readonly audits?: AuditKind
  /** The page of the public address may read it from the host of streams, with its own headers; what a cookie authorises it always may. */
  readonly readByPublicPage?: true
  /** The body stays unread, for `answer` to stream. */
  readonly rawBody?: true
  /**
   * Finds what is asked for, in the transaction that also checks the session. Its failure becomes the answer. By cookie it only reads:
   * requests of one session share a transaction.
   */
  readonly look: (visit: Visit & { readonly tenant: Tenant }, request: FastifyRequest) => Promise<Answer<Found, ServerCode>>
  /** Answers by `reply` (also hijacked), outside any transaction. */
  readonly answer: (found: Found, visit: Visit, request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

export type Route = ContractRoute | StreamRoute

/** What a call does, by its name in the table of rights, and how it is told and read. */
interface Doing<Name extends ActionName> {
  readonly action: Name
  readonly audits?: AuditKind
  readonly batched?: true
}

/** A call for signed-in people: the table of rights says for whom of them. */
export const route = <Params, Query, Body, Success, Code extends ServerCode, Name extends ActionName>(
  endpoint: Endpoint<Params, Query, Body, Success, Code>,
  { action, audits, batched }: Doing<Name>,
  handle: (call: Call<Params, Query, Body> & ModuleOf<Name>) => Promise<Answer<Success, Code>>,
): ContractRoute => ({
  kind: 'contract',
  endpoint,
  policy: policyOf(action),
  ...(audits === undefined ? {} : { audits }),
  ...(batched === undefined ? {} : { batched }),
  handleSignedIn: handle as unknown as NonNullable<ContractRoute['handleSignedIn']>,
})

/** The same where others are asked first, outside of its transaction: what they say is `found`. Its session is known to hold before anybody is asked. */
export const inquiringRoute = <Params, Query, Body, Success, Code extends ServerCode, Name extends ActionName, Found>(
  endpoint: Endpoint<Params, Query, Body, Success, Code>,
  doing: Doing<Name>,
  inquire: (inquiry: Inquiry<Params, Query, Body> & ModuleOf<Name>) => Promise<Found>,
  handle: (call: Call<Params, Query, Body> & ModuleOf<Name> & { readonly found: Found }) => Promise<Answer<Success, Code>>,
): ContractRoute => ({
  ...route(endpoint, doing, handle as unknown as (call: Call<Params, Query, Body> & ModuleOf<Name>) => Promise<Answer<Success, Code>>),
  inquire: inquire as unknown as NonNullable<ContractRoute['inquire']>,
})

/** A call for anybody. It has no organization, so it has no transaction either. */
export const publicRoute = <Params, Query, Body, Success, Code extends ServerCode>(
  endpoint: Endpoint<Params, Query, Body, Success, Code>,
  policy: PublicPolicy,
  handle: (asked: Asked<Params, Query, Body>, dress: (how: Dress) => void) => Promise<Answer<Success, Code>>,
): ContractRoute => ({
  kind: 'contract',
  endpoint,
  policy,
  handlePublic: handle as unknown as NonNullable<ContractRoute['handlePublic']>,
})

export const streamRoute = <Found>({ action, ...rest }: Omit<StreamRoute<Found>, 'kind' | 'policy'> & { readonly action: ActionName }): StreamRoute =>
  ({ kind: 'stream', policy: policyOf(action), ...rest }) as unknown as StreamRoute
