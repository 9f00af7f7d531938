import { sortTextOf } from '../../src/domain/metadata/names.ts'
import type { Database } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import { inTenant, type Tenant } from '../database/tenant.ts'
import { NOWHERE } from '../database/walk.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { register, type Registered } from '../jobs/kind.ts'
import { enterHeld, type Held } from '../search-index/assetEntries.ts'
import { renamedContacts } from './kinds.ts'

/** Assets of one go, which is a transaction of its own: who describes one of them waits for no others. */
const BATCH = 200
/** Bytes of texts that are taken apart in one go; longer ones are left to the workers. */
const BYTES = 200_000

/** Values that are these contacts. $2: who. */
export const SAID_OF = `template_attributes attribute
  join metadata_values value on value.organization_id = $1 and value.attribute_id = attribute.id and value.key = any ($2::text[])
  where attribute.organization_id = $1 and attribute.type = 'contact'`

const LABELS = sql<{ id: string; label: string | null }>(`
  select asked.id, contact.first_name || ' ' || contact.last_name as label from unnest($2::uuid[]) as asked (id)
  left join contacts contact on contact.organization_id = $1 and contact.id = asked.id and contact.trashed_at is null`)
/** $3: by what each is sorted now; those of whom that is so already have been followed. */
const NEXT = sql<Held>(`
  select asset.id, asset.type, asset.trashed_at is not null as trashed
  from assets asset
  where asset.organization_id = $1 and asset.id = any (array(
    select distinct value.asset_id from ${SAID_OF} and value.asset_id > $4
      and exists (select from unnest($2::text[], $3::text[]) as named (id, sort) where named.id = value.key and named.sort is distinct from value.sort_text)
    order by value.asset_id limit ${BATCH}))
  order by asset.id for no key update of asset`)
const SORT = sql(`
  update metadata_values value set sort_text = named.sort
  from template_attributes attribute, unnest($2::text[], $3::text[]) as named (id, sort)
  where attribute.organization_id = $1 and attribute.type = 'contact' and value.organization_id = $1 and value.attribute_id = attribute.id
    and value.asset_id = any ($4::uuid[]) and value.key = named.id and value.sort_text is distinct from named.sort`)
const SAID = sql<{ id: string }>(`select distinct value.key as id from ${SAID_OF}`)

/** What is sorted and found by the names of contacts follows; nobody waits for it. */
export const followNames = async (tenant: Tenant, jobs: Jobs, contactIds: readonly string[]): Promise<void> => {
  const said = contactIds.length === 0 ? [] : await tenant.query(SAID, [tenant.organizationId, contactIds])
  if (said.length > 0) await jobs.send(tenant, renamedContacts, { contactIds: said.map(({ id }) => id) })
}

export const renamedContactsJob = (database: Database, jobs: Jobs): Registered =>
  register(renamedContacts, {
    run: async ({ organizationId, payload: { contactIds } }) => {
      let after: string | undefined = NOWHERE
      while (after !== undefined) {
        const from: string = after
        after = await inTenant(database, organizationId, async (tenant) => {
          const labels = await tenant.query(LABELS, [organizationId, contactIds])
          const named = [labels.map(({ id }) => id), labels.map(({ id, label }) => sortTextOf(label ?? id))]
          const assets = await tenant.query(NEXT, [organizationId, ...named, from])
          await tenant.query(SORT, [organizationId, ...named, assets.map(({ id }) => id)])
          await enterHeld(tenant, jobs, assets, { left: BYTES })
          return assets.at(-1)?.id
        })
      }
    },
  })
