import { randomUUID } from 'node:crypto'
import { isIdleFor, lastActed } from '../../src/domain/session/idle.ts'
import { judgeSpentToken, sessionLifetime } from '../../src/domain/session/lifetimes.ts'
import { record } from '../audit/record.ts'
import type { Database } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import { inTenant, type Tenant } from '../database/tenant.ts'
import { isOrganizationBlocked, type Block } from './blocked.ts'
import { FORGET_ATTEMPTS } from '../authentication/attempts.ts'
import { READ_CLAIMS, principalOf } from '../authentication/claims.ts'
import { hashOf, newRefreshToken, organizationOf, successorOf } from './refreshToken.ts'
import type { Principal } from '../authentication/principal.ts'

export interface Opened {
  readonly principal: Principal
  readonly remembered: boolean
  readonly refreshToken: string
}

interface SpentRow {
  readonly session_id: string
  /** Seconds since 1970, by the database's clock. */
  readonly spent_at: number | null
  readonly now: number
}

const OPEN = sql(`
  insert into sessions (id, organization_id, user_id, remembered, expires_at, user_agent, address)
  values ($1, $2, $3, $4, now() + make_interval(secs => least($5, (select session_hours * 3600 from organizations where id = $2))), $6, $7)`)
const SPEND = sql<{ session_id: string }>('update refresh_tokens set spent_at = now() where hash = $1 and spent_at is null returning session_id')
const SPENT = sql<SpentRow>(`select session_id, extract(epoch from spent_at)::float8 as spent_at, extract(epoch from clock_timestamp())::float8 as now
  from refresh_tokens where hash = $1`)
const IS_BLOCKED = sql<{ blocked: boolean }>(`select user_.blocked_at is not null as blocked
  from refresh_tokens token
  join sessions session_ on session_.organization_id = token.organization_id and session_.id = token.session_id
  join users user_ on user_.organization_id = session_.organization_id and user_.id = session_.user_id
  where token.hash = $1 and user_.deleted_at is null`)
const ADD = sql('insert into refresh_tokens (hash, organization_id, session_id) values ($1, $2, $3)')
const READ_SESSION = sql<SessionRow>(`select organization_.idle_minutes as "idleMinutes", extract(epoch from now())::float8 as now,
    extract(epoch from session_.acted_at)::float8 as "actedAt", extract(epoch from session_.used_at)::float8 as "renewedAt"
  from sessions session_ join organizations organization_ on organization_.id = session_.organization_id
  where session_.id = $1`)
const USE = sql('update sessions set used_at = now(), acted_at = to_timestamp($2) where id = $1')
const END = sql('update sessions set ended_at = now() where id = $1 and ended_at is null')

interface SessionRow {
  readonly idleMinutes: number | null
  /** Seconds since 1970, by the database's clock. */
  readonly now: number
  readonly actedAt: number
  readonly renewedAt: number
}

/** Notes that a session is renewed, and when somebody last did something in it. False: too long ago, so it ends. */
const use = async (tenant: Tenant, sessionId: string, idleSeconds: number): Promise<boolean> => {
  const [row] = await tenant.query(READ_SESSION, [sessionId])
  if (row === undefined) return false
  const acted = lastActed(row, idleSeconds)
  const isOver = isIdleFor(row.idleMinutes, acted, row.now)
  await tenant.query(isOver ? END : USE, isOver ? [sessionId] : [sessionId, acted])
  return !isOver
}

/** What somebody signs in with, and from where. */
export interface Client {
  readonly userAgent: string
  readonly address: string
}

/** Opens, continues and ends sessions. */
export class SessionService {
  readonly #database: Database
  readonly #key: Uint8Array

  constructor(database: Database, refreshKey: Uint8Array) {
    this.#database = database
    this.#key = refreshKey
  }

