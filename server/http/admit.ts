import type { FastifyRequest } from 'fastify'
import * as Result from 'effect/Result'
import type pg from 'pg'
import { hasGlobalRole } from '../../src/domain/access/evaluate.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { isUuid } from '../../src/domain/validation/uuid.ts'
import { ask, followed } from '../database/sql.ts'
import type { Database } from '../database/connect.ts'
import { ofDatabase } from '../database/ofDatabase.ts'
import { transact, type Tenant } from '../database/tenant.ts'
import type { Viewer } from '../access/viewer.ts'
import type { AccessTokens } from '../authentication/accessToken.ts'
import { featuresOf, modulesOf, READ_CLAIMS, principalOf } from '../authentication/claims.ts'
import { claimedSession, isForeign, isProven, isSameClaim, type ClaimedSession } from '../authentication/cookie.ts'
import { FairQueue, type Caller } from '../authentication/FairQueue.ts'
import type { Keys } from '../authentication/keys.ts'
import { enteringOf, openingFor, type Principal } from '../authentication/principal.ts'
import { ReadBatch } from './ReadBatch.ts'

/** Somebody whose token or cookie is right; each transaction of theirs first checks that it still holds. */
export interface Admitted {
  readonly viewer: Viewer
  readonly inTenant: <A>(work: (tenant: Tenant) => Promise<A>, isReadOnly?: boolean) => Promise<A>
  /** For what only reads: in one transaction with what the session asks for at the same time. */
  readonly read: <A>(work: (tenant: Tenant) => Promise<A>) => Promise<A>
}

export interface AdmissionParts {
  readonly database: Database
  readonly tokens: AccessTokens
  readonly keys: Keys
  /** Origins of ours from which cookie-authorised addresses may be asked. */
  readonly origins: readonly string[]
}

type Refused = Failure<'NOT_SIGNED_IN' | 'PERMISSION_DENIED' | 'NOT_FOUND'>
type Admission = Result.Result<Admitted, Refused>

const NOT_SIGNED_IN: Admission = Result.fail({ code: 'NOT_SIGNED_IN' })

interface Turns {
  readonly ofPerson: FairQueue
  readonly ofOrganization: FairQueue
}

/** Transactions of one person that wait. */
const MOST_WAITING = 200

const endlessly = { all: Infinity, strangers: Infinity }

/** Of the connections of requests one person's may hold two thirds at once, and one organization's all but one; of few, as many as one person's. */
const turnsOf = ofDatabase(({ options: { max: connections } }: pg.Pool): Turns => {
  const ofPerson = Math.ceil((connections * 2) / 3)
  return {
    ofPerson: new FairQueue({ atOnce: { ...endlessly, line: ofPerson }, waiting: { all: Infinity, line: MOST_WAITING, account: Infinity } }),
    ofOrganization: new FairQueue({ atOnce: { ...endlessly, line: Math.max(ofPerson, connections - 1) }, waiting: { all: Infinity, line: Infinity, account: Infinity } }),
  }
})

/** Runs a transaction of somebody's in their turn, and in that of their organization. */
const inTurn = <A>({ pool }: Database, { viewer: { userId, organization } }: Principal, work: () => Promise<A>): Promise<A> => {
  const turns = turnsOf({ database: pool })
  const of = (line: string): Caller => ({ isKnown: true, line, account: line })
  return turns.ofPerson.run(of(userId), () => turns.ofOrganization.run(of(organization.id), work))
}

/** As long as what was remembered of a token or cookie. */
const batches = new WeakMap<Principal, ReadBatch>()

const admitted = (database: Database, principal: Principal): Admitted => {
  const inTenant: Admitted['inTenant'] = (work, isReadOnly) =>
    inTurn(database, principal, () => transact(database.pool, principal.viewer.organization.id, openingFor(principal), work, { isReadOnly }))
  const batch = batches.get(principal) ?? new ReadBatch(inTenant)
  batches.set(principal, batch)
  return { viewer: principal.viewer, inTenant, read: (work) => batch.read(work) }
}

