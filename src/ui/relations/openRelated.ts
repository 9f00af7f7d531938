import type { AssetActors } from '../../application/assets/assetActors.ts'
import type { FolderActors } from '../../application/folders/folderActors.ts'
import type { RelationActors } from '../../application/relations/relationActors.ts'
import type { RelatedPlace } from '../../application/relations/RelationGateway.ts'
import { resourceTypeOfSegment } from '../../domain/access/segments.ts'
import { refuse } from '../page/guard.ts'
import { openFolderOf } from '../folders/openFolderDetail.ts'
import { openList } from '../items/openList.ts'
import { openAsset } from '../assets/openAsset.ts'
import type { Arrival } from '../page/Arrival.ts'

/** Opens the relations of the asset that an address names, and the asset for its name. */
export const openAssetRelated = (actors: AssetActors & RelationActors, arrival: Arrival): void => {
  const type = resourceTypeOfSegment(arrival.params['resourceType']) ?? refuse(404)
  openAsset(actors, arrival)
  openList<RelatedPlace>(actors.related, { kind: 'asset', type, id: arrival.params['assetId'] ?? '' })
}

/** The same of a folder. */
export const openFolderRelated = (actors: FolderActors & RelationActors, arrival: Arrival): void => {
  const type = resourceTypeOfSegment(arrival.params['resourceType']) ?? refuse(404)
  const id = arrival.params['folderId'] ?? ''
  openFolderOf(actors, type, id)
  openList<RelatedPlace>(actors.related, { kind: 'folder', type, id })
}
