import type { Database } from '../database/connect.ts'
import { ask, sql } from '../database/sql.ts'
import { inTenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import type { BlobStore } from '../files/BlobStore.ts'
import { purge, type Purgeable } from './purge.ts'

/** Stored files that are looked at together. */
const TOGETHER = 500

const NEXT = sql<Purgeable & { organizationId: string }>('select id, kind, organization_id as "organizationId" from condemned_items order by id limit 1')
/** Of several nodes one takes it apart. */
const CLAIM = sql<Purgeable>('select id, kind from condemned_items where organization_id = $1 and id = $2 for update skip locked')

const RELEASED = sql<{ key: string }>(`select key from released_blobs order by key limit ${TOGETHER}`)
const UNNAMED = sql<{ key: string }>(`
  select key from unnest($1::text[]) as key
  where not exists (select from assets where blob_key = key) and not exists (select from asset_versions where blob_key = key)`)
const FORGET = sql('delete from released_blobs where key = any ($1::text[])')

interface Parts {
  readonly database: Database
  readonly blobs: BlobStore
  readonly onError: (error: unknown) => void
}

/**
 * Takes apart, behind the answers, what was deleted for good, and removes the stored files that nothing names any more. Both stand in tables
 * that are written with the deletion, so that a killed server goes on where it was.
 */
export class Destroyer {
  readonly #parts: Parts
  #work: Promise<void> = Promise.resolve()
  #isWanted = false
  #isOver = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  wake(): void {
    if (this.#isWanted || this.#isOver) return
    this.#isWanted = true
    this.#work = this.#work.then(() => this.#run()).catch(this.#parts.onError)
  }

  /** Puts down what is under way; the rest waits for the next start. */
  async close(): Promise<void> {
    this.#isOver = true
    await this.#work
  }

  async #run(): Promise<void> {
    this.#isWanted = false
    while (!this.#isOver && (await this.#takeNext()));
    while (!this.#isOver && (await this.#removeBlobs()));
  }

  async #takeNext(): Promise<boolean> {
    const { database } = this.#parts
    const [next] = await ask(database.owner, NEXT)
    if (next === undefined) return false
    return inTenant(database, next.organizationId, async (tenant) => {
      const [claimed] = await tenant.query(CLAIM, [tenant.organizationId, next.id])
      if (claimed === undefined) return false
      await purge(tenant, claimed)
      await publish(tenant, { kind: 'usage.changed' })
      return true
    })
  }

  async #removeBlobs(): Promise<boolean> {
    const { database, blobs } = this.#parts
    const released = await ask(database.owner, RELEASED)
    if (released.length === 0) return false
    const keys = released.map(({ key }) => key)
    for (const { key } of await ask(database.owner, UNNAMED, [keys])) await blobs.remove(key)
    await ask(database.owner, FORGET, [keys])
    return true
  }
}
