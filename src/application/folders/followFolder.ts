import type { ResourceType } from '../../domain/access/modules.ts'
import type { FolderContents, FolderPlace } from './folderContents.ts'
import { assetListOf } from './folderContents.ts'
import type { SelectionActor } from '../selection/selection.machine.ts'
import type { TreeActor } from './tree.machine.ts'

/** What names a list of the library, whatever its order. */
export const listKey = (type: ResourceType, folderId: string | null): string => `${type} ${folderId ?? ''}`

/** Keeps the selection and the tree where the folder screen is. */
export const followFolder =
  (selection: SelectionActor, tree: TreeActor) =>
  (place: FolderPlace, { folder, children, childCount, first }: FolderContents): void => {
    const { resourceType, folderId, everywhere } = place
    selection.send({
      type: 'list.shown',
      key: everywhere === true ? `${resourceType} everywhere` : listKey(resourceType, folderId),
      folders: children,
      foldersBeyond: childCount - children.length,
      list: assetListOf(place),
      total: first?.total ?? 0,
    })
    const path = folder === null ? [] : [...folder.path.map(({ id }) => id), folder.id]
    tree.send({ type: 'tree.opened', resourceType, path })
  }
