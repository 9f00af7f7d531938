import type { Database } from '../database/connect.ts'
import { inTenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import { Coalescer } from '../node/Coalescer.ts'

/** Milliseconds between two events while many mails go out: each has open lists read again. */
const THROTTLE_MS = 2_000

/** Tells the lists of users that invitations went out, or did not. */
export class DeliveryNews {
  readonly #database: Database
  readonly #onError: (error: unknown) => void
  readonly #organizations = new Set<string>()
  readonly #publishing = new Coalescer(() => this.#publish().catch(this.#onError))
  #publishedAt = 0

  constructor(database: Database, onError: (error: unknown) => void) {
    this.#database = database
    this.#onError = onError
  }

  add(organizationId: string): void {
    this.#organizations.add(organizationId)
    this.#publishing.soon(Math.max(0, this.#publishedAt + THROTTLE_MS - Date.now()))
  }

  /** Publishes what has come together. */
  close(): Promise<void> {
    return this.#publishing.flush()
  }

  async #publish(): Promise<void> {
    const organizations = [...this.#organizations]
    this.#organizations.clear()
    this.#publishedAt = Date.now()
    for (const organizationId of organizations) await inTenant(this.#database, organizationId, (tenant) => publish(tenant, { kind: 'accounts.changed' }))
  }
}
