import type { ListedRow, RowAsset } from '../../src/domain/metadata-table/tableRow.ts'
import type { ValueName } from '../../src/domain/metadata/names.ts'
import type { MetadataValue } from '../../src/domain/metadata/value.ts'
import type { AttributeDefinition } from '../../src/domain/templates/attribute.ts'
import { isNamed } from '../../src/domain/templates/attributeTypes.ts'
import { can } from '../../src/domain/rights/can.ts'
import type { Viewer } from '../access/viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { isoOf } from '../items/assetRows.ts'
import { PATHS } from '../items/folderRows.ts'
import { valueNames } from '../metadata/valueNames.ts'
import { valuesOf } from '../metadata/valueRows.ts'

/**
 * What it says, each value beside its attribute, and each attribute that was ever changed beside its latest revision. Attributes by their places in
 * the template, from 1: their ids take longer to be written and read than all values. 0: it is of another template.
 */
interface AssetRow extends Omit<RowAsset, 'path' | 'editable'> {
  readonly places: readonly number[] | null
  readonly values: readonly MetadataValue[] | null
  readonly changed: readonly number[] | null
  readonly revisions: readonly number[] | null
}

/**
 * What the template says of an asset, and the latest change of each attribute: copies have values that were never changed, what was cleared has none.
 * Those of other templates come along, by the index alone, and are left out when they are read. Plain lists: an object of each cell costs twice as much.
 */
const ROWS = sql<AssetRow>(`
  select asset.id, asset.folder_id as "folderId", asset.name, asset.file_number as "fileNumber", asset.preview, asset.thumbnail, asset.content_version as "contentVersion",
    asset.modified_at::text as "modifiedAt", said.places, said.values, latest.places as changed, latest.revisions
  from unnest($2::uuid[]) with ordinality as named (id, place)
  join assets asset on asset.organization_id = $1 and asset.id = named.id
  cross join lateral (
    select to_json(array_agg(coalesce(array_position($4::uuid[], value.attribute_id), 0) order by value.attribute_id, value.position)) as places,
      to_json(array_agg(value.value order by value.attribute_id, value.position)) as values
    from ${valuesOf('asset.id', 'value.template_id = $3')} value
  ) said
  cross join lateral (
    select to_json(array_agg(coalesce(array_position($4::uuid[], changed.attribute), 0))) as places, to_json(array_agg(changed.revision)) as revisions from (
      select change.attribute_id as attribute, max(change.revision) as revision
      from metadata_changes change where change.organization_id = $1 and change.asset_id = asset.id group by change.attribute_id
    ) changed
  ) latest
  where asset.folder_id is not null
  order by named.place`)

interface Cells {
  readonly values: (readonly MetadataValue[])[]
  readonly revisions: number[]
}

const NOTHING: readonly MetadataValue[] = []

/** In the order of the template's attributes, of which there are `count`. */
const cellsOf = ({ places, values, changed, revisions }: AssetRow, count: number): Cells => {
  const cells: Cells = { values: Array.from({ length: count }, () => NOTHING), revisions: Array.from({ length: count }, () => 0) }
  places?.forEach((place, at) => {
    if (place > 0) cells.values[place - 1] = [...(cells.values[place - 1] ?? NOTHING), values?.[at] ?? '']
  })
  changed?.forEach((place, at) => {
    if (place > 0) cells.revisions[place - 1] = revisions?.[at] ?? 0
  })
  return cells
}

export interface ReadRows {
  /** By their ids, in the order that each row has its cells in. */
  readonly attributes: readonly string[]
  readonly items: readonly ListedRow[]
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
  const attributes = template.attributes.map(({ id }) => id)
  if (ids.length === 0) return { attributes, items: [], names: [] }
  const rows = await tenant.query(ROWS, [tenant.organizationId, ids, template.id, attributes])
  const read = rows.map((row) => cellsOf(row, attributes.length))
  const named = template.attributes.flatMap(({ type }, at) => (isNamed(type) ? [{ type, at }] : []))
  const [ways, names] = await Promise.all([
    tenant.query(PATHS, [tenant.organizationId, [...new Set(rows.map(({ folderId }) => folderId))]]),
    valueNames(tenant, viewer, named.map(({ type, at }) => ({ type, values: read.flatMap(({ values }) => values[at] ?? NOTHING) }))),
  ])
  for (const { type, at } of named) {
    for (const { values } of read) values[at] = names.current(values[at] ?? NOTHING, type)
  }
  const paths = new Map(ways.map(({ start, path }) => [start, path]))
  const editable = can(viewer.permissions, 'editTableCells')
  const items = rows.map(({ places: _places, values: _values, changed: _changed, revisions: _revisions, ...asset }, at): ListedRow => ({
    asset: { ...asset, modifiedAt: isoOf(asset.modifiedAt), path: paths.get(asset.folderId) ?? [], editable },
    values: read[at]?.values ?? [],
    revisions: read[at]?.revisions ?? [],
  }))
  return { attributes, items, names: names.all }
}
