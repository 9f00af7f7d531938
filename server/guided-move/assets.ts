import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { AccessScope } from '../access/scope.ts'
import { visible } from '../access/visibility.ts'
import { recordAll } from '../audit/recordAll.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import type { Describer } from '../metadata/described.ts'
import { forgetSuggested } from '../metadata/suggested.ts'
import { enterInTime } from '../search-index/assetEntries.ts'

/** An asset that waits for nobody else's change any more. */
export interface HeldAsset {
  readonly id: string
  readonly name: string
  readonly type: ResourceType
}

const LOCK = variants([EITHER], (restricted) => sql<HeldAsset>(`
  select asset.id, asset.name, asset.type from assets asset
  where asset.organization_id = $1 and asset.id = any ($2::uuid[]) and ${visible('asset', { isWide: true, user: restricted ? '$3' : undefined })}
  order by asset.id for no key update of asset`))

/** Locks assets in one order; without those that were moved to the trash or kept from whoever moves meanwhile. */
export const holdAssets = (tenant: Tenant, { userId, restricted }: AccessScope, ids: readonly string[]): Promise<readonly HeldAsset[]> =>
  tenant.query(LOCK(restricted), [tenant.organizationId, ids, ...(restricted ? [userId] : [])])

const ASSIGN = sql<{ assetId: string }>(`
  insert into asset_templates (organization_id, asset_id, template_id, assigned_by) select $1, id, $3, $4 from unnest($2::uuid[]) as id
  on conflict (organization_id, asset_id, template_id) do nothing
  returning asset_id as "assetId"`)
const TAKE_OFF = sql<{ assetId: string }>(`
  delete from asset_templates where organization_id = $1 and asset_id = any ($2::uuid[]) and template_id = $3 returning asset_id as "assetId"`)

/** Has a template describe assets; answers those that it did not before. */
export const assignMany = async (tenant: Tenant, by: AccessScope, ids: readonly string[], templateId: string): Promise<ReadonlySet<string>> =>
  new Set((await tenant.query(ASSIGN, [tenant.organizationId, ids, templateId, by.userId])).map(({ assetId }) => assetId))

/** Has a template describe assets no more, where it says nothing; answers those that it did before. */
export const takeOffMany = async (tenant: Tenant, ids: readonly string[], templateId: string): Promise<ReadonlySet<string>> => {
  const off = (await tenant.query(TAKE_OFF, [tenant.organizationId, ids, templateId])).map(({ assetId }) => assetId)
  await forgetSuggested(tenant, off, [templateId])
  return new Set(off)
}

/** Assets and bytes of their texts whose words are entered with the change: an entry takes longer than to move a value. The others follow by a job. */
const ENTERED = 50
const BYTES = 100_000

/** Tells the history of each asset how many fields were changed, makes it findable by what it says now, and tells the open browsers once. */
export const recordMany = async (tenant: Tenant, jobs: Jobs, author: Describer, assets: readonly HeldAsset[], changed: ReadonlyMap<string, number>): Promise<void> => {
  const touched = assets.filter(({ id }) => changed.has(id))
  await recordAll(tenant, author, 'asset.updated', touched.map(({ id, name }) => ({ id, name, before: {}, after: { metadata: changed.get(id) } })))
  const room = { left: BYTES, assets: touched.length > ENTERED ? 0 : ENTERED }
  for (const [type, own] of Map.groupBy(touched, (asset) => asset.type)) {
    await enterInTime(tenant, jobs, type, own.map(({ id }) => id), room)
    await publish(tenant, { kind: 'library.changed', type })
  }
}

/** How many fields of each asset were written, of those that were touched in whatever way. */
export const fieldsOf = (touched: Iterable<string>, written: readonly { readonly assetId: string }[]): ReadonlyMap<string, number> => {
  const counts = new Map([...touched].map((id) => [id, 0]))
  for (const { assetId } of written) counts.set(assetId, (counts.get(assetId) ?? 0) + 1)
  return counts
}
