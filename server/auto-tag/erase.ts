import type { Database } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import { inTenant, type Tenant } from '../database/tenant.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { register, type Registered } from '../jobs/kind.ts'
import { propose } from '../suggestions/propose.ts'
import { erasingTags } from './kinds.ts'

/** Assets whose open suggestions are erased in one transaction. */
const BATCH = 200

const TAKE = sql<{ assetId: string; contentVersion: string }>(`
  delete from recognition_readings where organization_id = $1 and recognition = 'Tags' and asset_id in (
    select asset_id from recognition_readings where organization_id = $1 and recognition = 'Tags' order by asset_id limit ${BATCH})
  returning asset_id as "assetId", content_version as "contentVersion"`)
/** Stays so while a piece is erased: whoever switches on waits, so that nothing goes of what is read for them. */
const IS_ON = sql<{ isOn: boolean }>(`select is_on as "isOn" from recognition_settings where organization_id = $1 and recognition = 'Tags' for share`)

export const eraseTags = async (tenant: Tenant, jobs: Jobs): Promise<void> => void (await jobs.send(tenant, erasingTags, {}))

/** Takes back what is open of what was proposed; switched on again meanwhile, it is proposed anew. */
export const eraseTagsJob = (database: Database): Registered =>
  register(erasingTags, {
    run: async ({ organizationId, signal }) => {
      for (;;) {
        signal.throwIfAborted()
        const isOver = await inTenant(database, organizationId, async (tenant) => {
          if ((await tenant.query(IS_ON, [organizationId]))[0]?.isOn === true) return true
          const taken = await tenant.query(TAKE, [organizationId])
          for (const of of taken) await propose(tenant, of, ['Objects', 'KeyTerms'], [])
          return taken.length < BATCH
        })
        if (isOver) return
      }
    },
  })
