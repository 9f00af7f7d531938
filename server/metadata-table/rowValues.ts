import type { RowAsset, TableRow, CellValues } from '../../src/domain/metadata-table/tableRow.ts'
import type { ValueName } from '../../src/domain/metadata/names.ts'
import type { MetadataValue } from '../../src/domain/metadata/value.ts'
import type { AttributeDefinition } from '../../src/domain/templates/attribute.ts'
import { can } from '../../src/domain/rights/can.ts'
import type { Viewer } from '../access/viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { isoOf } from '../items/assetRows.ts'
import { PATHS } from '../items/folderRows.ts'
import { valueNames } from '../metadata/valueNames.ts'

interface CellRow {
  readonly attribute: string
  readonly values: readonly MetadataValue[] | null
  readonly revision: number
}

type AssetRow = Omit<RowAsset, 'path' | 'editable'> & { readonly cells: readonly CellRow[] | null }

/**
 * What the template says of an asset, and the latest change of each attribute: copies have values that were never changed, what was cleared has none.
 * Those of other templates come along, by the index alone, and are left out when they are read.
 */
const ROWS = sql<AssetRow>(`
  select asset.id, asset.folder_id as "folderId", asset.name, asset.file_number as "fileNumber", asset.preview, asset.thumbnail, asset.content_version as "contentVersion",
    asset.modified_at::text as "modifiedAt",
    (select json_agg(json_build_object('attribute', cell.attribute, 'values', cell.values, 'revision', cell.revision)) from (
      select said.attribute, array_agg(said.value order by said.position) filter (where said.value is not null) as values, max(said.revision) as revision from (
        select value.attribute_id as attribute, value.position, value.value, 0 as revision
        from metadata_values value where value.organization_id = $1 and value.asset_id = asset.id and value.template_id = $3
        union all
        select change.attribute_id, null, null, max(change.revision)
        from metadata_changes change where change.organization_id = $1 and change.asset_id = asset.id group by change.attribute_id
      ) said group by said.attribute
    ) cell) as cells
  from unnest($2::uuid[]) with ordinality as named (id, place)
  join assets asset on asset.organization_id = $1 and asset.id = named.id
  where asset.folder_id is not null
  order by named.place`)

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
  const said = rows.flatMap(({ cells }) => (cells ?? []).map(({ attribute, values }) => ({ type: types.get(attribute) ?? ('text' as const), values: values ?? [] })))
  const [ways, names] = await Promise.all([
    tenant.query(PATHS, [tenant.organizationId, [...new Set(rows.map(({ folderId }) => folderId))]]),
    valueNames(tenant, viewer, said),
  ])
  const paths = new Map(ways.map(({ start, path }) => [start, path]))
  const editable = can(viewer.permissions, 'editTableCells')
  const items = rows.map(({ cells, ...asset }): TableRow => ({
    asset: { ...asset, modifiedAt: isoOf(asset.modifiedAt), path: paths.get(asset.folderId) ?? [], editable },
    values: Object.fromEntries(
      (cells ?? []).flatMap(({ attribute, values, revision }): readonly (readonly [string, CellValues])[] => {
        const type = types.get(attribute)
        return type === undefined ? [] : [[attribute, { values: names.current(values ?? [], type), revision }]]
      }),
    ),
  }))
  return { items, names: names.all }
}
