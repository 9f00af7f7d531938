import type { TreeSnapshot } from '../../application/library/tree.machine.ts'
import { foldersPath } from '../../domain/access/segments.ts'
import type { TreeRow } from '../kit/Tree.tsx'

/** Where the module's root stands among the branches. */
const ROOT = ''

/** What stands at the end of a branch of which not everything was answered; `count`: undefined where nobody knows how many are missing. */
export type MoreLabel = (count: number | undefined) => string

/**
 * The rows of the folder tree that can be seen: every branch down to the folders that are closed. A branch that was cut ends with a row that leads to
 * its folder.
 */
export const treeRows = ({ resourceType, branches, cut, expanded, awaited }: TreeSnapshot['context'], more: MoreLabel): readonly TreeRow[] => {
  const end = (parentId: string | undefined, level: number, count: number | undefined): readonly TreeRow[] =>
    !cut.has(parentId ?? ROOT)
      ? []
      : [{ id: `${parentId ?? ROOT} more`, label: more(count), level, to: foldersPath(resourceType, parentId), expandable: false, expanded: false }]
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
      if (!isOpen) return [row]
      // The number can be older than the branch: that there is more is known from the branch.
      const missing = Math.max(folder.folderCount - (branches.get(folder.id)?.length ?? 0), 1)
      return [row, ...below(folder.id, level + 1), ...end(folder.id, level + 1, missing)]
    })
  return [...below(ROOT, 1), ...end(undefined, 1, undefined)]
}
