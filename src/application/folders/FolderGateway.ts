import type { Result } from 'effect/Result'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Direction } from '../../domain/assets/asset.ts'
import type { Branch, CountedListing, Folder, FolderDetail } from '../../domain/folders/folder.ts'
import type { FolderOutOfReach } from '../../domain/items/outOfReach.ts'
import type { FoundFolder } from '../../domain/folders/folderSearch.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

export type FolderReadFailure = CallFailure<FolderOutOfReach>
export type FolderCreateFailure = CallFailure<Exclude<FolderOutOfReach, 'FOLDER_NOT_FOUND'> | 'FOLDER_ALREADY_EXISTS' | 'DESTINATION_NOT_FOUND'>
export type FolderRenameFailure = CallFailure<FolderOutOfReach | 'FOLDER_ALREADY_EXISTS' | 'STALE_EDIT'>

/** What folders can be sorted by. */
export type FolderSort = 'name' | 'modifiedAt' | 'createdAt'

export interface FolderList {
  readonly type: ResourceType
  /** Null: the module's root. */
  readonly parentId: string | null
  readonly sort: FolderSort
  readonly direction: Direction
}

/** Folders of one module. */
export interface FolderGateway {
  read(type: ResourceType, folderId: string, signal: AbortSignal): Promise<Result<FolderDetail, FolderReadFailure>>
  /** All folders directly inside, up to a thousand, and how many there are. */
  children(list: FolderList, signal: AbortSignal): Promise<Result<CountedListing, FolderReadFailure>>
  /** The one directly inside that is called so, as names are compared, however many there are; null: none that the viewer sees. */
  named(type: ResourceType, parentId: string | null, name: string, signal: AbortSignal): Promise<Result<Folder | null, FolderReadFailure>>
  /** What `children` answers by name, of the module's root and of every folder on the way down to one, it included: in one call at any depth. */
  branches(type: ResourceType, folderId: string, signal: AbortSignal): Promise<Result<readonly Branch[], FolderReadFailure>>
  /** At the most 20 whose names have all the pieces that were typed; none for nothing. */
  find(type: ResourceType, typed: string, signal: AbortSignal): Promise<Result<readonly FoundFolder[], CallFailure>>
  create(type: ResourceType, parentId: string | null, name: string, signal: AbortSignal): Promise<Result<Folder, FolderCreateFailure>>
  rename(folder: Folder, name: string, signal: AbortSignal): Promise<Result<Folder, FolderRenameFailure>>
}
