import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { distinctPaths, ZIP_FILES } from '../../src/domain/library/zip.ts'
import type { Tenant } from '../database/tenant.ts'
import { assetProblem, folderProblem, type Standing } from '../library/standing.ts'
import { ASSET_IN_TRASH } from '../library/visibility.ts'
import { restrictionOn, type Eyes } from '../restrictions/sight.ts'

/** What somebody chose to take home. */
export interface Choice {
  readonly type: ResourceType
  readonly folders: readonly string[]
  readonly assets: readonly string[]
}

/** One file of a zip. */
export interface Entry {
  readonly path: string
  readonly assetId: string
  readonly blobKey: string
  readonly size: number
  readonly modifiedAt: Date
}

type Chosen = Standing & { readonly id: string; readonly name: string }

const FOLDERS = `select id, name, type, trashed_at is not null as trashed from folders where organization_id = $1 and id = any ($2::uuid[])`
const ASSETS = `select id, name, type, ${ASSET_IN_TRASH} as trashed from assets asset where organization_id = $1 and id = any ($2::uuid[])`

/** $5: whether anything is restricted for the user $4; whoever has no restriction pays nothing for those of others. */
const ENTRIES = `
  with recursive hidden as materialized (select folder_id from restricted_folders($4) as folder_id where $5),
  tree (id, path) as (
    select id, name from folders where organization_id = $1 and id = any ($2::uuid[])
    union all
    select folder.id, tree.path || '/' || folder.name
    from tree join folders folder on folder.organization_id = $1 and folder.parent_id = tree.id and folder.trashed_at is null
  ),
  inside (id, path) as (
    select asset.id, tree.path || '/' || asset.name
    from tree join assets asset on asset.organization_id = $1 and asset.folder_id = tree.id and asset.trashed_at is null
    union all
    select id, name from assets where organization_id = $1 and id = any ($3::uuid[])
  )
  select inside.path, asset.id as "assetId", asset.blob_key as "blobKey", asset.size, asset.modified_at as "modifiedAt"
  from inside join assets asset on asset.organization_id = $1 and asset.id = inside.id
  where not $5 or (
    asset.folder_id not in (select folder_id from hidden)
    and asset.id not in (
      select asset_id from access_restrictions where organization_id = $1 and user_id = $4 and asset_id is not null))
  order by inside.path collate "C", asset.id
  limit ${ZIP_FILES + 1}`

type Unreachable = Failure<
  | 'FOLDER_NOT_FOUND'
  | 'FOLDER_DIFFERENT_TYPE'
  | 'FOLDER_RESTRICTED_ACCESS'
  | 'ASSET_NOT_FOUND'
  | 'ASSET_DIFFERENT_TYPE'
  | 'ASSET_RESTRICTED_ACCESS'
  | 'RESOURCE_IN_TRASH'
>

const problemOfFolders = async (tenant: Tenant, eyes: Eyes, { type, folders }: Choice, rows: readonly Chosen[]) => {
  for (const id of folders) {
    const row = rows.find((one) => one.id === id)
    const problem = folderProblem(row, type, await restrictionOn(tenant, eyes, { kind: 'folder', id }))
    if (problem !== undefined) return problem
  }
  return undefined
}

const problemOfAssets = async (tenant: Tenant, eyes: Eyes, { type, assets }: Choice, rows: readonly Chosen[]) => {
  for (const id of assets) {
    const row = rows.find((one) => one.id === id)
    const problem = assetProblem(row, type, await restrictionOn(tenant, eyes, { kind: 'asset', id }))
    if (problem !== undefined) return problem
  }
  return undefined
}

/** The names of what was chosen, and the files that are in it. */
export interface Contents {
  readonly names: readonly string[]
  readonly entries: readonly Entry[]
}

/** Everything below the chosen folders and the chosen files themselves, without what the person may not see. */
export const contentsOf = async (
  tenant: Tenant,
  eyes: Eyes,
  choice: Choice,
): Promise<Result.Result<Contents, Unreachable | Failure<'ZIP_EMPTY' | 'ZIP_TOO_LARGE'>>> => {
  const { organizationId } = tenant
  const [folders, assets] = await Promise.all([
    tenant.query<Chosen>(FOLDERS, [organizationId, choice.folders]),
    tenant.query<Chosen>(ASSETS, [organizationId, choice.assets]),
  ])
  const problem = (await problemOfFolders(tenant, eyes, choice, folders)) ?? (await problemOfAssets(tenant, eyes, choice, assets))
  if (problem !== undefined) return Result.fail({ code: problem })
  const found = await tenant.query<Entry>(ENTRIES, [organizationId, choice.folders, choice.assets, eyes.userId, eyes.restricted])
  if (found.length === 0) return Result.fail({ code: 'ZIP_EMPTY' })
  if (found.length > ZIP_FILES) return Result.fail({ code: 'ZIP_TOO_LARGE' })
  const paths = distinctPaths(found.map(({ path }) => path))
  const entries = found.map((entry, at) => ({ ...entry, path: paths[at] ?? entry.path }))
  return Result.succeed({ names: [...folders, ...assets].map(({ name }) => name), entries })
}
