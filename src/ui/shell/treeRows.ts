import type { TreeSnapshot } from '../../application/library/tree.machine.ts'
import { foldersPath } from '../../domain/access/segments.ts'
import { CHILD_LIMIT } from '../../domain/library/folder.ts'
import type { TreeRow } from '../kit/Tree.tsx'

/** Where the module's root stands among the branches. */
const ROOT = ''

/** What stands at the end of a branch of which not everything was answered; `count`: undefined where nobody knows how many are missing. */
export type MoreLabel = (count: number | undefined) => string

/**
 * The rows of the folder tree that can be seen: every branch down to the folders that are closed. A branch that was cut ends with a row that leads to
 * its folder; only a tree with as many folders as one list may have can be cut.
 */
export const treeRows = ({ resourceType, branches, expanded, awaited }: TreeSnapshot['context'], more: MoreLabel): readonly TreeRow[] => {
  const known = [...branches.values()].reduce((sum, folders) => sum + folders.length, 0)
  const cut = (parentId: string | undefined, level: number, count: number | undefined): readonly TreeRow[] =>
    known < CHILD_LIMIT || count === 0
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
      const inside = branches.get(folder.id)
      const missing = inside === undefined ? 0 : Math.max(folder.folderCount - inside.length, 0)
      return [row, ...below(folder.id, level + 1), ...cut(folder.id, level + 1, missing)]
    })
  const isRootCut = (branches.get(ROOT)?.length ?? 0) >= CHILD_LIMIT
  return [...below(ROOT, 1), ...cut(undefined, 1, isRootCut ? undefined : 0)]
}
