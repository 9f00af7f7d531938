import type { Database } from '../database/connect.ts'
import { inTenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'

/** Milliseconds between two tellings while many mails go out: each has open lists read again. */
const PACE = 2_000

/** Tells the lists of users that invitations went out, or did not. */
export class DeliveryNews {
  readonly #database: Database
  readonly #onError: (error: unknown) => void
  readonly #organizations = new Set<string>()
  #publishedAt = 0
  #timer: NodeJS.Timeout | undefined
  #publishing: Promise<void> = Promise.resolve()

  constructor(database: Database, onError: (error: unknown) => void) {
    this.#database = database
    this.#onError = onError
  }

  add(organizationId: string): void {
    this.#organizations.add(organizationId)
    this.#timer ??= setTimeout(() => this.#publishAll(), Math.max(0, this.#publishedAt + PACE - Date.now()))
  }

  /** Tells what has come together. */
  async close(): Promise<void> {
    this.#publishAll()
    await this.#publishing
  }

  #publishAll(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const organizations = [...this.#organizations]
    this.#organizations.clear()
    this.#publishedAt = Date.now()
    this.#publishing = this.#publishing.then(() => this.#publish(organizations)).catch(this.#onError)
  }

  async #publish(organizations: readonly string[]): Promise<void> {
    for (const organizationId of organizations) await inTenant(this.#database, organizationId, (tenant) => publish(tenant, { kind: 'accounts.changed' }))
  }
}
