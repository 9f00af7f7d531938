import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { Selection, TrashSelection } from '../../src/domain/items/selection.ts'
import { unpackedPaths, ZIP_FILES, ZIP_FOLDERS, ZIP_TREE } from '../../src/domain/downloads/zip.ts'
import { sql, type Statement } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { itemsOf, outermost, type Unreachable } from '../items/items.ts'
import { binnedOf, type Keeper, type Missing } from '../trash/trashItems.ts'

/** What somebody wants to take home; kept with the zip, so that it can be made anew. */
export type Asked =
  | { readonly from: 'library'; readonly type: ResourceType; readonly selection: Selection }
  | { readonly from: 'trash'; readonly selection: TrashSelection }

/** One file of a zip, or a folder with nothing in it: that one's path ends with a slash. */
export interface Entry {
  readonly path: string
  /** Null: a folder. */
  readonly assetId: string | null
  readonly blobKey: string | null
  readonly size: number
  readonly modifiedAt: Date
}

/** What lies below a folder of the library, or lies in the trash because the folder was moved there. */
const BELOW = {
  library: 'folder.trashed_at is null',
  trash: 'folder.trash_id = tree.root',
}

/** How many folders are looked through; no more than are too many. */
const foldersIn = (from: Asked['from']): Statement<{ count: number }> => sql(`
  with recursive tree (root, id) as (
    select id, id from folders where organization_id = $1 and id = any ($2::uuid[])
    union all
    select tree.root, folder.id from tree join folders folder on folder.organization_id = $1 and folder.parent_id = tree.id and ${BELOW[from]}
  )
  select count(*)::integer as count from (select from tree limit ${ZIP_TREE + 1}) walked`)
const FOLDERS = { library: foldersIn('library'), trash: foldersIn('trash') }

/**
 * Files, and folders with nothing in them. $5: whether anything is restricted for the user $4; whoever has no restriction pays nothing for those of others.
 * `not in` looks into a table made of all that is in the list, so that its cost does not hang on how large a tree the planner expects.
 */
const entriesIn = (from: Asked['from']): Statement<Entry> => sql(`
  with recursive hidden as materialized (select folder_id from restricted_folders($4) as folder_id where $5),
  tree (root, id, parent, path) as (
    select id, id, null::uuid, name from folders where organization_id = $1 and id = any ($2::uuid[])
    union all
    select tree.root, folder.id, tree.id, tree.path || '/' || folder.name
    from tree join folders folder on folder.organization_id = $1 and folder.parent_id = tree.id and ${BELOW[from]}
  ),
  inside (id, parent, path) as (
    select asset.id, tree.id, tree.path || '/' || asset.name
    from tree join assets asset on asset.organization_id = $1 and asset.folder_id = tree.id and asset.trashed_at is null
    union all
    select id, null, name from assets where organization_id = $1 and id = any ($3::uuid[])
  ),
  files as (
    select inside.parent, inside.path, asset.id, asset.blob_key, asset.size, asset.modified_at
    from inside join assets asset on asset.organization_id = $1 and asset.id = inside.id
    where not $5 or (
      (asset.folder_id is null or asset.folder_id not in (select folder_id from hidden))
      and asset.id not in (
        select asset_id from access_restrictions where organization_id = $1 and user_id = $4 and asset_id is not null))
  ),
  seen as (select id, parent, path from tree where not $5 or id not in (select folder_id from hidden)),
  filled (id) as (select parent from files where parent is not null union select parent from seen where parent is not null)
  select * from (
    select path, id as "assetId", blob_key as "blobKey", size, modified_at as "modifiedAt" from files
    union all
    select seen.path, null, null, 0, folder.modified_at
    from seen join folders folder on folder.organization_id = $1 and folder.id = seen.id
    where seen.id not in (select id from filled)
  ) packed
  -- A folder's contents before what lies beside it: of two folders that would be unpacked as one the same is numbered whatever is in them.
  order by replace(path, '/', chr(1)) collate "C", "assetId" nulls first
  limit ${ZIP_FILES + ZIP_FOLDERS + 1}`)
const ENTRIES = { library: entriesIn('library'), trash: entriesIn('trash') }

/** The names of what was chosen, and the files and empty folders that are in it. */
interface Contents {
  readonly names: readonly string[]
  readonly entries: readonly Entry[]
}

export type Refused = Unreachable | Missing | Failure<'ZIP_EMPTY' | 'ZIP_TOO_LARGE'>

interface Chosen {
  readonly kind: 'folder' | 'asset'
  readonly id: string
  readonly name: string
}

const chosenBy = async (tenant: Tenant, keeper: Keeper, asked: Asked): Promise<Result.Result<readonly Chosen[], Unreachable | Missing>> => {
  if (asked.from === 'trash') return binnedOf(tenant, keeper, asked.selection)
  const items = await itemsOf(tenant, keeper, asked.type, asked.selection)
  return Result.isFailure(items) ? Result.fail(items.failure) : Result.succeed(await outermost(tenant, items.success))
}

/** The folder that a path lies in, with its slash. */
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/', path.length - 2) + 1)

/** Everything below the chosen folders and the chosen files themselves, without what the person may not see. */
export const contentsOf = async (tenant: Tenant, keeper: Keeper, asked: Asked): Promise<Result.Result<Contents, Refused>> => {
  const chosen = await chosenBy(tenant, keeper, asked)
  if (Result.isFailure(chosen)) return Result.fail(chosen.failure)
  const ids = (kind: Chosen['kind']) => chosen.success.filter((item) => item.kind === kind).map(({ id }) => id)
  const [tree] = await tenant.query(FOLDERS[asked.from], [tenant.organizationId, ids('folder')])
  if ((tree?.count ?? 0) > ZIP_TREE) return Result.fail({ code: 'ZIP_TOO_LARGE' })
  const found = await tenant.query(ENTRIES[asked.from], [tenant.organizationId, ids('folder'), ids('asset'), keeper.userId, keeper.restricted])
  const files = found.filter(({ assetId }) => assetId !== null).length
  if (files > ZIP_FILES || found.length - files > ZIP_FOLDERS) return Result.fail({ code: 'ZIP_TOO_LARGE' })
  if (files === 0) return Result.fail({ code: 'ZIP_EMPTY' })
  const paths = unpackedPaths(found.map(({ path, assetId }) => ({ path, isFolder: assetId === null })))
  // Of two folders that were chosen under one name the empty one adds nothing.
  const full = new Set(paths.map(folderOf))
  const entries = found
    .map((entry, at) => ({ ...entry, path: paths[at] ?? entry.path }))
    .filter(({ path, assetId }) => assetId !== null || !full.has(path))
  return Result.succeed({ names: chosen.success.map(({ name }) => name), entries })
}
