import type { ShellActors } from '../../application/actors.ts'
import type { RelatedPlace } from '../../application/relations/RelationGateway.ts'
import { resourceTypeOfSegment } from '../../domain/access/segments.ts'
import { refuse } from '../page/guard.ts'
import { openFolderOf } from '../folders/openFolderDetail.ts'
import { openList } from '../items/openList.ts'
import { openAsset } from '../assets/openAsset.ts'
import type { Arrival } from '../page/Arrival.ts'

/** Opens the relations of the asset that an address names, and the asset for its name. */
export const openAssetRelated = async (loadShell: () => Promise<ShellActors>, arrival: Arrival): Promise<void> => {
  const type = resourceTypeOfSegment(arrival.params['resourceType']) ?? refuse(404)
  const shell = await loadShell()
  openAsset(shell, arrival)
  openList<RelatedPlace>(shell.related, { kind: 'asset', type, id: arrival.params['assetId'] ?? '' })
}

/** The same of a folder. */
export const openFolderRelated = async (loadShell: () => Promise<ShellActors>, arrival: Arrival): Promise<void> => {
  const type = resourceTypeOfSegment(arrival.params['resourceType']) ?? refuse(404)
  const shell = await loadShell()
  const id = arrival.params['folderId'] ?? ''
  openFolderOf(shell, type, id)
  openList<RelatedPlace>(shell.related, { kind: 'folder', type, id })
}
