import type { RowAsset, TableRow } from '../../src/domain/metadata-table/tableRow.ts'
import type { ValueName } from '../../src/domain/metadata/names.ts'
import type { MetadataValue } from '../../src/domain/metadata/value.ts'
import type { AttributeDefinition } from '../../src/domain/templates/attribute.ts'
import { isNamed, type AttributeType } from '../../src/domain/templates/attributeTypes.ts'
import { can } from '../../src/domain/rights/can.ts'
import type { Viewer } from '../access/viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { isoOf } from '../items/assetRows.ts'
import { PATHS } from '../items/folderRows.ts'
import { valueNames } from '../metadata/valueNames.ts'
import { valuesOf } from '../metadata/valueRows.ts'

/** What it says, each value beside its attribute, and each attribute that was ever changed beside its latest revision. */
interface AssetRow extends Omit<RowAsset, 'path' | 'editable'> {
  readonly attributes: readonly string[] | null
  readonly values: readonly MetadataValue[] | null
  readonly changed: readonly string[] | null
  readonly revisions: readonly number[] | null
}

/**
 * What the template says of an asset, and the latest change of each attribute: copies have values that were never changed, what was cleared has none.
 * Those of other templates come along, by the index alone, and are left out when they are read. Plain lists: an object of each cell costs twice as much.
 */
const ROWS = sql<AssetRow>(`
  select asset.id, asset.folder_id as "folderId", asset.name, asset.file_number as "fileNumber", asset.preview, asset.thumbnail, asset.content_version as "contentVersion",
    asset.modified_at::text as "modifiedAt", said.attributes, said.values, latest.attributes as changed, latest.revisions
  from unnest($2::uuid[]) with ordinality as named (id, place)
  join assets asset on asset.organization_id = $1 and asset.id = named.id
  cross join lateral (
    select to_json(array_agg(value.attribute_id order by value.attribute_id, value.position)) as attributes,
      to_json(array_agg(value.value order by value.attribute_id, value.position)) as values
    from ${valuesOf('asset.id', 'value.template_id = $3')} value
  ) said
  cross join lateral (
    select to_json(array_agg(changed.attribute)) as attributes, to_json(array_agg(changed.revision)) as revisions from (
      select change.attribute_id as attribute, max(change.revision) as revision
      from metadata_changes change where change.organization_id = $1 and change.asset_id = asset.id group by change.attribute_id
    ) changed
  ) latest
  where asset.folder_id is not null
  order by named.place`)

type Cells = Record<string, { values: MetadataValue[]; readonly revision: number }>

/** By attribute; those of other templates are left out. */
const cellsOf = ({ attributes, values, changed, revisions }: AssetRow, types: ReadonlyMap<string, AttributeType>): Cells => {
  const cells: Cells = {}
  changed?.forEach((attribute, at) => {
    if (types.has(attribute)) cells[attribute] = { values: [], revision: revisions?.[at] ?? 0 }
  })
  attributes?.forEach((attribute, at) => {
    if (types.has(attribute)) (cells[attribute] ??= { values: [], revision: 0 }).values.push(values?.[at] ?? '')
  })
  return cells
}

export interface ReadRows {
  readonly items: readonly TableRow[]
  /** What the options and assets that values stand for are called. */
  readonly names: readonly ValueName[]
}

/** What rows show, in this order. */
export const readRows = async (
  tenant: Tenant,
  viewer: Viewer,
  template: { readonly id: string; readonly attributes: readonly AttributeDefinition[] },
  ids: readonly string[],
): Promise<ReadRows> => {
  if (ids.length === 0) return { items: [], names: [] }
  const rows = await tenant.query(ROWS, [tenant.organizationId, ids, template.id])
  const types = new Map(template.attributes.map(({ id, type }) => [id, type]))
  const read = rows.map((row) => cellsOf(row, types))
  const named = template.attributes.filter(({ type }) => isNamed(type))
  const [ways, names] = await Promise.all([
    tenant.query(PATHS, [tenant.organizationId, [...new Set(rows.map(({ folderId }) => folderId))]]),
    valueNames(tenant, viewer, named.map(({ id, type }) => ({ type, values: read.flatMap((cells) => cells[id]?.values ?? []) }))),
  ])
  for (const { id, type } of named) {
    for (const { [id]: cell } of read) if (cell !== undefined) cell.values = [...names.current(cell.values, type)]
  }
  const paths = new Map(ways.map(({ start, path }) => [start, path]))
  const editable = can(viewer.permissions, 'editTableCells')
  const items = rows.map(({ attributes: _attributes, values: _values, changed: _changed, revisions: _revisions, ...asset }, at): TableRow => ({
    asset: { ...asset, modifiedAt: isoOf(asset.modifiedAt), path: paths.get(asset.folderId) ?? [], editable },
    values: read[at] ?? {},
  }))
  return { items, names: names.all }
}
