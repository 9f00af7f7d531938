import * as Result from 'effect/Result'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { AssetSort, Direction } from '../../domain/assets/asset.ts'
import type { Folder, FolderDetail } from '../../domain/folders/folder.ts'
import type { AssetGateway, AssetList, AssetListFailure, AssetPage } from '../assets/AssetGateway.ts'
import type { FolderGateway, FolderReadFailure, FolderSort } from './FolderGateway.ts'

/** What the address of the folder screen names. */
export interface FolderPlace {
  readonly resourceType: ResourceType
  /** Null: the module's root, where no assets lie. */
  readonly folderId: string | null
  /** No folder, but all assets of the module, wherever they lie; `folderId` is null then. */
  readonly everywhere?: true
  readonly sort: AssetSort
  readonly direction: Direction
}

/** The place alone, out of an event that names one. */
export const placeOf = ({ resourceType, folderId, everywhere, sort, direction }: FolderPlace): FolderPlace => ({
  resourceType,
  folderId,
  ...(everywhere === undefined ? {} : { everywhere }),
  sort,
  direction,
})

/** What the folder screen starts from. */
export interface FolderContents {
  /** Null at the module's root. */
  readonly folder: FolderDetail | null
  /** Of more than `CHILD_LIMIT` folders the first. */
  readonly children: readonly Folder[]
  /** How many folders lie there, among the children or not. */
  readonly childCount: number
  /** The first page of assets; none at the root. */
  readonly first: AssetPage | undefined
}

export type ReadFailure = FolderReadFailure | AssetListFailure

interface Ports {
  readonly folders: FolderGateway
  readonly assets: AssetGateway
}

export const folderSortOf = (sort: AssetSort): FolderSort => (sort === 'modifiedAt' || sort === 'createdAt' ? sort : 'name')

export const assetListOf = ({ resourceType: type, folderId, everywhere, sort, direction }: FolderPlace): AssetList | undefined => {
  if (everywhere === true) return { type, sort, direction }
  return folderId === null ? undefined : { type, folderId, sort, direction }
}

/** Reads it all at once: the slowest of the three decides. */
export const readContents = async (
  { folders, assets }: Ports,
  place: FolderPlace,
  signal: AbortSignal,
): Promise<Result.Result<FolderContents, ReadFailure>> => {
  const { resourceType: type, folderId, everywhere, direction } = place
  const list = assetListOf(place)
  const [folder, children, first] = await Promise.all([
    folderId === null ? Result.succeed(null) : folders.read(type, folderId, signal),
    everywhere === true ? Result.succeed({ folders: [], isCut: false, total: 0 }) : folders.children({ type, parentId: folderId, sort: folderSortOf(place.sort), direction }, signal),
    list === undefined ? Result.succeed(undefined) : assets.page(list, 0, signal),
  ])
  if (Result.isFailure(folder)) return Result.fail(folder.failure)
  if (Result.isFailure(children)) return Result.fail(children.failure)
  if (Result.isFailure(first)) return Result.fail(first.failure)
  return Result.succeed({ folder: folder.success, children: children.success.folders, childCount: children.success.total, first: first.success })
}
