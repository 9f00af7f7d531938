import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { Selection } from '../../src/domain/items/selection.ts'
import type { OutOfReachThere, SelectionRefusal } from '../../src/domain/items/outOfReach.ts'
import { EITHER, sql, variants } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { AccessScope, Asker } from '../access/scope.ts'
import { restrictionOn } from '../access/scope.ts'
import { readBatch } from './batches.ts'
import { foundItems } from './foundItems.ts'
import { restrictedAmong } from './restrictedItems.ts'
import { assetProblem, folderProblem } from '../access/state.ts'
import { ASSET_IN_TRASH, visible } from '../access/visibility.ts'

/** A folder or asset that something is done with. */
export interface Item {
  readonly kind: 'folder' | 'asset'
  readonly id: string
  readonly name: string
  readonly type: ResourceType
  /** Null: a folder at the module's root. */
  readonly parentId: string | null
  readonly trashed: boolean
}

export type Unreachable = Failure<SelectionRefusal | 'NOT_FOUND' | 'VALIDATION_FAILED'>

export const FOLDER_COLUMNS = `'folder' as kind, folder.id, folder.name, folder.type, folder.parent_id as "parentId", folder.trashed_at is not null as trashed`
export const ASSET_COLUMNS = `'asset' as kind, asset.id, asset.name, asset.type, asset.folder_id as "parentId", ${ASSET_IN_TRASH} as trashed`

/** In the order in which they are named: of two that meet, the first takes the name. */
const NAMED_FOLDERS = sql<Item>(`
  select ${FOLDER_COLUMNS} from unnest($2::uuid[]) with ordinality as named (id, place)
  join folders folder on folder.organization_id = $1 and folder.id = named.id order by named.place`)
const NAMED_ASSETS = sql<Item>(`
  select ${ASSET_COLUMNS} from unnest($2::uuid[]) with ordinality as named (id, place)
  join assets asset on asset.organization_id = $1 and asset.id = named.id order by named.place`)

const rowsNamed = async (tenant: Tenant, kind: Item['kind'], ids: readonly string[]): Promise<readonly Item[]> =>
  ids.length === 0 ? [] : tenant.query(kind === 'folder' ? NAMED_FOLDERS : NAMED_ASSETS, [tenant.organizationId, ids])

/** By single identifiers: the first that cannot be reached decides. */
export const itemsNamed = async (tenant: Tenant, scope: AccessScope, type: ResourceType, folderIds: readonly string[], assetIds: readonly string[]): Promise<Result.Result<readonly Item[], Failure<OutOfReachThere>>> => {
  const ids = { folder: [...new Set(folderIds)], asset: [...new Set(assetIds)] }
  const [folders, assets, restricted] = await Promise.all([
    rowsNamed(tenant, 'folder', ids.folder),
    rowsNamed(tenant, 'asset', ids.asset),
    restrictedAmong(tenant, scope, ids.folder, ids.asset),
  ])
  if (folders.length < ids.folder.length) return Result.fail({ code: 'FOLDER_NOT_FOUND' })
  if (assets.length < ids.asset.length) return Result.fail({ code: 'ASSET_NOT_FOUND' })
  for (const item of [...folders, ...assets]) {
    const place = restricted.has(item.id) ? ({ by: 'itself' } as const) : undefined
    const problem = item.kind === 'folder' ? folderProblem(item, type, place) : assetProblem(item, type, place)
    if (problem !== undefined) return Result.fail({ code: problem })
  }
  return Result.succeed([...folders, ...assets])
}

const inFolders = variants([EITHER, EITHER], (restricted, isRoot) => sql<Item>(`
  select ${FOLDER_COLUMNS} from folders folder
  where organization_id = $1 and type = $2 and parent_id ${isRoot ? 'is null' : '= $4'} and not folder.id = any ($3::uuid[])
    and ${visible('folder', { isWide: false, user: restricted ? (isRoot ? '$4' : '$5') : undefined })}
  order by folder.name_key, folder.id`))
/** With a limit in the last parameter, or all. */
const inAssets = variants([EITHER, EITHER, EITHER], (restricted, isModule, isLimited) => sql<Item>(`
  select ${ASSET_COLUMNS} from assets asset
  where organization_id = $1 and type = $2 and not asset.id = any ($3::uuid[]) ${isModule ? '' : 'and folder_id = $4'}
    and ${visible('asset', { isWide: isModule, user: restricted ? (isModule ? '$4' : '$5') : undefined })}
  order by asset.name_key, asset.id ${isLimited ? `limit $${4 + (isModule ? 0 : 1) + (restricted ? 1 : 0)}` : ''}`))
