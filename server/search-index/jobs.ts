import type { Database } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import { inTenant } from '../database/tenant.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { register, type Registered } from '../jobs/kind.ts'
import { enterHeld, refreshEntry, type Held } from './assetEntries.ts'
import { entries, entry } from './kinds.ts'

/** Whoever edits one of the assets meanwhile waits, so that what is read is not older than the entries that it replaces. */
const HOLD_ALL = sql<Held>(`
  select id, type, trashed_at is not null as trashed from assets where organization_id = $1 and id = any ($2::uuid[]) order by id for no key update`)

export const entryJob = (database: Database): Registered =>
  register(entry, {
    run: ({ organizationId, payload: { assetId } }) => inTenant(database, organizationId, (tenant) => refreshEntry(tenant, assetId)),
  })

/** Assets of one go, which is a transaction of its own: who edits one of them waits for no others, and requests for a few milliseconds. */
const BATCH = 50
/** Bytes of texts that are taken apart in one go; longer ones are left to the workers. */
const BYTES = 100_000

export const entriesJob = (database: Database, jobs: Jobs): Registered =>
  register(entries, {
    run: async ({ organizationId, payload: { assetIds } }) => {
      for (let at = 0; at < assetIds.length; at += BATCH) {
        await inTenant(database, organizationId, async (tenant) => {
          const held = await tenant.query(HOLD_ALL, [organizationId, assetIds.slice(at, at + BATCH)])
          await enterHeld(tenant, jobs, held, { left: BYTES })
        })
      }
    },
  })
