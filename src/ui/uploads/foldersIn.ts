import type { DroppedFolder } from '../../application/uploads/recreating.ts'

/** Everything that was dropped, with the folders it lay in. It must be asked for while the drop is being told: later nothing is there. */
export const foldersIn = async (transfer: DataTransfer): Promise<readonly DroppedFolder[]> => {
  const items = [...transfer.items].map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }))
  const { foldersOf } = await import('./droppedFolders.ts')
  return foldersOf(items)
}