const FOLDER = sql<Pick<Item, 'type' | 'trashed'>>(`select type, trashed_at is not null as trashed from folders where organization_id = $1 and id = $2`)

const folderRefusal = async (tenant: Tenant, scope: AccessScope, type: ResourceType, folderId: string) => {
  const [[folder], restricted] = await Promise.all([
    tenant.query(FOLDER, [tenant.organizationId, folderId]),
    restrictionOn(tenant, scope, { kind: 'folder', id: folderId }),
  ])
  return folderProblem(folder, type, restricted)
}

/** All of a list, as its viewer sees it: what is restricted for them is not in it. */
const listed = async (
  tenant: Tenant,
  scope: AccessScope,
  type: ResourceType,
  selection: Extract<Selection, { kind: 'contents' | 'module' }>,
): Promise<Result.Result<readonly Item[], Unreachable>> => {
  const user = scope.restricted ? [scope.userId] : []
  const common = [tenant.organizationId, type, selection.except]
  if (selection.kind === 'module') return Result.succeed(await tenant.query(inAssets(scope.restricted, true, false), [...common, ...user]))
  const { folderId } = selection
  if (folderId === null) return Result.succeed(await tenant.query(inFolders(scope.restricted, true), [...common, ...user]))
  const problem = await folderRefusal(tenant, scope, type, folderId)
  if (problem !== undefined) return Result.fail({ code: problem })
  const [folders, assets] = await Promise.all([
    tenant.query(inFolders(scope.restricted, false), [...common, folderId, ...user]),
    tenant.query(inAssets(scope.restricted, false, false), [...common, folderId, ...user]),
  ])
  return Result.succeed([...folders, ...assets])
}

const byIds = variants([['folder', 'asset'], EITHER], (kind, restricted) => sql<Item>(`
  select ${kind === 'folder' ? FOLDER_COLUMNS : ASSET_COLUMNS} from ${kind}s ${kind}
  where ${kind}.organization_id = $1 and ${kind}.type = $2 and ${kind}.id = any ($3::uuid[])
    and ${visible(kind, { isWide: true, user: restricted && kind === 'asset' ? '$5' : undefined })}
  order by ${kind}.name_key, ${kind}.id limit $4`))

/** What a query finds, the assets at most so many; what has gone since is left out. */
const found = async (tenant: Tenant, scope: Asker, type: ResourceType, selection: Extract<Selection, { kind: 'found' }>, most?: number): Promise<Result.Result<readonly Item[], Unreachable>> => {
  const ids = await foundItems(tenant, scope, type, selection)
  if (Result.isFailure(ids)) return Result.fail(ids.failure)
  const { folders, assets } = ids.success
  const user = scope.restricted ? [scope.userId] : []
  const common = [tenant.organizationId, type]
  const items = await Promise.all([
    most !== undefined || folders.length === 0 ? [] : tenant.query(byIds('folder', false), [...common, folders, null]),
    assets.length === 0 ? [] : tenant.query(byIds('asset', scope.restricted), [...common, assets, most ?? null, ...user]),
  ])
  return Result.succeed(items.flat())
}

/** What a selection names, as far as its viewer may reach it; a whole list may have nothing in it. */
export const itemsOf = async (tenant: Tenant, scope: Asker, type: ResourceType, selection: Selection): Promise<Result.Result<readonly Item[], Unreachable>> => {
  if (selection.kind === 'items') return itemsNamed(tenant, scope, type, selection.folders, selection.assets)
  if (selection.kind === 'found') return found(tenant, scope, type, selection)
  if (selection.kind !== 'batch') return listed(tenant, scope, type, selection)
  const batch = await readBatch(tenant, scope.userId, type, selection.batchId)
  return batch === undefined ? Result.fail({ code: 'NOT_FOUND' }) : itemsNamed(tenant, scope, type, batch.folders, batch.assets)
}

const listedAssets = async (
  tenant: Tenant,
  scope: AccessScope,
  type: ResourceType,
  selection: Extract<Selection, { kind: 'contents' | 'module' }>,
  most: number,
): Promise<Result.Result<readonly Item[], Unreachable>> => {
  const { organizationId } = tenant
  const isModule = selection.kind === 'module'
  const user = scope.restricted ? [scope.userId] : []
  const assets = (...place: readonly string[]) =>
    tenant.query(inAssets(scope.restricted, isModule, true), [organizationId, type, selection.except, ...place, ...user, most])
  if (isModule) return Result.succeed(await assets())
  const { folderId } = selection
  if (folderId === null) return Result.succeed([])
  const problem = await folderRefusal(tenant, scope, type, folderId)
  return problem === undefined ? Result.succeed(await assets(folderId)) : Result.fail({ code: problem })
}

