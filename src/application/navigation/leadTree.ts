import type { ResourceType } from '../../domain/access/modules.ts'
import type { AssetActor } from '../assets/asset.machine.ts'
import type { FolderDetailActor } from '../folders/folderDetail.machine.ts'
import type { ItemListActor } from '../lists/itemList.machine.ts'
import type { TreeActor } from '../folders/tree.machine.ts'
import type { WebReadyList } from '../web-ready/WebReadyGateway.ts'

export interface TreeLeaders {
  readonly asset: AssetActor
  readonly folderDetail: FolderDetailActor
  readonly webReadyList: ItemListActor<WebReadyList>
}

/**
 * Opens the tree where an asset or a folder lies when its page is opened, also when that page is the first of all; a list of a module opens
 * the tree at its root, unless it is open in the module already. The folder screen has its own way (`followFolder`).
 */
export const leadTree = (tree: TreeActor, { asset, folderDetail, webReadyList }: TreeLeaders): void => {
  const open = (resourceType: ResourceType, path: readonly string[]) => tree.send({ type: 'tree.opened', resourceType, path })
  let last = ''
  // Once for each opening: what is read again meanwhile must not fetch the tree back from where somebody has gone since.
  const openOnce = (resourceType: ResourceType, steps: readonly { readonly id: string }[]) => {
    const path = steps.map(({ id }) => id)
    const key = path.join()
    if (key !== last) open(resourceType, path)
    last = key
  }
  asset.subscribe(({ context }) => {
    if (context.asset === undefined) last = ''
    else openOnce(context.asset.type, context.asset.path)
  })
  folderDetail.subscribe(({ context: { folder } }) => {
    if (folder === undefined) last = ''
    else openOnce(folder.type, [...folder.path, folder])
  })
  webReadyList.subscribe(({ context: { list } }) => {
    const { resourceType, branches, awaited } = tree.getSnapshot().context
    if (list !== undefined && (resourceType !== list.resourceType || branches.size + awaited.size === 0)) open(list.resourceType, [])
  })
}
