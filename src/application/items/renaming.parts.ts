import * as Result from 'effect/Result'
import { assign, fromPromise, setup } from 'xstate'
import type { AssetSummary } from '../../domain/assets/asset.ts'
import { assetEditProblems, folderProblems } from '../../domain/assets/edit.ts'
import type { Folder } from '../../domain/folders/folder.ts'
import { normalizeName } from '../../domain/naming/names.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { undoAction } from '../notifications/undone.ts'
import type { AssetEditFailure, AssetGateway, AssetReadFailure } from '../assets/AssetGateway.ts'
import type { FolderGateway, FolderRenameFailure } from '../folders/FolderGateway.ts'

/** What gets another name where it stands. */
export type Renamed =
  | { readonly kind: 'folder'; readonly item: Folder }
  | { readonly kind: 'asset'; readonly item: Pick<AssetSummary, 'id' | 'type' | 'name'> }

export type RenamingFailure = FolderRenameFailure | AssetReadFailure | AssetEditFailure

/** Takes the new name away again. */
type TakeBack = () => Promise<Result.Result<unknown, RenamingFailure>>

interface RenamingContext {
  readonly renamed: Renamed | undefined
  readonly name: string
  readonly problems: FieldProblems
  readonly failure: RenamingFailure | undefined
  readonly takeBack: TakeBack | undefined
}

export type RenamingEvent =
  | { type: 'rename.open'; renamed: Renamed }
  | { type: 'name.changed'; name: string }
  | { type: 'save' }
  | { type: 'cancel' }

export interface RenamingPorts {
  readonly folders: FolderGateway
  readonly assets: AssetGateway
  readonly notify: Notify
}

export const BLANK: RenamingContext = { renamed: undefined, name: '', problems: {}, failure: undefined, takeBack: undefined }

const problemsOf = ({ renamed, name }: RenamingContext): FieldProblems =>
  renamed?.kind === 'asset' ? assetEditProblems({ name }, renamed.item.name) : folderProblems({ name })

/** What the field with a name works with, and what it can do. */
export const renamingParts = ({ folders, assets, notify }: RenamingPorts) => {
  const renameFolder = async (folder: Folder, name: string, signal: AbortSignal): Promise<Result.Result<TakeBack, RenamingFailure>> =>
    Result.map(await folders.rename(folder, name, signal), (after) => () => folders.rename(after, folder.name, new AbortController().signal))

  const renameAsset = async ({ id, type, name: before }: Pick<AssetSummary, 'id' | 'type' | 'name'>, name: string, signal: AbortSignal): Promise<Result.Result<TakeBack, RenamingFailure>> => {
    const read = await assets.read(type, id, signal)
    if (Result.isFailure(read)) return Result.fail(read.failure)
    if (read.success.name !== before) return Result.fail({ code: 'STALE_EDIT' })
    return Result.map(await assets.edit(read.success, { name }, signal), (after) => () => assets.edit(after, { name: before }, new AbortController().signal))
  }

  return setup({
    types: { context: {} as RenamingContext, events: {} as RenamingEvent, tags: {} as 'open' | 'busy' },
    actors: {
      saving: fromPromise(async ({ input: { renamed, name }, signal }: { input: RenamingContext; signal: AbortSignal }) => {
        if (renamed === undefined) return Result.fail<RenamingFailure>({ code: 'FOLDER_NOT_FOUND' })
        return renamed.kind === 'folder' ? renameFolder(renamed.item, name, signal) : renameAsset(renamed.item, name, signal)
      }),
    },
    guards: {
      isSame: ({ context: { renamed, name } }) => normalizeName(name) === renamed?.item.name,
      isValid: ({ context }) => Object.keys(problemsOf(context)).length === 0,
    },
    actions: {
      begin: assign((_, renamed: Renamed) => ({ ...BLANK, renamed, name: renamed.item.name })),
      type: assign((_, name: string) => ({ name, problems: {}, failure: undefined })),
      findProblems: assign({ problems: ({ context }) => problemsOf(context) }),
      fail: assign((_, failure: RenamingFailure | undefined) => ({ failure, problems: failure?.code === 'VALIDATION_FAILED' ? failure.fields : {} })),
      keep: assign((_, takeBack: TakeBack | undefined) => ({ takeBack })),
      notify: ({ context: { name, takeBack } }) => {
        const action = takeBack && { action: undoAction(takeBack, notify) }
        notify({ kind: 'success', text: 'library.renamed', values: { name }, ...action })
      },
    },
  })
}
