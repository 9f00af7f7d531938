import type { Folder } from '../../domain/folders/folder.ts'
import { assetAt, rowOf, type AssetWindowActor } from '../assets/assetWindow.machine.ts'
import type { ReadRows } from '../selection/anchor.ts'

/** The rows of a place: its folders, and below them the assets that have been read. */
export const placeRows = (folders: readonly Folder[], window: AssetWindowActor): ReadRows => ({
  rowOf: (id) => {
    const folder = folders.findIndex((one) => one.id === id)
    if (folder >= 0) return folder
    const asset = rowOf(window.getSnapshot().context, id)
    return asset === undefined ? undefined : folders.length + asset
  },
  idAt: (row) => folders[row]?.id ?? assetAt(window.getSnapshot().context, row - folders.length)?.id,
})
