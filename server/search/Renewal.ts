import { setTimeout as rest } from 'node:timers/promises'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Database } from '../database/connect.ts'
import { ask, sql } from '../database/sql.ts'
import { inTenant, type Tenant } from '../database/tenant.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { enterInTime } from '../search-index/assetEntries.ts'
import { putEntries } from '../search-index/entries.ts'

interface Old {
  readonly organizationId: string
  readonly id: string
  readonly kind: 'folder' | 'asset'
  readonly type: ResourceType
}

/** Entries that are renewed in one go, and bytes of texts that are taken apart for it; longer ones are left to the workers. */
const TOGETHER = 100
const BYTES = 200_000

/** Milliseconds between two goes: nobody waits for it, and others do for the rest of the server. */
const PAUSE_MS = 50

const FIRST = '00000000-0000-0000-0000-000000000000'
const OLD = sql<Old>(`select organization_id as "organizationId", id, kind, type from entries_to_renew($1, ${TOGETHER})`)

interface Held {
  readonly id: string
  readonly name: string
}

/** Whoever edits or throws away waits, so that what is written is not older than what it replaces. */
const HELD = {
  asset: sql<Held>('select id, name from assets where organization_id = $1 and id = any ($2::uuid[]) and trashed_at is null order by id for no key update'),
  folder: sql<Held>('select id, name from folders where organization_id = $1 and id = any ($2::uuid[]) and trashed_at is null order by id for no key update'),
}

const renew = async (tenant: Tenant, jobs: Jobs, kind: Old['kind'], type: ResourceType, ids: readonly string[]): Promise<void> => {
  const held = await tenant.query(HELD[kind], [tenant.organizationId, ids])
  if (kind === 'folder') await putEntries(tenant, 'folder', type, held)
  else await enterInTime(tenant, jobs, type, held.map(({ id }) => id), { left: BYTES })
}

/** Writes anew what an older version has written into the index, as this one does it. */
export class Renewal {
  readonly #database: Database
  readonly #jobs: Jobs
  readonly #over = new AbortController()
  #work: Promise<void> = Promise.resolve()

  constructor(database: Database, jobs: Jobs) {
    this.#database = database
    this.#jobs = jobs
  }

  begin(onError: (error: unknown) => void): void {
    this.#work = this.#run().catch((error: unknown) => {
      if (!this.#over.signal.aborted) onError(error)
    })
  }

  /** Ends after the go that is under way; the next start goes on. */
  close(): Promise<void> {
    this.#over.abort()
    return this.#work
  }

  async #run(): Promise<void> {
    let after: string | undefined = FIRST
    while (after !== undefined && !this.#over.signal.aborted) {
      const rows = await this.#old(after)
      const groups = Map.groupBy(rows, ({ organizationId, kind, type }) => `${organizationId} ${kind} ${type}`)
      for (const group of groups.values()) {
        for (const { organizationId, kind, type } of group.slice(0, 1)) {
          const ids = group.map(({ id }) => id)
          await inTenant(this.#database, organizationId, (tenant) => renew(tenant, this.#jobs, kind, type, ids))
        }
      }
      after = rows.at(-1)?.id
      await rest(PAUSE_MS, undefined, { signal: this.#over.signal })
    }
  }

  async #old(after: string): Promise<readonly Old[]> {
    return ask(this.#database.pool, OLD, [after])
  }
}
