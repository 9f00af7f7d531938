import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { Selection, TrashSelection } from '../../src/domain/items/selection.ts'
import { unpackedPaths, ZIP_FILES } from '../../src/domain/downloads/zip.ts'
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

/** What lies below a folder of the library, or lies in the trash because the folder was thrown away. */
const BELOW = {
  library: 'folder.trashed_at is null',
  trash: 'folder.trash_id = tree.root',
}

/** $5: whether anything is restricted for the user $4; whoever has no restriction pays nothing for those of others. */
const entriesIn = (from: Asked['from']): Statement<Entry> => sql(`
  with recursive hidden as materialized (select folder_id from restricted_folders($4) as folder_id where $5),
  tree (root, id, path) as (
    select id, id, name from folders where organization_id = $1 and id = any ($2::uuid[])
    union all
    select tree.root, folder.id, tree.path || '/' || folder.name
    from tree join folders folder on folder.organization_id = $1 and folder.parent_id = tree.id and ${BELOW[from]}
  ),
  inside (id, path) as (
    select asset.id, tree.path || '/' || asset.name
    from tree join assets asset on asset.organization_id = $1 and asset.folder_id = tree.id and asset.trashed_at is null
    union all
    select id, name from assets where organization_id = $1 and id = any ($3::uuid[])
  )
  select * from (
    select inside.path, asset.id as "assetId", asset.blob_key as "blobKey", asset.size, asset.modified_at as "modifiedAt"
    from inside join assets asset on asset.organization_id = $1 and asset.id = inside.id
    where not $5 or (
      (asset.folder_id is null or asset.folder_id not in (select folder_id from hidden))
      and asset.id not in (
        select asset_id from access_restrictions where organization_id = $1 and user_id = $4 and asset_id is not null))
    union all
    select tree.path, null, null, 0, folder.modified_at
    from tree join folders folder on folder.organization_id = $1 and folder.id = tree.id
    where not $5 or tree.id not in (select folder_id from hidden)
  ) packed
  order by path collate "C", "assetId" nulls first
  limit ${ZIP_FILES + 1}`)
const ENTRIES = { library: entriesIn('library'), trash: entriesIn('trash') }

/** The names of what was chosen, and the files and empty folders that are in it. */
export interface Contents {
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
  const values = [tenant.organizationId, ids('folder'), ids('asset'), keeper.userId, keeper.restricted]
  const found = await tenant.query(ENTRIES[asked.from], values)
  if (!found.some(({ assetId }) => assetId !== null)) return Result.fail({ code: 'ZIP_EMPTY' })
  if (found.length > ZIP_FILES) return Result.fail({ code: 'ZIP_TOO_LARGE' })
  const paths = unpackedPaths(found.map(({ path, assetId }) => ({ path, isFolder: assetId === null })))
  const full = new Set(paths.map(folderOf))
  const entries = found
    .map((entry, at) => ({ ...entry, path: paths[at] ?? entry.path }))
    .filter(({ path, assetId }) => assetId !== null || !full.has(path))
  return Result.succeed({ names: chosen.success.map(({ name }) => name), entries })
}
