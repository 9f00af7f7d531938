import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { AssetMetadata } from '../../src/domain/metadata/assetMetadata.ts'
import type { Viewer } from '../access/viewer.ts'
import type { AccessScope } from '../access/scope.ts'
import { findAsset, type AssetUnseen, type DetailRow } from '../assets/assets.ts'
import { record } from '../audit/record.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import type { ServerEvent } from '../events/serverEvent.ts'
import { refreshEntry } from '../search-index/assetEntries.ts'
import { statesOf } from '../items/assetRows.ts'
import { offeredFor, templatesOf } from './describing.ts'
import { valueNames } from './valueNames.ts'
import { readValues } from './valueRows.ts'

/** The asset that is described, in the module in which its viewer works. */
export interface Described {
  readonly type: ResourceType
  readonly assetId: string
}

/** Who describes. */
export type Describer = Pick<Viewer, 'firstName' | 'lastName'> & AccessScope

/** What people say of an asset, as far as the viewer is in its templates. */
export const readMetadata = async (tenant: Tenant, viewer: AccessScope, { type, assetId }: Described): Promise<Result.Result<AssetMetadata, AssetUnseen>> => {
  const [found, templates, offered] = await Promise.all([
    findAsset(tenant, viewer, type, assetId),
    templatesOf(tenant, assetId, viewer.userId),
    offeredFor(tenant, assetId, viewer.userId, type),
  ])
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const attributes = templates.flatMap((template) => template.attributes)
  const types = new Map(attributes.map(({ id, type: of }) => [id, of]))
  const values = (await readValues(tenant, assetId, attributes.map(({ id }) => id))).map((one) => ({ ...one, type: types.get(one.attributeId) ?? ('text' as const) }))
  const names = await valueNames(tenant, viewer, values)
  const shown = new Map(values.map(({ type: of, ...one }) => [one.attributeId, { ...one, values: names.current(one.values, of) }]))
  return Result.succeed({
    templates: templates.map((template) => ({ template, values: template.attributes.flatMap(({ id }) => shown.get(id) ?? []) })),
    offered,
    names: names.all,
  })
}

const LOCK = sql('select 1 from assets where organization_id = $1 and id = $2 for no key update')

/** The asset, which stays as it is until the transaction ends: its values are changed one after the other. */
export const heldAsset = async (tenant: Tenant, viewer: AccessScope, { type, assetId }: Described): Promise<Result.Result<DetailRow, AssetUnseen>> => {
  // Sent one behind the other: it is read once it is held.
  const [, found] = await Promise.all([tenant.query(LOCK, [tenant.organizationId, assetId]), findAsset(tenant, viewer, type, assetId)])
  return found
}

/**
 * Tells the history of the asset how many fields were changed (which ones and how, only those may know who are in the template), makes the
 * asset findable by what it says now, and tells the open browsers.
 */
export const recordEdit = async (tenant: Tenant, viewer: Describer, asset: DetailRow, changed: number, named: Pick<Extract<ServerEvent, { readonly kind: 'asset.changed' }>, 'values'> = {}): Promise<void> => {
  const { id, name, folderId, type } = asset
  await Promise.all([
    record(tenant, viewer, { kind: 'asset.updated', resource: { id, name }, before: {}, after: { metadata: changed } }),
    refreshEntry(tenant, id),
    publish(tenant, { kind: 'asset.changed', assetId: id, folderId, type, ...statesOf(asset), ...named }),
  ])
}
