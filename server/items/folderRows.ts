import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Folder, PathStep } from '../../src/domain/folders/folder.ts'
import { sql } from '../database/sql.ts'
import { embargoOf } from './embargoes.ts'
import type { Starred } from './stars.ts'

export interface FolderRow {
  readonly id: string
  readonly name: string
  readonly parentId: string | null
  readonly type: ResourceType
  readonly folderCount: number
  readonly assetCount: number
  readonly webReady: boolean
  readonly keptFromPublication: boolean
  readonly embargoUntil: string | null
  readonly modifiedAt: Date
  readonly revision: number
  readonly trashed: boolean
}

/** The columns of {@link FolderRow}, of the table or row `folder`. */
export const FOLDER_COLUMNS = `
  folder.id, folder.name, folder.parent_id as "parentId", folder.type, folder.folder_count as "folderCount",
  folder.asset_count as "assetCount", folder.modified_at as "modifiedAt", folder.revision,
  folder.web_ready as "webReady", folder.kept_from_publication as "keptFromPublication", ${embargoOf('folder')},
  folder.trashed_at is not null as trashed`

export const folderOf = (row: FolderRow & Starred): Folder => ({
  id: row.id,
  name: row.name,
  parentId: row.parentId,
  type: row.type,
  folderCount: row.folderCount,
  assetCount: row.assetCount,
  webReady: row.webReady,
  ...(row.keptFromPublication ? { keptFromPublication: true } : {}),
  ...(row.embargoUntil === null ? {} : { embargoUntil: row.embargoUntil }),
  favorite: row.favorite,
  modifiedAt: row.modifiedAt.toISOString(),
  revision: row.revision,
})

/** Folders lie at the most this deep; a way up that is longer would be a cycle. */
const DEEPEST = 200

/** For each folder that `start` selects, the way from the module's root down to it, the folder itself last. $1: the organization. */
export const pathsOf = (start: string): string => `
  with recursive way (start, id, parent_id, name, depth) as (
    select id, id, parent_id, name, 0 from folders where organization_id = $1 and ${start}
    union all
    select way.start, folder.id, folder.parent_id, folder.name, way.depth + 1
    from way join folders folder on folder.organization_id = $1 and folder.id = way.parent_id
    where way.depth < ${DEEPEST}
  )
  select start, json_agg(json_build_object('id', id, 'name', name) order by depth desc) as path from way group by start`

/** Of the folders $2. */
export const PATHS = sql<PathRow>(pathsOf('id = any ($2::uuid[])'))

/** Of the folder in which the asset $2 lies. */
export const PATH_OF_ASSET = sql<PathRow>(pathsOf('id = (select folder_id from assets where organization_id = $1 and id = $2)'))

interface PathRow {
  readonly start: string
  readonly path: readonly PathStep[]
}
