import type { Database } from '../database/connect.ts'
import { inTenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'

/** Milliseconds between two tellings while many mails go out: each has open lists read again. */
const PACE = 2_000

/** Tells the lists of users that invitations went out, or did not. */
export class DeliveryNews {
  readonly #database: Database
  readonly #organizations = new Set<string>()
  #toldAt = 0

  constructor(database: Database) {
    this.#database = database
  }

  add(organizationId: string): void {
    this.#organizations.add(organizationId)
  }

  /** Tells what has come together, if it is time. */
  async pass(): Promise<void> {
    if (Date.now() - this.#toldAt >= PACE) await this.publishAll()
  }

  async publishAll(): Promise<void> {
    const organizations = [...this.#organizations]
    this.#organizations.clear()
    if (organizations.length > 0) this.#toldAt = Date.now()
    for (const organizationId of organizations) await inTenant(this.#database, organizationId, (tenant) => publish(tenant, { kind: 'accounts.changed' }))
  }
}
