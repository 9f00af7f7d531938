import type { TFunction } from 'i18next'
import type { TreeSnapshot } from '../../application/folders/tree.machine.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import { foldersPath } from '../../domain/access/segments.ts'
import { formatNumber } from '../../domain/format/numbers.ts'
import type { Folder } from '../../domain/folders/folder.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import type { TreeRow } from '../kit/Tree.tsx'

/** Where the module's root stands among the branches. */
const ROOT = ''

/** What stands at the end of a branch of which not everything was answered; `count`: undefined where nobody knows how many are missing. */
export type MoreLabel = (count: number | undefined) => string

export const moreLabel =
  (t: TFunction, language: string, type: ResourceType): MoreLabel =>
  (count) =>
    count === undefined
      ? t('shell.moreFoldersOf', { module: t(`shell.modules.${type}`) })
      : t('shell.moreFolders', { number: formatNumber(count, matchLanguage(language)) })

type Branches = Pick<TreeSnapshot['context'], 'resourceType' | 'branches' | 'cut'>

/** The row that a branch ends with that was cut, of a folder or of the root: it leads there. */
export const cutEnd = ({ resourceType, branches, cut }: Branches, folder: Folder | undefined, level: number, more: MoreLabel): readonly TreeRow[] => {
  const id = folder?.id ?? ROOT
  // The number can be older than the branch: that there is more is known from the branch.
  const missing = folder && Math.max(folder.folderCount - (branches.get(id)?.length ?? 0), 1)
  return cut.has(id) ? [{ id: `${id} more`, label: more(missing), level, to: foldersPath(resourceType, folder?.id), expandable: false, expanded: false }] : []
}

/**
 * The rows of the folder tree that can be seen: every branch down to the folders that are closed. A branch that was cut ends with a row that leads to
 * its folder.
 */
export const treeRows = (tree: TreeSnapshot['context'], more: MoreLabel): readonly TreeRow[] => {
  const { resourceType, branches, expanded, awaited } = tree
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
      return isOpen ? [row, ...below(folder.id, level + 1), ...cutEnd(tree, folder, level + 1, more)] : [row]
    })
  return [...below(ROOT, 1), ...cutEnd(tree, undefined, 1, more)]
}
