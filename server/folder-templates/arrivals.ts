import type { ResourceType } from '../../src/domain/access/modules.ts'
import { describesArrivals } from '../../src/domain/folder-templates/folderTemplates.ts'
import { recordAll } from '../audit/recordAll.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { applyEdits, type AssetEdit } from '../metadata/applyEdits.ts'
import type { Describer } from '../metadata/described.ts'
import { knownTemplates } from '../metadata/describing.ts'
import { ENTERED_AT_ONCE, enterInTime } from '../search-index/assetEntries.ts'

/** Of a folder and those above it. Where no folder names any, none is looked at. */
const NAMED = sql<{ templateId: string }>(`
  with recursive way (id, parent_id) as (
    select id, parent_id from folders where organization_id = $1 and id = $2 and exists (select from folder_templates where organization_id = $1)
    union all
    select folder.id, folder.parent_id from way join folders folder on folder.organization_id = $1 and folder.id = way.parent_id
  )
  select distinct named.template_id as "templateId" from way join folder_templates named on named.organization_id = $1 and named.folder_id = way.id`)
const HOLD = sql<{ id: string; name: string }>(`
  select asset.id, asset.name from assets asset where asset.organization_id = $1 and asset.id = any ($2::uuid[]) order by asset.id for no key update of asset`)

/** Who brings something, into which module. */
export interface Bringing {
  readonly author: Describer
  readonly type: ResourceType
}

/** By which templates what somebody brings into a folder is described: those named on its way that they are in, while they are active. They stay so until the end. */
export const arrivalTemplates = async (tenant: Tenant, { author, type }: Bringing, folderId: string | null): Promise<readonly string[]> => {
  const named = folderId === null ? [] : await tenant.query(NAMED, [tenant.organizationId, folderId])
  if (named.length === 0) return []
  const known = await knownTemplates(tenant, named.map(({ templateId }) => templateId), author.userId)
  return known.filter((template) => describesArrivals(template, type)).map(({ id }) => id)
}

/** What became of assets that arrived, by their identifiers. */
export interface DescribedAssets {
  /** Which are described otherwise now, and of how many attributes. */
  readonly described: ReadonlyMap<string, number>
  /** The attributes whose values mean nothing any more. */
  readonly refused: ReadonlyMap<string, readonly string[]>
}

/** Describes assets, whose rows the caller holds. */
export const describeAssets = async (tenant: Tenant, { author, type }: Bringing, edits: readonly AssetEdit[]): Promise<DescribedAssets> => {
  const done = await applyEdits(tenant, author, type, edits)
  // What could refuse them was looked at, and is held.
  if ('failure' in done) throw new Error(`What arrived could not be described: ${done.failure.code}`)
  const { applied } = done.success
  return {
    described: new Map(applied.flatMap(({ assetId, changed, isAssigned }) => (changed > 0 || isAssigned ? [[assetId, changed] as const] : []))),
    refused: new Map(applied.map(({ assetId, answers }) => [assetId, answers.flatMap((answer) => (answer.outcome === 'refused' ? [answer.attributeId] : []))])),
  }
}

/** Describes assets that came into a folder in one piece by its templates, with their log, what they are found by, and the open browsers. */
export const describeArrivals = async (tenant: Tenant, jobs: Jobs, bringing: Bringing, assign: readonly string[], assetIds: readonly string[]): Promise<void> => {
  if (assign.length === 0 || assetIds.length === 0) return
  const { author, type } = bringing
  const held = await tenant.query(HOLD, [tenant.organizationId, assetIds])
  const { described } = await describeAssets(tenant, bringing, held.map(({ id }) => ({ assetId: id, assign, changes: [] })))
  if (described.size === 0) return
  const events = held.flatMap(({ id, name }) => (described.has(id) ? [{ id, name, before: {}, after: { metadata: described.get(id) } }] : []))
  await recordAll(tenant, author, 'asset.updated', events)
  await enterInTime(tenant, jobs, type, events.map(({ id }) => id), { left: ENTERED_AT_ONCE })
  await publish(tenant, { kind: 'library.changed', type })
}
