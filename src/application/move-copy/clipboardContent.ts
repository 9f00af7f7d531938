import type { ResourceType } from '../../domain/access/modules.ts'
import { moveProblem, type MoveCode } from '../../domain/move-copy/treeRules.ts'
import { askMoveCopy } from './askMoveCopy.ts'
import type { MoveCopyActor } from './moveCopy.machine.ts'
import type { Place } from './moveCopyContext.ts'
import type { Selected } from '../selection/selected.ts'

/** What somebody has copied, cut or picked up to put elsewhere, by keys or with the mouse. */
export interface ClipboardContent extends Selected {
  readonly action: 'copy' | 'move'
  readonly type: ResourceType
  /** The folders from the root down to the one that it lies in, that one included. */
  readonly path: readonly string[]
  /** The folders among it, and whether assets are. */
  readonly folders: readonly string[]
  readonly hasAssets: boolean
}

/** A folder that something can be put into, or with `folderId` null a module's root. */
export interface Destination extends Place {
  readonly type: ResourceType
  /** From the root down, without itself. */
  readonly above: readonly string[]
}

/** Why it cannot be put there, by the rules that the server keeps; undefined: it can. */
export const putProblem = ({ action, type, path, folders, hasAssets }: ClipboardContent, to: Destination): MoveCode | undefined => {
  const from = path.at(-1) ?? null
  if (to.type !== type) return folders.length > 0 ? 'FOLDER_DIFFERENT_TYPE' : 'ASSET_DIFFERENT_TYPE'
  return moveProblem({
    action,
    type,
    folders: folders.map((id) => ({ id, type, parentId: from })),
    assets: hasAssets ? [{ id: '', type, folderId: from ?? '' }] : [],
    destination: to.folderId === null ? null : { id: to.folderId, type, above: to.above },
  })
}

/** Puts it there: a dialog opens only where names are taken. Answers whether it was done. */
export const putInto = (moveCopy: MoveCopyActor, { action, type, path, selection, count, name }: ClipboardContent, { folderId, name: folder }: Destination) =>
  askMoveCopy(moveCopy, { action, type, path, selection, count, ...(name === undefined ? {} : { name }) }, { folderId, name: folder })
