import type { LibraryItem } from '../../src/domain/items/item.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { countedFor, type AccessScope } from '../access/scope.ts'
import type { Resource } from '../access/place.ts'
import { ASSET_COLUMNS, summaryOf, type AssetRow } from './assetRows.ts'
import { FOLDER_COLUMNS, folderOf, PATHS, type FolderRow } from './folderRows.ts'
import { starOf, type Starred } from './stars.ts'

/** A row of a list over many folders: what it names, and the folder in which that lies. */
export interface ItemRow extends Resource {
  readonly parent: string | null
}

const FOLDERS = sql<FolderRow & Starred>(`select ${FOLDER_COLUMNS}, ${starOf('folder', '$3')} from folders folder where folder.organization_id = $1 and folder.id = any ($2::uuid[])`)
const ASSETS = sql<AssetRow & Starred>(`select ${ASSET_COLUMNS}, ${starOf('asset', '$3')} from assets asset where asset.organization_id = $1 and asset.id = any ($2::uuid[]) and asset.folder_id is not null`)

/** What rows name, in their order. */
export const itemsOf = async (tenant: Tenant, scope: AccessScope, rows: readonly ItemRow[]): Promise<readonly LibraryItem[]> => {
  const { organizationId } = tenant
  const ids = (kind: Resource['kind']): readonly string[] => rows.filter((row) => row.kind === kind).map(({ id }) => id)
  const [folders, assets, ways] = await Promise.all([
    tenant.query(FOLDERS, [organizationId, ids('folder'), scope.userId]),
    tenant.query(ASSETS, [organizationId, ids('asset'), scope.userId]),
    tenant.query(PATHS, [organizationId, [...new Set(rows.flatMap(({ parent }) => parent ?? []))]]),
  ])
  const counted = new Map((await countedFor(tenant, scope, folders.map(folderOf))).map((folder) => [folder.id, folder]))
  const summaries = new Map(assets.map((row) => [row.id, summaryOf(row)]))
  return rows.flatMap(({ id, parent }): readonly LibraryItem[] => {
    const path = ways.find(({ start }) => start === parent)?.path ?? []
    const [folder, asset] = [counted.get(id), summaries.get(id)]
    if (folder !== undefined) return [{ kind: 'folder', folder, path }]
    return asset === undefined ? [] : [{ kind: 'asset', asset, path }]
  })
}

/**
 * Whether a viewer sees what a list over many folders names: neither it nor the folder in which it lies is in the trash or restricted for
 * them. `user` is the parameter with who looks. $1: the organization.
 */
export const seenBy = (alias: 'folder' | 'asset', { restricted }: Pick<AccessScope, 'restricted'>, user: `$${number}`): string => {
  const place = alias === 'folder' ? 'folder.id' : 'asset.folder_id'
  const outsideTrash = `${alias}.trashed_at is null
    and ${place} not in (select resting.id from folders resting where resting.organization_id = $1 and resting.trashed_at is not null)`
  if (!restricted) return outsideTrash
  return `${outsideTrash}
    and ${alias}.id not in (
      select ${alias}_id from access_restrictions where organization_id = $1 and user_id = ${user} and ${alias}_id is not null)
    and ${place} not in (select * from restricted_folders(${user}))`
}
