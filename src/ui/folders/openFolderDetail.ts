import type { FolderActors } from '../../application/folders/folderActors.ts'
import type { RelatedPlace } from '../../application/relations/RelationGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import { resourceTypeOfSegment } from '../../domain/access/segments.ts'
import { tabAt } from '../detail/tabAt.ts'
import type { FolderTab, FolderTabProps } from '../detail/tabs.ts'
import { openList } from '../items/openList.ts'
import type { Arrival } from '../page/Arrival.ts'
import { refuse } from '../page/guard.ts'

/** Reads what is known of a folder; one that is open already stays as it is. */
export const openFolderOf = ({ folderDetail }: Pick<FolderActors, 'folderDetail'>, resourceType: ResourceType, folderId: string): void => {
  const { context } = folderDetail.getSnapshot()
  const isOpen = context.folder?.id === folderId && context.resourceType === resourceType
  if (!isOpen) folderDetail.send({ type: 'detail.opened', resourceType, folderId })
}

/** Tells the machines which folder and which tab an address names. */
export const openFolderDetail =
  (tabs: readonly FolderTab[]) =>
  (actors: Pick<FolderActors, 'folderDetail'> & FolderTabProps['actors'], arrival: Arrival): Promise<void> | undefined => {
    const tab = tabAt(tabs, arrival)
    const type = resourceTypeOfSegment(arrival.params['resourceType']) ?? refuse(404)
    const place: RelatedPlace = { kind: 'folder', type, id: arrival.params['folderId'] ?? '' }
    openFolderOf(actors, type, place.id)
    openList(actors.related, place)
    return tab.open?.(actors.capabilities, place)
  }