  /** A new session of somebody whose password was right. Undefined: they were blocked in that moment. */
  async open(organizationId: string, userId: string, rememberMe: boolean, forget: Buffer, { userAgent, address }: Client): Promise<Opened | undefined> {
    return inTenant(this.#database, organizationId, async (tenant) => {
      const sessionId = randomUUID()
      const refreshToken = newRefreshToken(organizationId)
      await tenant.query(FORGET_ATTEMPTS, [forget])
      await tenant.query(OPEN, [sessionId, organizationId, userId, rememberMe, sessionLifetime(rememberMe), userAgent, address])
      await tenant.query(ADD, [hashOf(refreshToken), organizationId, sessionId])
      const claims = await this.#claims(tenant, sessionId)
      if (claims === undefined) return undefined
      await record(tenant, claims.principal.viewer, { kind: 'login' })
      return { ...claims, refreshToken }
    })
  }

  /**
   * Spends a refresh token for the next one. A token that was spent within the grace leads to the same next one; after that it was
   * stolen, and the session ends, as it does without use. Undefined: no session, or no longer.
   */
  async refresh(token: string, idleSeconds = 0): Promise<Opened | undefined> {
    const organizationId = organizationOf(token)
    if (organizationId === undefined) return undefined
    return inTenant(this.#database, organizationId, async (tenant) => {
      const [spent] = await tenant.query(SPEND, [hashOf(token)])
      if (spent === undefined) return this.#repeat(tenant, token)
      if (!(await use(tenant, spent.session_id, idleSeconds))) return undefined
      const refreshToken = successorOf(this.#key, token)
      await tenant.query(ADD, [hashOf(refreshToken), organizationId, spent.session_id])
      const claims = await this.#claims(tenant, spent.session_id)
      return claims === undefined ? undefined : { ...claims, refreshToken }
    })
  }

  /** What keeps out whoever holds a refresh token, spent or not. Undefined: neither they nor their organization are blocked. */
  async blockOf(token: string): Promise<Block | undefined> {
    const organizationId = organizationOf(token)
    if (organizationId === undefined) return undefined
    const [found] = await inTenant(this.#database, organizationId, (tenant) => tenant.query(IS_BLOCKED, [hashOf(token)]))
    if (found === undefined) return undefined
    if (await isOrganizationBlocked(this.#database, organizationId)) return 'ORGANIZATION_BLOCKED'
    return found.blocked ? 'USER_BLOCKED' : undefined
  }

  /** Ends the session of a refresh token, spent or not. Answers its identifier. */
  async end(token: string): Promise<string | undefined> {
    const organizationId = organizationOf(token)
    if (organizationId === undefined) return undefined
    return inTenant(this.#database, organizationId, async (tenant) => {
      const [found] = await tenant.query(SPENT, [hashOf(token)])
      const claims = found === undefined ? undefined : await this.#claims(tenant, found.session_id)
      if (found === undefined || claims === undefined) return undefined
      await tenant.query(END, [found.session_id])
      await record(tenant, claims.principal.viewer, { kind: 'logout' })
      return found.session_id
    })
  }

  async #repeat(tenant: Tenant, token: string): Promise<Opened | undefined> {
    let latest = token
    for (;;) {
      const [row] = await tenant.query(SPENT, [hashOf(latest)])
      if (row === undefined) return undefined
      if (row.spent_at === null) {
        const claims = await this.#claims(tenant, row.session_id)
        return claims === undefined ? undefined : { ...claims, refreshToken: latest }
      }
      if (latest === token && judgeSpentToken(row.spent_at, row.now) === 'stolen') {
        await tenant.query(END, [row.session_id])
        return undefined
      }
      latest = successorOf(this.#key, latest)
    }
  }

  async #claims(tenant: Tenant, sessionId: string): Promise<Omit<Opened, 'refreshToken'> | undefined> {
    const [row] = await tenant.query(READ_CLAIMS, [tenant.organizationId, sessionId])
    return row === undefined ? undefined : { principal: principalOf(tenant.organizationId, sessionId, row), remembered: row.remembered }
  }
}
