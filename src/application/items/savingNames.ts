import * as Result from 'effect/Result'
import type { AssetSummary } from '../../domain/assets/asset.ts'
import type { Folder } from '../../domain/folders/folder.ts'
import type { AssetEditFailure, AssetGateway, AssetReadFailure } from '../assets/AssetGateway.ts'
import type { FolderGateway, FolderRenameFailure } from '../folders/FolderGateway.ts'

/** What gets another name where it stands. */
export type Renamed =
  | { readonly kind: 'folder'; readonly item: Folder }
  | { readonly kind: 'asset'; readonly item: Pick<AssetSummary, 'id' | 'type' | 'name'> }

export type RenamingFailure = FolderRenameFailure | AssetReadFailure | AssetEditFailure

/** Takes the new name away again. */
type TakeBack = () => Promise<Result.Result<unknown, RenamingFailure>>

/** It has its new name, as it is now. */
export interface NameSaved {
  readonly renamed: Renamed
  readonly takeBack: TakeBack
}

export interface SavingNamesPorts {
  readonly folders: Pick<FolderGateway, 'rename'>
  readonly assets: Pick<AssetGateway, 'read' | 'edit'>
}

/** Gives a folder or an asset another name. An asset that somebody else has renamed meanwhile: STALE_EDIT. */
export const savingNames = ({ folders, assets }: SavingNamesPorts) => {
  const renameFolder = async (folder: Folder, name: string, signal: AbortSignal): Promise<Result.Result<NameSaved, RenamingFailure>> =>
    Result.map(await folders.rename(folder, name, signal), (after) => ({
      renamed: { kind: 'folder', item: after },
      takeBack: () => folders.rename(after, folder.name, new AbortController().signal),
    }))

  const renameAsset = async ({ id, type, name: before }: Pick<AssetSummary, 'id' | 'type' | 'name'>, name: string, signal: AbortSignal): Promise<Result.Result<NameSaved, RenamingFailure>> => {
    const read = await assets.read(type, id, signal)
    if (Result.isFailure(read)) return Result.fail(read.failure)
    if (read.success.name !== before) return Result.fail({ code: 'STALE_EDIT' })
    return Result.map(await assets.edit(read.success, { name }, signal), (after) => ({
      renamed: { kind: 'asset', item: after },
      takeBack: () => assets.edit(after, { name: before }, new AbortController().signal),
    }))
  }

  return async (renamed: Renamed | undefined, name: string, signal: AbortSignal): Promise<Result.Result<NameSaved, RenamingFailure>> => {
    if (renamed === undefined) return Result.fail({ code: 'FOLDER_NOT_FOUND' })
    return renamed.kind === 'folder' ? renameFolder(renamed.item, name, signal) : renameAsset(renamed.item, name, signal)
  }
}
