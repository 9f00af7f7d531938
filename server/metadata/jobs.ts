import { SORT_LENGTH, sortTextOf } from '../../src/domain/metadata/names.ts'
import type { Database } from '../database/connect.ts'
import { sql, variants } from '../database/sql.ts'
import { inTenant, type Tenant } from '../database/tenant.ts'
import { NOWHERE } from '../database/walk.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { register, type Registered } from '../jobs/kind.ts'
import { enterHeld, type Held } from '../search-index/assetEntries.ts'
import { renamedAssets, renamedContacts, renamedOptions } from './kinds.ts'

/** Assets of one go, which is a transaction of its own: who describes one of them waits for no others. */
const BATCH = 200
/** Bytes of texts that are taken apart in one go; longer ones are left to the workers. */
const BYTES = 200_000

/** Those options, and others that became one of them. */
const OPTIONS = 'option_.organization_id = $1 and (option_.id = any ($2::uuid[]) or option_.merged_into = any ($2::uuid[]))'
const VALUES = `template_options option_
  join metadata_values value on value.organization_id = $1 and value.attribute_id = option_.attribute_id and value.key = option_.id::text`

const NEXT_SAYING = sql<Held>(`
  select asset.id, asset.type, asset.trashed_at is not null as trashed
  from assets asset
  where asset.organization_id = $1 and asset.id = any (array(
    select distinct value.asset_id from ${VALUES} where ${OPTIONS} and value.asset_id > $3 order by value.asset_id limit ${BATCH}))
  order by asset.id for no key update of asset`)
const SORT_OPTIONS = sql(`
  update metadata_values value set sort_text = left(stays.label_key, ${SORT_LENGTH})
  from template_options option_ join template_options stays on stays.organization_id = $1 and stays.id = coalesce(option_.merged_into, option_.id)
  where value.organization_id = $1 and value.asset_id = any ($3::uuid[]) and value.attribute_id = option_.attribute_id and value.key = option_.id::text and ${OPTIONS}`)

/** What has a name of its own, beside the options of choices. */
const NAMED = ['contact', 'asset'] as const
type Named = (typeof NAMED)[number]

/** Values that name these. $2: their identifiers. */
export const sayingOf = (type: Named): string => `template_attributes attribute
  join metadata_values value on value.organization_id = $1 and value.attribute_id = attribute.id and value.key = any ($2::text[])
  where attribute.organization_id = $1 and attribute.type = '${type}'`

interface Label {
  readonly id: string
  readonly label: string | null
}

const CONTACTS = sql<Label>(`
  select asked.id, contact.first_name || ' ' || contact.last_name as label from unnest($2::uuid[]) as asked (id)
  left join contacts contact on contact.organization_id = $1 and contact.id = asked.id and contact.trashed_at is null`)
const ASSETS = sql<Label>(`
  select asked.id, asset.name as label from unnest($2::uuid[]) as asked (id)
  left join assets asset on asset.organization_id = $1 and asset.id = asked.id`)
/** $3: by what each is sorted now; those of whom that is so already have been followed. */
const NEXT = variants([NAMED], (type) => sql<Held>(`
  select asset.id, asset.type, asset.trashed_at is not null as trashed
  from assets asset
  where asset.organization_id = $1 and asset.id = any (array(
    select distinct value.asset_id from ${sayingOf(type)} and value.asset_id > $4
      and exists (select from unnest($2::text[], $3::text[]) as named (id, sort) where named.id = value.key and named.sort is distinct from value.sort_text)
    order by value.asset_id limit ${BATCH}))
  order by asset.id for no key update of asset`))
const SORT = variants([NAMED], (type) => sql(`
  update metadata_values value set sort_text = named.sort
  from template_attributes attribute, unnest($2::text[], $3::text[]) as named (id, sort)
  where attribute.organization_id = $1 and attribute.type = '${type}' and value.organization_id = $1 and value.attribute_id = attribute.id
    and value.asset_id = any ($4::uuid[]) and value.key = named.id and value.sort_text is distinct from named.sort`))

/** Sorts the next assets that name these by what they are called now, and holds them. */
const sortByNames = async (tenant: Tenant, type: Named, ids: readonly string[], after: string): Promise<readonly Held[]> => {
  const labels = await tenant.query(type === 'contact' ? CONTACTS : ASSETS, [tenant.organizationId, ids])
  const named = [labels.map(({ id }) => id), labels.map(({ id, label }) => sortTextOf(label ?? id))]
  const assets = await tenant.query(NEXT(type), [tenant.organizationId, ...named, after])
  await tenant.query(SORT(type), [tenant.organizationId, ...named, assets.map(({ id }) => id)])
  return assets
}

/** Goes on behind the last asset of each transaction until one has none. */
const inTurns = async (database: Database, organizationId: string, next: (tenant: Tenant, after: string) => Promise<readonly Held[]>): Promise<void> => {
  for (let after: string | undefined = NOWHERE; after !== undefined; ) {
    const from: string = after
    after = await inTenant(database, organizationId, async (tenant) => (await next(tenant, from)).at(-1)?.id)
  }
}

export const renamedOptionsJob = (database: Database, jobs: Jobs): Registered =>
  register(renamedOptions, {
    run: ({ organizationId, payload: { optionIds } }) =>
      inTurns(database, organizationId, async (tenant, after) => {
        const assets = await tenant.query(NEXT_SAYING, [organizationId, optionIds, after])
        await tenant.query(SORT_OPTIONS, [organizationId, optionIds, assets.map(({ id }) => id)])
        await enterHeld(tenant, jobs, assets, { left: BYTES })
        return assets
      }),
  })

export const renamedContactsJob = (database: Database, jobs: Jobs): Registered =>
  register(renamedContacts, {
    run: ({ organizationId, payload: { contactIds } }) =>
      inTurns(database, organizationId, async (tenant, after) => {
        const assets = await sortByNames(tenant, 'contact', contactIds, after)
        await enterHeld(tenant, jobs, assets, { left: BYTES })
        return assets
      }),
  })

/** The database sends it, wherever an asset is named: ../database/functions/metadata/follow_asset_name.sql. Such names are no words of those that say them. */
export const renamedAssetsJob = (database: Database): Registered =>
  register(renamedAssets, {
    run: ({ organizationId, payload: { assetIds } }) => inTurns(database, organizationId, (tenant, after) => sortByNames(tenant, 'asset', assetIds, after)),
  })
