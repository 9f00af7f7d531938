import { setTimeout as rest } from 'node:timers/promises'
import * as Schema from 'effect/Schema'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Database } from '../database/connect.ts'
import { ask, sql } from '../database/sql.ts'
import { inTenant, type Tenant } from '../database/tenant.ts'
import { register, type Kind, type Registered } from '../jobs/kind.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { enterInTime } from './assetEntries.ts'
import { putEntries } from './entries.ts'

interface Old {
  readonly organizationId: string
  readonly id: string
  readonly kind: 'folder' | 'asset'
  readonly type: ResourceType
}

/** Entries that are renewed in one go, and bytes of texts whose words are read for it; longer ones are left to the workers. */
const BATCH = 100
const BYTES = 200_000

/** Milliseconds between two goes: nobody waits for it, and others do for the rest of the server. */
const PAUSE_MS = 50

const FIRST = '00000000-0000-0000-0000-000000000000'
const OLD = sql<Old>(`select organization_id as "organizationId", id, kind, type from entries_to_renew($1, ${BATCH})`)

interface Held {
  readonly id: string
  readonly name: string
}

/**
 * Whoever edits or trashes waits, so that what is written is not older than what it replaces. Whom somebody else holds is passed over, who
 * writes it anew or leaves it to the next time: waiting for thousands that are being restored, while that waits for these, it would end that.
 */
const HELD = {
  asset: sql<Held>('select id, name from assets where organization_id = $1 and id = any ($2::uuid[]) and trashed_at is null order by id for no key update skip locked'),
  folder: sql<Held>('select id, name from folders where organization_id = $1 and id = any ($2::uuid[]) and trashed_at is null order by id for no key update skip locked'),
}

const renew = async (tenant: Tenant, jobs: Jobs, kind: Old['kind'], type: ResourceType, ids: readonly string[]): Promise<void> => {
  const held = await tenant.query(HELD[kind], [tenant.organizationId, ids])
  if (kind === 'folder') await putEntries(tenant, 'folder', type, held)
  else await enterInTime(tenant, jobs, type, held.map(({ id }) => id), { left: BYTES })
}

/** Writes anew what an older version has written into the index, as this one does it. */
export const renewEntries = async (database: Database, jobs: Jobs, signal: AbortSignal): Promise<void> => {
  for (let after: string | undefined = FIRST; after !== undefined; ) {
    const rows: readonly Old[] = await ask(database.pool, OLD, [after])
    const groups = Map.groupBy(rows, ({ organizationId, kind, type }) => `${organizationId} ${kind} ${type}`)
    for (const group of groups.values()) {
      for (const { organizationId, kind, type } of group.slice(0, 1)) {
        const ids = group.map(({ id }) => id)
        await inTenant(database, organizationId, (tenant) => renew(tenant, jobs, kind, type, ids))
      }
    }
    after = rows.at(-1)?.id
    await rest(PAUSE_MS, undefined, { signal })
  }
}

const MINUTE = 60_000

/** Soon after an upgrade; where nothing is old an index says so at once. */
const renewing: Kind<object> = {
  name: 'renewEntries',
  queue: { name: 'renewal of entries', concurrency: 1, perOrganization: 1 },
  payload: Schema.Struct({}),
  timeLimit: 12 * 60 * MINUTE,
  every: 10 * MINUTE,
}

export const renewalOf = (database: Database, jobs: Jobs): Registered => register(renewing, { run: ({ signal }) => renewEntries(database, jobs, signal) })