/** A super administrator at work in another organization: with its modules and features. */
const visiting = async (database: Database, principal: Principal, target: string): Promise<Admission> => {
  if (!isUuid(target)) return Result.fail({ code: 'NOT_FOUND' })
  const opening = followed(openingFor(principal), enteringOf(target))
  const inTarget: Admitted['inTenant'] = (work, isReadOnly) => inTurn(database, principal, () => transact(database.pool, target, opening, work, { isReadOnly }))
  const [entered] = await inTurn(database, principal, () => transact(database.pool, target, opening, (_tenant, opened) => opened, { isReadOnly: true }))
  if (entered === undefined) return Result.fail({ code: 'NOT_FOUND' })
  const viewer: Viewer = {
    ...principal.viewer,
    organization: { id: target, name: entered.name },
    modules: modulesOf(entered.modules),
    features: featuresOf(entered.features),
    // Restrictions are an organization's for its own users.
    restricted: false,
  }
  const batch = new ReadBatch(inTarget)
  return Result.succeed({ viewer, inTenant: inTarget, read: (work) => batch.read(work) })
}

/** In the organization that is named, or in the own one. Only super administrators work in another. */
const inOrganization = async (database: Database, principal: Principal, target: string | undefined): Promise<Admission> => {
  if (target === undefined || target === principal.viewer.organization.id) return Result.succeed(admitted(database, principal))
  if (hasGlobalRole(principal.viewer.globalRoles, ['Super Admin'])) return visiting(database, principal, target)
  await admitted(database, principal).inTenant(async () => undefined, true)
  return Result.fail({ code: 'PERMISSION_DENIED' })
}

/** By the bearer token, and the organization header, which names another organization for super administrators alone. */
export const admitByToken = async ({ database, tokens }: AdmissionParts, request: FastifyRequest): Promise<Admission> => {
  const { authorization } = request.headers
  if (authorization === undefined || !/^bearer /i.test(authorization)) return NOT_SIGNED_IN
  const principal = await tokens.verify(authorization.slice('bearer '.length))
  if (principal === undefined) return NOT_SIGNED_IN
  const target = request.headers['x-organization-id']
  return inOrganization(database, principal, target === undefined ? undefined : String(target))
}

/** The most sessions whose claims are remembered between requests; each use still asks the database whether they hold. */
const MOST_REMEMBERED = 2000

/** Somebody who was admitted, and the cookie that proved it: to prove it anew would take a fifth of what a thumbnail costs. */
interface Remembered {
  readonly claim: ClaimedSession
  readonly admitted: Admitted
}

/** What cannot carry the organization header names the organization in its query. */
const targetOf = (request: FastifyRequest): string | undefined => {
  const { organization } = request.query as { readonly organization?: unknown }
  if (organization === undefined) return undefined
  // Named twice it names none.
  return typeof organization === 'string' ? organization : ''
}

/**
 * By the cookie of the session that the path names, and the organization in its query, for super administrators alone. What is remembered is of the own
 * organization: what a visited one has by now is asked each time, since nothing of the session changes with it.
 */
export class CookieAdmission {
  readonly #parts: AdmissionParts
  readonly #known = new Map<string, Remembered>()

  constructor(parts: AdmissionParts) {
    this.#parts = parts
  }

  async admit(request: FastifyRequest): Promise<Admission> {
    const { keys, origins } = this.#parts
    if (isForeign(request, origins)) return Result.fail({ code: 'PERMISSION_DENIED' })
    const claim = claimedSession(request)
    if (claim === undefined) return Result.fail({ code: 'NOT_SIGNED_IN' })
    const target = targetOf(request)
    const known = target === undefined ? this.#known.get(claim.sessionId) : undefined
    if (known !== undefined && isSameClaim(known.claim, claim)) return Result.succeed(known.admitted)
    return isProven(keys.cookie, claim) ? this.#read(claim, target) : Result.fail({ code: 'NOT_SIGNED_IN' })
  }

  /** The claims turned out to be old: they are read anew for the next try. */
  forget(sessionId: string): void {
    this.#known.delete(sessionId)
  }

  async #read(claim: ClaimedSession, target: string | undefined): Promise<Admission> {
    const { organizationId, sessionId } = claim
    const [row] = await ask(this.#parts.database.pool, READ_CLAIMS, [organizationId, sessionId])
    if (row === undefined) return Result.fail({ code: 'NOT_SIGNED_IN' })
    const admission = await inOrganization(this.#parts.database, principalOf(organizationId, sessionId, row), target)
    if (Result.isFailure(admission) || target !== undefined) return admission
    const oldest = this.#known.size >= MOST_REMEMBERED ? this.#known.keys().next().value : undefined
    if (oldest !== undefined) this.#known.delete(oldest)
    this.#known.set(sessionId, { claim, admitted: admission.success })
    return admission
  }
}
