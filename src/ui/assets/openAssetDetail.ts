import type { AssetActors } from '../../application/assets/assetActors.ts'
import type { RelatedPlace } from '../../application/relations/RelationGateway.ts'
import { resourceTypeOfSegment } from '../../domain/access/segments.ts'
import { tabAt } from '../detail/tabAt.ts'
import type { AssetTab, AssetTabProps } from '../detail/tabs.ts'
import { openList } from '../items/openList.ts'
import type { Arrival } from '../page/Arrival.ts'
import { refuse } from '../page/guard.ts'
import { openAsset } from './openAsset.ts'

/** Tells the machines which asset and which tab an address names. */
export const openAssetDetail =
  (tabs: readonly AssetTab[]) =>
  (actors: AssetActors & AssetTabProps['actors'], arrival: Arrival): Promise<void> | undefined => {
    const tab = tabAt(tabs, arrival)
    const type = resourceTypeOfSegment(arrival.params['resourceType']) ?? refuse(404)
    const place: RelatedPlace = { kind: 'asset', type, id: arrival.params['assetId'] ?? '' }
    openAsset(actors, arrival)
    openList(actors.related, place)
    return tab.open?.(actors.capabilities, place)
  }
