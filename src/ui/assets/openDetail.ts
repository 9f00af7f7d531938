import { redirect } from 'react-router'
import type { ShellActors } from '../../application/actors.ts'
import type { RelatedPlace } from '../../application/relations/RelationGateway.ts'
import { resourceTypeOfSegment } from '../../domain/access/segments.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import { refuse } from '../page/guard.ts'
import { openList } from '../items/openList.ts'
import { openAsset } from './openAsset.ts'
import type { Arrival } from '../folders/openPlaces.ts'
import { ASSET_PAGES, FOLDER_PAGES } from './tabs.ts'

/** The tab that an address names. Without one it leads to the first; one that there is not is not found. */
const tabAt = <Tab extends { readonly segment: string }>(tabs: readonly Tab[], { request, params }: Arrival): Tab => {
  const { pathname, search } = new URL(request.url)
  const segment = params['*'] ?? ''
  const [first] = tabs
  if (segment === '' && first !== undefined) throw redirect(`${pathname.replace(/\/$/, '')}/${first.segment}${search}`)
  return tabs.find((tab) => tab.segment === segment) ?? refuse(404)
}

/** Tells the machines which asset and which tab an address names. */
export const openAssetDetail = async (loadShell: () => Promise<ShellActors>, arrival: Arrival): Promise<void> => {
  const tab = tabAt(ASSET_PAGES, arrival)
  const type = resourceTypeOfSegment(arrival.params['resourceType']) ?? refuse(404)
  const shell = await loadShell()
  const place: RelatedPlace = { kind: 'asset', type, id: arrival.params['assetId'] ?? '' }
  openAsset(shell, arrival)
  openList(shell.related, place)
  tab.open?.(shell, place)
}

export const openFolderOf = ({ folderDetail }: Pick<ShellActors, 'folderDetail'>, resourceType: ResourceType, folderId: string): void => {
  const { context } = folderDetail.getSnapshot()
  const isOpen = context.folder?.id === folderId && context.resourceType === resourceType
  if (!isOpen) folderDetail.send({ type: 'detail.opened', resourceType, folderId })
}

/** The same of a folder. */
export const openFolderDetail = async (loadShell: () => Promise<ShellActors>, arrival: Arrival): Promise<void> => {
  const tab = tabAt(FOLDER_PAGES, arrival)
  const type = resourceTypeOfSegment(arrival.params['resourceType']) ?? refuse(404)
  const place: RelatedPlace = { kind: 'folder', type, id: arrival.params['folderId'] ?? '' }
  const shell = await loadShell()
  openFolderOf(shell, type, place.id)
  openList(shell.related, place)
  tab.open?.(shell, place)
}
