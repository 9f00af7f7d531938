import type { TreeSnapshot } from '../../application/library/tree.machine.ts'
import { foldersPath } from '../../domain/access/segments.ts'
import type { TreeRow } from '../kit/Tree.tsx'

/** Where the module's root stands among the branches. */
const ROOT = ''

/** The rows of the folder tree that can be seen: every branch down to the folders that are closed. */
export const treeRows = ({ resourceType, branches, expanded, awaited }: TreeSnapshot['context']): readonly TreeRow[] => {
  const below = (parent: string, level: number): readonly TreeRow[] =>
    (branches.get(parent) ?? []).flatMap((folder) => {
      const isOpen = folder.folderCount > 0 && expanded.has(folder.id)
      const row: TreeRow = {
        id: folder.id,
        label: folder.name,
        level,
        to: foldersPath(resourceType, folder.id),
        expandable: folder.folderCount > 0,
        expanded: isOpen,
        busy: isOpen && awaited.has(folder.id) && !branches.has(folder.id),
      }
      return isOpen ? [row, ...below(folder.id, level + 1)] : [row]
    })
  return below(ROOT, 1)
}
