import { randomUUID } from 'node:crypto'
import { REFUSAL_INTERVAL } from '../../src/domain/activity/refused.ts'
import type { StepMethod } from '../../src/domain/session/twoFactor.ts'
import { record } from '../audit/record.ts'
import type { Database } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import { inTenant, type Tenant } from '../database/tenant.ts'
import { Coalescer } from '../node/Coalescer.ts'
import { findAccount } from '../authentication/account.ts'
import type { AccountKey } from '../authentication/device.ts'
import { networkOf } from './network.ts'
import type { Client } from './SessionService.ts'

/** Milliseconds after which refusals are written together. */
const WRITTEN_AFTER = 250

/** Kinds of refusals that wait to be written, of those that nobody has judged: of one network, and of all. Beyond them none is counted. */
const WAITING = { ofNetwork: 50, ofAll: 1_000 } as const

/** Whose sign-in it was. */
interface Whose {
  readonly organizationId: string
  readonly userId: string
  readonly firstName: string
  readonly lastName: string
}

export interface Refusal extends Client {
  /** As somebody named an account, or whose it is where that is known. */
  readonly account: AccountKey | Whose
  readonly step: 'password' | StepMethod
  /** There were too many: it was not judged. */
  readonly isLimited: boolean
  /** What the entry tells of the first one. */
  readonly recorded: Readonly<Record<string, unknown>>
}

interface Gathered {
  readonly first: Refusal
  times: number
  limited: number
}

const COUNT = sql<{ counted: boolean }>('select count_refused_sign_ins($1, $2, $3, $4, $5, $6, $7) as counted')
const BEGIN = sql(`
  insert into refused_sign_ins (organization_id, activity_id, user_id, from_network, step, times, limited)
  values ($1, $2, $3, $4, $5, $6, $7)`)

const keyOf = ({ account, step }: Refusal): string => JSON.stringify(['userId' in account ? account.userId : [account.organization, account.email], step])

/**
 * Refused sign-ins on their way to the activity log, behind their answers: neither the time of an answer nor the database tells of a flood,
 * and it waits for nobody. What comes while others are written is counted with its like. A stop in order writes what is left.
 */
export class RefusalLog {
  readonly #database: Database
  readonly #onError: (error: unknown) => void
  /** By the network, and there by account and step. */
  #waiting = new Map<string, Map<string, Gathered>>()
  #size = 0
  /** One at a time: on one connection, whatever there is. */
  readonly #writing = new Coalescer(() => this.#write())

  constructor(database: Database, onError: (error: unknown) => void) {
    this.#database = database
    this.#onError = onError
  }

  /** What was judged has had its turn, so it always finds a place. */
  add(refusal: Refusal): void {
    const network = networkOf(refusal.address)
    const ofNetwork = this.#waiting.get(network) ?? new Map<string, Gathered>()
    const key = keyOf(refusal)
    const gathered = ofNetwork.get(key)
    const isCrowded = ofNetwork.size >= WAITING.ofNetwork || this.#size >= WAITING.ofAll
    if (gathered === undefined && refusal.isLimited && isCrowded) return
    if (gathered === undefined) this.#size += 1
    const { first, times, limited } = gathered ?? { first: refusal, times: 0, limited: 0 }
    this.#waiting.set(network, ofNetwork.set(key, { first, times: times + 1, limited: limited + (refusal.isLimited ? 1 : 0) }))
    this.#writing.soon(WRITTEN_AFTER)
  }

  /** Writes what is left. */
  close(): Promise<void> {
    return this.#writing.flush()
  }

  async #write(): Promise<void> {
    const gathered = this.#waiting
    this.#waiting = new Map()
    this.#size = 0
    for (const [network, ofNetwork] of gathered) {
      for (const one of ofNetwork.values()) await this.#record(network, one).catch(this.#onError)
    }
  }

  async #record(network: string, gathered: Gathered): Promise<void> {
    const whose = await this.#whose(gathered.first.account)
    if (whose !== undefined) await inTenant(this.#database, whose.organizationId, (tenant) => recordRefusal(tenant, whose, network, gathered))
  }

  /** Undefined: there is no such account. */
  async #whose(account: Refusal['account']): Promise<Whose | undefined> {
    if ('userId' in account) return account
    const found = await findAccount(this.#database, account)
    if (found?.user_id == null) return undefined
    return { organizationId: found.organization_id, userId: found.user_id, firstName: found.first_name ?? '', lastName: found.last_name ?? '' }
  }
}

const recordRefusal = async (tenant: Tenant, whose: Whose, network: string, { first, times, limited }: Gathered): Promise<void> => {
  const { step, address, userAgent, recorded } = first
  const { userId, firstName, lastName } = whose
  const { pause, longest } = REFUSAL_INTERVAL
  const [row] = await tenant.query(COUNT, [userId, network, step, times, limited, pause, longest])
  if (row?.counted === true) return
  const resource = { id: userId, name: `${firstName} ${lastName}`.trim() }
  const after = { ...recorded, fromAddress: address, client: userAgent }
  const id = randomUUID()
  await record(tenant, whose, { kind: 'login', resource, after }, 'Failed', id)
  await tenant.query(BEGIN, [tenant.organizationId, id, userId, network, step, times, limited])
}
