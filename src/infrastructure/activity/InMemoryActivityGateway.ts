import * as Result from 'effect/Result'
import type { ActivityGateway, ActivityQuery } from '../../application/activity/ActivityGateway.ts'
import type { ActivityEntry } from '../../domain/activity/entry.ts'
import type { ActivityFilter } from '../../domain/activity/filter.ts'
import { withRefusal } from '../../domain/activity/refused.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import { InMemoryFileAddresses } from '../assets/InMemoryFileAddresses.ts'
import type { Faults } from '../memory/Faults.ts'

const files = new InMemoryFileAddresses()
const begins = (name: string, beginning = '') => name.toLowerCase().startsWith(beginning.toLowerCase())

const passes = (entry: ActivityEntry, { firstName, lastName, kind, status, from, until, object }: ActivityFilter): boolean => {
  const day = entry.at.slice(0, 10)
  return (
    begins(entry.firstName, firstName) &&
    begins(entry.lastName, lastName) &&
    (kind === undefined || entry.kind === kind) &&
    (status === undefined || entry.status === status) &&
    (from === undefined || day >= from) &&
    (until === undefined || day <= until) &&
    (object === undefined || entry.resourceId === object.id)
  )
}

/** Days begin at midnight in UTC. */
export class InMemoryActivityGateway implements ActivityGateway {
  #entries: readonly ActivityEntry[]
  readonly #faults: Faults

  /** `entries`: newest first. */
  constructor(entries: readonly ActivityEntry[], faults: Faults) {
    this.#entries = entries
    this.#faults = faults
  }

  async read({ filter, after, limit }: ActivityQuery, signal: AbortSignal) {
    const fault = await this.#faults.meet('activity.read', signal)
    if (fault) return Result.fail(fault as never)
    const found = this.#entries.filter((entry) => passes(entry, filter))
    const start = after === undefined ? 0 : found.findIndex(({ id }) => id === after) + 1
    const items = found.slice(start, start + limit)
    const object = filter.object && { object: { name: found[0]?.resourceName ?? '' } }
    return Result.succeed({ items, next: start + limit < found.length ? (items.at(-1)?.id ?? null) : null, organization: 'Harbour Museum', ...object })
  }

  /** A sign-in of somebody was refused: counted with those before it, or told of. */
  refuseSignIn({ id, email, firstName, lastName }: SessionClaims['user'], at = new Date().toISOString()): void {
    const last = this.#entries.find((entry) => entry.refused !== undefined && entry.personId === id)
    const refused = last?.refused && withRefusal(last.refused, last.at, at)
    if (refused !== undefined) {
      this.#entries = this.#entries.map((entry) => (entry === last ? { ...entry, refused } : entry))
      return
    }
    const who = { personId: id, firstName, lastName, byPlatform: false, resourceId: id, resourceName: `${firstName} ${lastName}` }
    const what = { kind: 'login', status: 'Failed', before: null, after: { email }, refused: { times: 1, limited: 0, lastAt: at } } as const
    this.#entries = [{ id: crypto.randomUUID(), at, ...who, ...what }, ...this.#entries]
  }

  fileAddress() {
    return 'data:text/csv,'
  }

  portraitAddress(_organizationId: string, userId: string, version: string) {
    return files.thumbnail({ id: userId, contentVersion: version }, 320)
  }

  thumbnailAddress(_organizationId: string, assetId: string, version: string) {
    return files.thumbnail({ id: assetId, contentVersion: version }, 320)
  }
}
