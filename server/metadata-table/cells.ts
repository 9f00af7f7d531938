import type { ResourceType } from '../../src/domain/access/modules.ts'
import { canEditValues } from '../../src/domain/metadata/assetMetadata.ts'
import { cellAnswerOf, type CellAnswer, type CellBarrier, type CellChange } from '../../src/domain/metadata/valueCell.ts'
import type { Option } from '../../src/domain/templates/options.ts'
import { canDescribe } from '../../src/domain/templates/template.ts'
import type { AccessScope } from '../access/scope.ts'
import { assetProblem } from '../access/state.ts'
import { ASSET_IN_TRASH } from '../access/visibility.ts'
import { recordAll } from '../audit/recordAll.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import { restrictedAmong } from '../items/restrictedItems.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { applyKnown, foreseeKnown, type Applied } from '../metadata/applyEdits.ts'
import type { Describer } from '../metadata/described.ts'
import { changedValues } from '../metadata/changedValues.ts'
import { knownAttributes, templatesOfAttributes, type KnownAttribute } from '../metadata/describing.ts'
import { enterInTime, roomOfEdit } from '../search-index/assetEntries.ts'
import { STATE_COLUMNS, statesOf, type StatesRow } from '../items/assetRows.ts'

interface LockedAsset extends StatesRow {
  readonly id: string
  readonly type: ResourceType
  readonly name: string
  readonly folderId: string | null
  readonly trashed: boolean
}

const ASSETS = sql<LockedAsset>(`
  select asset.id, asset.type, asset.name, asset.folder_id as "folderId", ${STATE_COLUMNS}, ${ASSET_IN_TRASH} as trashed
  from assets asset where asset.organization_id = $1 and asset.id = any ($2::uuid[]) order by asset.id`)
/** In one order, so that no two wait for each other. */
const LOCK = sql<LockedAsset>(`${ASSETS.text} for no key update of asset`)

export interface SavedCells {
  /** One of each cell, in their order. */
  readonly answers: readonly CellAnswer[]
  readonly names: readonly Option[]
  /** Assets that a template describes since. */
  readonly assigned: ReadonlySet<string>
}

const distinct = (ids: readonly string[]): readonly string[] => [...new Set(ids)]

/** What cells can be written to: the assets, and what keeps a cell from being written, whatever its values: of the asset first, then of the template. */
interface Reach {
  readonly assets: ReadonlyMap<string, LockedAsset>
  readonly attributes: ReadonlyMap<string, KnownAttribute>
  readonly barrierOf: (cell: CellChange) => CellBarrier | undefined
}

const reachOf = async (tenant: Tenant, viewer: AccessScope, type: ResourceType, cells: readonly CellChange[], statement: typeof ASSETS): Promise<Reach> => {
  const [assetIds, attributeIds] = [distinct(cells.map(({ assetId }) => assetId)), distinct(cells.map(({ attributeId }) => attributeId))]
  // Sent one behind the other: what is held is read once it is held.
  const [rows, attributes, templates, restricted] = await Promise.all([
    tenant.query(statement, [tenant.organizationId, assetIds]),
    knownAttributes(tenant, attributeIds, viewer.userId),
    templatesOfAttributes(tenant, attributeIds, viewer.userId),
    restrictedAmong(tenant, viewer, [], assetIds),
  ])
  const assets = new Map(rows.map((asset) => [asset.id, asset]))
  const byId = new Map(templates.map((template) => [template.id, template]))
  const templateOf = new Map(attributes.map(({ id, templateId }) => [id, byId.get(templateId)]))
  const barrierOf: Reach['barrierOf'] = ({ assetId, attributeId }) => {
    const asset = assets.get(assetId)
    const unseen = assetProblem(asset, type, restricted.has(assetId) ? { by: 'itself' } : undefined)
    if (unseen !== undefined || asset === undefined) return unseen ?? 'ASSET_NOT_FOUND'
    if (asset.folderId === null) return 'ASSET_NOT_FOUND'
    const template = templateOf.get(attributeId)
    if (template === undefined) return 'ATTRIBUTE_NOT_FOUND'
    if (!canDescribe(template.type, type)) return 'TEMPLATE_NOT_FOUND'
    return canEditValues(template.state) ? undefined : 'TEMPLATE_DIFFERENT_STATE'
  }
  return { assets, attributes: new Map(attributes.map((one) => [one.id, one])), barrierOf }
}

