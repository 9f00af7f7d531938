import * as Result from 'effect/Result'
import type { ResourceType } from '../../domain/access/modules.ts'
import { foldersPath } from '../../domain/access/segments.ts'
import { COPIES_LISTED, type Copies } from '../../domain/bulk-operations/bulkOperation.ts'
import type { Selection, TrashSelection } from '../../domain/items/selection.ts'
import type { Notification } from '../notifications/notifications.machine.ts'
import type { AssetGateway } from '../assets/AssetGateway.ts'
import type { FolderGateway } from '../folders/FolderGateway.ts'
import { listKey } from '../folders/followFolder.ts'
import { assetItem, folderItem } from '../selection/selectableRows.ts'
import type { SelectionActor } from '../selection/selection.machine.ts'

/** Selects folders and assets where they lie by now. */
export type PickThere = (type: ResourceType, folderId: string | null, items: Copies) => Promise<void>

export const pickingThere =
  (selection: SelectionActor, { assets, folders }: { readonly assets: AssetGateway; readonly folders: FolderGateway }): PickThere =>
  async (type, folderId, there) => {
    if (there.assets.length + there.folders.length > COPIES_LISTED) return
    const { signal } = new AbortController()
    const [ofFolders, ofAssets] = await Promise.all([
      Promise.all(there.folders.map((id) => folders.read(type, id, signal))),
      Promise.all(there.assets.map((id) => assets.read(type, id, signal))),
    ])
    const items = [
      ...ofFolders.filter(Result.isSuccess).map(({ success }) => success).filter(({ parentId }) => parentId === folderId).map(folderItem),
      ...ofAssets.filter(Result.isSuccess).map(({ success }) => success).filter((asset) => asset.folderId === folderId).map(assetItem),
    ]
    selection.send({ type: 'items.arrived', key: listKey(type, folderId), items })
  }

interface Put {
  readonly action: 'copy' | 'move' | 'restore'
  readonly type: ResourceType | undefined
  readonly selection: Selection | TrashSelection
  /** The way down to where it was seen. */
  readonly path?: readonly string[]
}

/** The way to where something was put. What was moved, or what was copied of it, is selected there. */
export const showingThere =
  (pickThere: PickThere) =>
  ({ action, type, selection, path }: Put, destination: { readonly folderId: string | null } | undefined, copies: Copies | undefined): Notification['link'] => {
    if (destination === undefined || type === undefined) return undefined
    const { folderId } = destination
    // A copy beside what is copied is in sight.
    if (action === 'copy' && path !== undefined && (path.at(-1) ?? null) === folderId) return undefined
    const there = action === 'copy' ? copies : action === 'move' && selection.kind === 'items' ? selection : undefined
    const followed = there === undefined ? {} : { followed: () => void pickThere(type, folderId, there) }
    return { text: 'moveCopy.showThere', to: foldersPath(type, folderId ?? undefined), ...followed }
  }
