import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import { NOT_ASKED, type AutofillEngine, type AutofillFailure, type AutofillStatus } from '../../src/domain/autofill/autofill.ts'
import type { Viewer } from '../access/viewer.ts'
import { findAsset, type AssetUnseen } from '../assets/assets.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import { autofill, autofillByModel } from './kinds.ts'
import { FILTERED, FITS, valuesOf, within } from '../suggestions/open.ts'

interface Row extends Omit<AutofillStatus, 'changedAt' | 'open'> {
  readonly changedAt: Date
}

const READ = sql<Row>(`
  select state, reason, engine, fell_back as "fellBack", changed_at as "changedAt" from asset_autofill
  where organization_id = $1 and asset_id = $2 and content_version = $3`)

/** As `suggestions` lists them. */
const OPEN = variants([EITHER], (restricted) => sql<{ open: number }>(`select count(distinct suggestion.attribute_id)::integer as open ${within(restricted)} ${FILTERED} and ${FITS}`))

/** How far it is with an asset's present content. */
export const readStatus = async (tenant: Tenant, viewer: Viewer, { type, assetId }: { readonly type: ResourceType; readonly assetId: string }): Promise<Result.Result<AutofillStatus, AssetUnseen>> => {
  const found = await findAsset(tenant, viewer, type, assetId)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const values = await valuesOf(tenant, viewer, { kind: 'Value', assetId })
  const [[row], [counted]] = await Promise.all([tenant.query(READ, [tenant.organizationId, assetId, found.success.contentVersion]), tenant.query(OPEN(viewer.restricted), values)])
  return Result.succeed({ ...(row === undefined ? NOT_ASKED : { ...row, changedAt: row.changedAt.toISOString() }), open: counted?.open ?? 0 })
}

/** Assets that an active template describes and that lie in no trash are in line now; `isAutomatic`: where the organization has the feature, and they are not in line already. */
const queueing = (isAutomatic: boolean) => sql<{ assetId: string }>(`
  insert into asset_autofill (organization_id, asset_id, content_version, state)
  select asset.organization_id, asset.id, asset.content_version, 'Queued' from assets asset
  where asset.organization_id = $1 and asset.id = any ($2::uuid[]) and asset.trashed_at is null
    ${isAutomatic ? `and exists (select from organizations organization where organization.id = $1 and 'AutofillTemplate' = any (organization.features))` : ''}
    and exists (
      select from asset_templates assigned
      join templates template on template.organization_id = $1 and template.id = assigned.template_id and template.state = 'Active'
      where assigned.organization_id = $1 and assigned.asset_id = asset.id)
  on conflict (organization_id, asset_id) do update
    set content_version = excluded.content_version, state = 'Queued', reason = null, engine = null, fell_back = false, changed_at = now()
    ${isAutomatic ? `where asset_autofill.state <> 'Queued' or asset_autofill.content_version <> excluded.content_version` : ''}
  returning asset_id as "assetId"`)
const QUEUE = queueing(false)
const QUEUE_BY_ITSELF = queueing(true)

/** Puts assets in line; answers those that are. */
export const putInLine = async (tenant: Tenant, assetIds: readonly string[]): Promise<readonly string[]> =>
  (await tenant.query(QUEUE, [tenant.organizationId, assetIds])).map(({ assetId }) => assetId)

/** The same when a file was read and nobody asked; false: it is not to be, or is in line already. */
export const putInLineByItself = async (tenant: Tenant, assetId: string): Promise<boolean> =>
  (await tenant.query(QUEUE_BY_ITSELF, [tenant.organizationId, [assetId]])).length > 0

const BEGIN = sql(`
  update asset_autofill begun set state = 'Generating', content_version = asset.content_version, reason = null, changed_at = now()
  from assets asset where begun.organization_id = $1 and begun.asset_id = $2 and asset.organization_id = $1 and asset.id = $2`)

/** From now on it is about the file that the asset has now. */
export const begin = (tenant: Tenant, assetId: string): Promise<unknown> => tenant.query(BEGIN, [tenant.organizationId, assetId])

/** What was put in line again meanwhile stays there. */
const END = sql<{ type: ResourceType }>(`
  update asset_autofill done set state = case when $3::text is null then 'Generated' else 'Failed' end, reason = $3, engine = $4, fell_back = $5, changed_at = now()
  from assets asset
  where done.organization_id = $1 and done.asset_id = $2 and (done.state = 'Generating' or ($3::text is not null and done.state = 'Queued'))
    and asset.organization_id = $1 and asset.id = $2
  returning asset.type`)

interface Ended {
  readonly engine: AutofillEngine | null
  readonly fellBack?: boolean
  readonly reason?: AutofillFailure
}

export const end = async (tenant: Tenant, assetId: string, { engine, fellBack = false, reason }: Ended): Promise<void> => {
  const [changed] = await tenant.query(END, [tenant.organizationId, assetId, reason ?? null, engine, fellBack])
  if (changed !== undefined) await publish(tenant, { kind: 'suggestions.changed', type: changed.type, assetId })
}

/** Whoever puts one of them in line at that moment has done so: what they sent for it is seen by the next statement, and not by this one. */
const HOLD = sql(`
  select from asset_autofill left_ join assets asset on asset.organization_id = $1 and asset.id = left_.asset_id and asset.type = $2
  where left_.organization_id = $1 and left_.state in ('Queued', 'Generating') order by left_.asset_id for no key update of left_`)
const ABANDONED = sql<{ assetId: string }>(`
  update asset_autofill left_ set state = 'Failed', reason = $3, engine = null, changed_at = now()
  from assets asset
  where left_.organization_id = $1 and left_.state in ('Queued', 'Generating') and asset.organization_id = $1 and asset.id = left_.asset_id and asset.type = $2
    and not exists (
      select from jobs job where job.organization_id = $1 and job.kind = any ($4::text[]) and job.state in ('Waiting', 'Working') and job.series = left_.asset_id::text)
  returning left_.asset_id as "assetId"`)

/** What a job of many assets of a module left under way when it failed, and what no job of a single asset is about. */
export const endAbandoned = async (tenant: Tenant, type: ResourceType, reason: AutofillFailure): Promise<void> => {
  await tenant.query(HOLD, [tenant.organizationId, type])
  const ended = await tenant.query(ABANDONED, [tenant.organizationId, type, reason, [autofill.name, autofillByModel.name]])
  if (ended.length > 0) await publish(tenant, { kind: 'suggestions.changed', assetId: null })
}
