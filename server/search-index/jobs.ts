import type { Database } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import { inTenant } from '../database/tenant.ts'
import { register, type Registered } from '../jobs/kind.ts'
import { refreshEntry } from './assetEntries.ts'
import { entry } from './kinds.ts'

/** Whoever edits the asset meanwhile waits, so that what is read is not older than the entry that it replaces. */
const HOLD = sql('select id from assets where organization_id = $1 and id = $2 for no key update')

export const entryJob = (database: Database): Registered =>
  register(entry, {
    run: ({ organizationId, payload: { assetId } }) =>
      inTenant(database, organizationId, async (tenant) => {
        await tenant.query(HOLD, [organizationId, assetId])
        await refreshEntry(tenant, assetId)
      }),
  })
