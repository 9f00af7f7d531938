import { SORT_LENGTH } from '../../src/domain/metadata/names.ts'
import type { Database } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import { inTenant } from '../database/tenant.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { register, type Registered } from '../jobs/kind.ts'
import { enterHeld, type Held } from '../search-index/assetEntries.ts'
import { renamedOptions } from './kinds.ts'

/** Assets of one go, which is a transaction of its own: who describes one of them waits for no others. */
const BATCH = 200
/** Bytes of texts that are taken apart in one go; longer ones are left to the workers. */
const BYTES = 200_000

const FIRST = '00000000-0000-0000-0000-000000000000'

/** Those options, and others that became one of them. */
const OPTIONS = 'option_.organization_id = $1 and (option_.id = any ($2::uuid[]) or option_.merged_into = any ($2::uuid[]))'
const VALUES = `template_options option_
  join metadata_values value on value.organization_id = $1 and value.attribute_id = option_.attribute_id and value.key = option_.id::text`

const NEXT = sql<Held>(`
  select asset.id, asset.type, asset.trashed_at is not null as trashed
  from assets asset
  where asset.organization_id = $1 and asset.id = any (array(
    select distinct value.asset_id from ${VALUES} where ${OPTIONS} and value.asset_id > $3 order by value.asset_id limit ${BATCH}))
  order by asset.id for no key update of asset`)
const SORT = sql(`
  update metadata_values value set sort_text = left(stays.label_key, ${SORT_LENGTH})
  from template_options option_ join template_options stays on stays.organization_id = $1 and stays.id = coalesce(option_.merged_into, option_.id)
  where value.organization_id = $1 and value.asset_id = any ($3::uuid[]) and value.attribute_id = option_.attribute_id and value.key = option_.id::text and ${OPTIONS}`)

export const renamedOptionsJob = (database: Database, jobs: Jobs): Registered =>
  register(renamedOptions, {
    run: async ({ organizationId, payload: { optionIds } }) => {
      let after: string | undefined = FIRST
      while (after !== undefined) {
        const from: string = after
        after = await inTenant(database, organizationId, async (tenant) => {
          const assets = await tenant.query(NEXT, [organizationId, optionIds, from])
          await tenant.query(SORT, [organizationId, optionIds, assets.map(({ id }) => id)])
          await enterHeld(tenant, jobs, assets, { left: BYTES })
          return assets.at(-1)?.id
        })
      }
    },
  })
