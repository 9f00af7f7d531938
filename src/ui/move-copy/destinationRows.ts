import type { TFunction } from 'i18next'
import type { MoveCopyRequest } from '../../application/move-copy/moveCopyContext.ts'
import { ROOT, type TreeSnapshot } from '../../application/folders/tree.machine.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import { foldersPath } from '../../domain/access/segments.ts'
import type { Folder } from '../../domain/folders/folder.ts'
import { moveProblem } from '../../domain/move-copy/treeRules.ts'
import type { TreeRow } from '../kit/Tree.tsx'
import { cutEnd, type MoreLabel } from '../folders/treeRows.ts'

interface Destinations {
  readonly asked: MoveCopyRequest
  readonly type: ResourceType
  /** What the module is called: its root stands on top. */
  readonly root: string
  readonly tree: TreeSnapshot['context']
  readonly more: MoreLabel
}

/** Why something cannot go there, by the rule that the server keeps. What is restored has no place that it could stay at. */
export const refusalOf = (t: TFunction, { asked, type }: Pick<Destinations, 'asked' | 'type'>, id: string | null, above: readonly string[]): string | undefined => {
  const destination = id === null ? null : { id, type, above }
  const { selection } = asked
  const [folders, assets] = selection.kind === 'items' ? [selection.folders, selection.assets] : [[], []]
  const action = asked.action === 'restore' ? 'copy' : asked.action
  const seenIn = asked.action === 'restore' ? undefined : asked.path?.at(-1)
  const code = moveProblem({
    action,
    type,
    destination,
    folders: folders.map((folderId) => ({ id: folderId, type, parentId: seenIn ?? null })),
    assets: assets.map((assetId) => ({ id: assetId, type, folderId: seenIn ?? '' })),
  })
  return code && t(`failure.${code}`)
}

/** The folders that can be seen, below the module's root; those that cannot be chosen say why, and a branch that was cut says so at its end. */
export const destinationRows = (t: TFunction, { asked, type, root, tree, more }: Destinations): readonly TreeRow[] => {
  // What was not answered cannot be chosen.
  const end = (folder: Folder | undefined, level: number) =>
    cutEnd({ ...tree, resourceType: type }, folder, level, more).map((row) => ({ ...row, refusal: t('moveCopy.notListed') }))
  const below = (parent: string, above: readonly string[]): readonly TreeRow[] =>
    (tree.branches.get(parent) ?? []).flatMap((folder) => {
      const isOpen = folder.folderCount > 0 && tree.expanded.has(folder.id)
      const row: TreeRow = {
        id: folder.id,
        label: folder.name,
        level: above.length + 2,
        to: foldersPath(type, folder.id),
        expandable: folder.folderCount > 0,
        expanded: isOpen,
        busy: isOpen && tree.awaited.has(folder.id) && !tree.branches.has(folder.id),
        refusal: refusalOf(t, { asked, type }, folder.id, above),
      }
      return isOpen ? [row, ...below(folder.id, [...above, folder.id]), ...end(folder, above.length + 3)] : [row]
    })
  const top: TreeRow = {
    id: ROOT,
    label: root,
    level: 1,
    to: foldersPath(type),
    expandable: false,
    expanded: true,
    busy: tree.awaited.has(ROOT) && !tree.branches.has(ROOT),
    refusal: refusalOf(t, { asked, type }, null, []),
  }
  return [top, ...below(ROOT, []), ...end(undefined, 2)]
}