interface Edit {
  readonly tenant: Tenant
  readonly jobs: Jobs
  readonly author: Describer
  readonly type: ResourceType
}

/** As of each asset by itself: the log, what it is found by, and the open browsers, who of many hear once. */
const reportEdits = async ({ tenant, jobs, author, type }: Edit, assets: ReadonlyMap<string, LockedAsset>, applied: readonly Applied[]): Promise<void> => {
  const edited = applied.flatMap(({ assetId, changed, isAssigned }) => {
    const asset = assets.get(assetId)
    return asset === undefined || (changed === 0 && !isAssigned) ? [] : [{ ...asset, changed }]
  })
  if (edited.length === 0) return
  const [only, ...more] = edited
  const events = edited.map(({ id, name, changed }) => ({ id, name, before: {}, after: { metadata: changed } }))
  await Promise.all([
    recordAll(tenant, author, 'asset.updated', events),
    publish(
      tenant,
      only === undefined || only.folderId === null || more.length > 0
        ? { kind: 'library.changed', type, ...changedValues(applied) }
        : { kind: 'asset.changed', assetId: only.id, folderId: only.folderId, type, ...statesOf(only), ...changedValues(applied) },
    ),
    enterInTime(tenant, jobs, type, edited.map(({ id }) => id), roomOfEdit()),
  ])
}

/** What of cells can be written at all: by asset, and what keeps the others from it, in their order. */
const writable = async (tenant: Tenant, viewer: AccessScope, type: ResourceType, cells: readonly CellChange[], statement: typeof ASSETS) => {
  const { assets, attributes, barrierOf } = await reachOf(tenant, viewer, type, cells, statement)
  const barriers = cells.map(barrierOf)
  const edits = [...Map.groupBy(cells.filter((_, at) => barriers[at] === undefined), ({ assetId }) => assetId)].map(([assetId, changes]) => ({ assetId, changes }))
  return { assets, attributes, barriers, edits }
}

/** One answer of each cell, in their order. */
const answersTo = (cells: readonly CellChange[], barriers: readonly (CellBarrier | undefined)[], applied: readonly Pick<Applied, 'assetId' | 'answers'>[]): readonly CellAnswer[] => {
  const answers = new Map(applied.map((one) => [one.assetId, one.answers.values()]))
  return cells.map(({ assetId, attributeId }, at): CellAnswer => {
    const code = barriers[at]
    if (code !== undefined) return { outcome: 'refused', assetId, attributeId, refusal: { code } }
    const answer = answers.get(assetId)?.next().value
    if (answer === undefined) throw new Error('A cell was not answered')
    return cellAnswerOf(assetId, answer)
  })
}

/** Changes cells of many assets, each judged by itself: in one transaction, in as many statements as for one. `operationId`: what of many things they are a part of. */
export const saveCells = async (tenant: Tenant, jobs: Jobs, viewer: Describer, type: ResourceType, cells: readonly CellChange[], operationId: string | null = null): Promise<SavedCells> => {
  const { assets, attributes, barriers, edits } = await writable(tenant, viewer, type, cells, LOCK)
  const { applied, names } = await applyKnown(tenant, viewer, edits, attributes, operationId)
  await reportEdits({ tenant, jobs, author: viewer, type }, assets, applied)
  return { answers: answersTo(cells, barriers, applied), names, assigned: new Set(applied.filter(({ isAssigned }) => isAssigned).map(({ assetId }) => assetId)) }
}

/** What would be answered if they were saved now. Changes nothing. */
export const foreseeCells = async (tenant: Tenant, viewer: Describer, type: ResourceType, cells: readonly CellChange[]): Promise<readonly CellAnswer[]> => {
  const { attributes, barriers, edits } = await writable(tenant, viewer, type, cells, ASSETS)
  return answersTo(cells, barriers, await foreseeKnown(tenant, viewer, edits, attributes))
}
