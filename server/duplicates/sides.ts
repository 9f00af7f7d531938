import { createHash } from 'node:crypto'
import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import { mergePlan, othersProblem, type MergePlan, type MergeSide } from '../../src/domain/duplicates/merge.ts'
import { describesArrivals } from '../../src/domain/folder-templates/folderTemplates.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { OutOfReachThere } from '../../src/domain/items/outOfReach.ts'
import type { MetadataValue } from '../../src/domain/metadata/value.ts'
import { isChoice } from '../../src/domain/templates/attributeTypes.ts'
import type { Viewer } from '../access/viewer.ts'
import { type BulkRow, readRows, stateOf } from '../bulk-edit/bulkAssets.ts'
import { lockAssets, type LockedAsset } from '../bulk-edit/bulkWrite.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { itemsNamed } from '../items/items.ts'
import { lockPlaces, lockTree } from '../items/treeLocks.ts'
import { knownAttributes, knownTemplates, type KnownAttribute } from '../metadata/describing.ts'
import { valueNames } from '../metadata/valueNames.ts'
import { readValuesOf, type ReadValues } from '../metadata/valueRows.ts'

/** What is to be merged: assets of one module. */
export interface Merging {
  readonly type: ResourceType
  readonly keep: string
  readonly others: readonly string[]
}

/** The assets of a merge as they are. */
export interface Sides {
  readonly rows: ReadonlyMap<string, BulkRow>
  readonly assets: ReadonlyMap<string, LockedAsset>
  /** Those by which the kept asset can be described. */
  readonly attributes: ReadonlyMap<string, KnownAttribute>
  readonly read: ReadValues
  readonly plan: MergePlan
  readonly state: string
}

const SAID = sql<{ id: string }>(`
  select distinct attribute_id as id from metadata_values where organization_id = $1 and asset_id = any ($2::uuid[])`)

/** Attributes that say something of these assets, by templates that take edits now, and that the viewer is in. */
const attributesOf = async (tenant: Tenant, viewer: Viewer, type: ResourceType, assetIds: readonly string[]): Promise<readonly KnownAttribute[]> => {
  const said = await tenant.query(SAID, [tenant.organizationId, assetIds])
  const attributes = await knownAttributes(tenant, said.map(({ id }) => id), viewer.userId)
  const templates = await knownTemplates(tenant, [...new Set(attributes.map(({ templateId }) => templateId))], viewer.userId)
  const open = new Set(templates.filter((template) => describesArrivals(template, type)).map(({ id }) => id))
  return attributes.filter(({ templateId }) => open.has(templateId))
}

/** What an asset says by an attribute: where an option was merged, the one that stands for it. */
type SaidBy = (assetId: string, attribute: KnownAttribute) => readonly MetadataValue[]

const saidIn = async (tenant: Tenant, viewer: Viewer, assetIds: readonly string[], attributes: readonly KnownAttribute[], read: ReadValues): Promise<SaidBy> => {
  const choices = attributes.filter(({ type }) => isChoice(type))
  const names = await valueNames(tenant, viewer, choices.map(({ id, type }) => ({ type, values: assetIds.flatMap((assetId) => read(assetId, id).values) })))
  return (assetId, { id, type }) => names.current(read(assetId, id).values, type)
}

const sideOf = ({ id, description, repositoryId, tags }: BulkRow, attributes: readonly KnownAttribute[], saidBy: SaidBy): MergeSide => ({
  id,
  description,
  repositoryId,
  tags,
  values: Object.fromEntries(attributes.map((attribute) => [attribute.id, saidBy(id, attribute)] as const).filter(([, values]) => values.length > 0)),
})

/** Locks what is merged, with the folders in which it lies, and reads it. */
export const heldSides = async (
  tenant: Tenant,
  viewer: Viewer,
  { type, keep, others }: Merging,
): Promise<Result.Result<Sides, Failure<OutOfReachThere | 'VALIDATION_FAILED'>>> => {
  const ids = [keep, ...others]
  const problem = othersProblem(keep, others)
  if (problem !== undefined) return Result.fail({ code: 'VALIDATION_FAILED', fields: { others: problem } })
  await lockTree(tenant, type)
  const seen = await itemsNamed(tenant, viewer, type, [], ids)
  if (Result.isFailure(seen)) return Result.fail(seen.failure)
  await lockPlaces(tenant, type, seen.success.map(({ parentId }) => parentId))
  const found = await itemsNamed(tenant, viewer, type, [], ids)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const assets = await lockAssets(tenant, ids)
  const attributes = await attributesOf(tenant, viewer, type, ids)
  const attributeIds = attributes.map(({ id }) => id)
  const [rows, read] = await Promise.all([readRows(tenant, ids), readValuesOf(tenant, ids, attributeIds)])
  const saidBy = await saidIn(tenant, viewer, ids, attributes, read)
  const [kept, ...sides] = rows.map((row) => sideOf(row, attributes, saidBy))
  if (kept === undefined) return Result.fail({ code: 'ASSET_NOT_FOUND' })
  const revisions = ids.flatMap((id) => attributeIds.map((attribute) => `${id} ${attribute} ${read(id, attribute).revision}`)).toSorted()
  return Result.succeed({
    rows: new Map(rows.map((row) => [row.id, row])),
    assets: new Map(assets.map((asset) => [asset.id, asset])),
    attributes: new Map(attributes.map((attribute) => [attribute.id, attribute])),
    read,
    plan: mergePlan(kept, sides),
    state: `${stateOf(assets)}.${createHash('sha256').update(revisions.join('\n')).digest('base64url')}`,
  })
}