/** The assets of a selection without its folders, at most so many: then there may be more of them. */
export const assetsOf = async (
  tenant: Tenant,
  scope: Asker,
  type: ResourceType,
  selection: Selection,
  most: number,
): Promise<Result.Result<readonly Item[], Unreachable>> => {
  const assetsAmong = (items: readonly Item[]) => items.filter(({ kind }) => kind === 'asset')
  if (selection.kind === 'items') return Result.map(await itemsNamed(tenant, scope, type, selection.folders, selection.assets), assetsAmong)
  if (selection.kind === 'found') return found(tenant, scope, type, selection, most)
  if (selection.kind !== 'batch') return listedAssets(tenant, scope, type, selection, most)
  const batch = await readBatch(tenant, scope.userId, type, selection.batchId)
  if (batch === undefined) return Result.fail({ code: 'NOT_FOUND' })
  return Result.map(await itemsNamed(tenant, scope, type, batch.folders.slice(0, most), batch.assets.slice(0, most)), assetsAmong)
}

/** Assets of a selection that can be reached, and how many of those that it names cannot be any more. */
export interface Reached {
  readonly assets: readonly Item[]
  readonly gone: number
}

/** Of single identifiers what can be reached; where nothing can, or where one is of another module, why. */
const reached = async (tenant: Tenant, scope: AccessScope, type: ResourceType, folders: readonly string[], assets: readonly string[]): Promise<Result.Result<Reached, Unreachable>> => {
  const whole = await itemsNamed(tenant, scope, type, folders, assets)
  if (Result.isSuccess(whole)) return Result.succeed({ assets: whole.success.filter(({ kind }) => kind === 'asset'), gone: 0 })
  const ids = [...new Set(assets)]
  const [items, restricted] = await Promise.all([rowsNamed(tenant, 'asset', ids), restrictedAmong(tenant, scope, [], ids)])
  const usable = items.filter((item) => assetProblem(item, type, restricted.has(item.id) ? { by: 'itself' } : undefined) === undefined)
  const isElsewhere = items.some((item) => item.type !== type)
  return usable.length === 0 || isElsewhere ? Result.fail(whole.failure) : Result.succeed({ assets: usable, gone: ids.length - usable.length })
}

/** As `assetsOf`, without what cannot be reached any more. */
export const reachedAssetsOf = async (tenant: Tenant, scope: Asker, type: ResourceType, selection: Selection, most: number): Promise<Result.Result<Reached, Unreachable>> => {
  if (selection.kind === 'items') return reached(tenant, scope, type, selection.folders, selection.assets)
  if (selection.kind === 'found') return Result.map(await found(tenant, scope, type, selection, most), (assets) => ({ assets, gone: 0 }))
  if (selection.kind !== 'batch') return Result.map(await listedAssets(tenant, scope, type, selection, most), (assets) => ({ assets, gone: 0 }))
  const batch = await readBatch(tenant, scope.userId, type, selection.batchId)
  return batch === undefined ? Result.fail({ code: 'NOT_FOUND' }) : reached(tenant, scope, type, batch.folders.slice(0, most), batch.assets.slice(0, most))
}

/** Without what lies in another of the folders: it goes along by itself. */
export const outermost = async (tenant: Tenant, items: readonly Item[]): Promise<readonly Item[]> => {
  const folders = items.filter(({ kind }) => kind === 'folder').map(({ id }) => id)
  if (folders.length === 0 || new Set(items.map(({ parentId }) => parentId)).size <= 1) return items
  const rows = await tenant.query(COVERED, [tenant.organizationId, folders, [...new Set(items.map(({ parentId }) => parentId))]])
  const covered = new Set<string | null>(rows.map(({ id }) => id))
  return items.filter(({ parentId }) => !covered.has(parentId))
}

/** Of the folders $3 those that are one of $2 or lie in one. */
const COVERED = sql<{ id: string }>(`
  with recursive way (start, id) as (
    select id, id from unnest($3::uuid[]) as id where id is not null
    union
    select way.start, folder.parent_id from way join folders folder on folder.organization_id = $1 and folder.id = way.id
  )
  select distinct start as id from way where id = any ($2::uuid[])`)

/** The identifiers of those that are folders, or assets. */
export const idsOf = (some: readonly Pick<Item, 'kind' | 'id'>[], kind: Item['kind']): readonly string[] => some.filter((one) => one.kind === kind).map(({ id }) => id)
