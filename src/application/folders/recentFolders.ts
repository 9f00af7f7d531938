import { refusalOf } from '../failures/refusal.ts'
import type { FolderActor, FolderSnapshot } from './folder.machine.ts'
import type { RecentFolder, RecentFolderStore } from './RecentFolderStore.ts'

/** Folders that are remembered. */
const KEPT = 8

const without = (folders: readonly RecentFolder[], id: string | null) => folders.filter((folder) => folder.id !== id)

/** What is remembered once a folder is open, or can no longer be opened; undefined where nothing changes. */
const after = (folders: readonly RecentFolder[], snapshot: FolderSnapshot): readonly RecentFolder[] | undefined => {
  const { contents, place, failure } = snapshot.context
  const open = contents?.folder
  if (snapshot.hasTag('shown') && open) {
    const { id, name, type } = open
    const [last] = folders
    return last?.id === id && last.name === name ? undefined : [{ type, id, name }, ...without(folders, id)].slice(0, KEPT)
  }
  const isGone = snapshot.matches('refused') && refusalOf(failure) !== 'failed' && folders.some(({ id }) => id === place.folderId)
  return isGone ? without(folders, place.folderId) : undefined
}

/** Remembers the folders that are opened; one that is gone or refused is forgotten. Answers them, the last one first. */
export const followRecentFolders = (folder: FolderActor, store: RecentFolderStore): (() => readonly RecentFolder[]) => {
  const look = (snapshot: FolderSnapshot) => {
    const changed = after(store.read(), snapshot)
    if (changed !== undefined) store.save(changed)
  }
  look(folder.getSnapshot())
  folder.subscribe(look)
  return () => store.read()
}
