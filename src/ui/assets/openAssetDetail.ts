import type { ShellActors } from '../../application/actors.ts'
import type { RelatedPlace } from '../../application/relations/RelationGateway.ts'
import { resourceTypeOfSegment } from '../../domain/access/segments.ts'
import { tabAt } from '../detail/tabAt.ts'
import type { AssetTab } from '../detail/tabs.ts'
import { openList } from '../items/openList.ts'
import type { Arrival } from '../page/Arrival.ts'
import { refuse } from '../page/guard.ts'
import { openAsset } from './openAsset.ts'

/** Tells the machines which asset and which tab an address names. */
export const openAssetDetail = async (tabs: readonly AssetTab[], loadShell: () => Promise<ShellActors>, arrival: Arrival): Promise<void> => {
  const tab = tabAt(tabs, arrival)
  const type = resourceTypeOfSegment(arrival.params['resourceType']) ?? refuse(404)
  const shell = await loadShell()
  const place: RelatedPlace = { kind: 'asset', type, id: arrival.params['assetId'] ?? '' }
  openAsset(shell, arrival)
  openList(shell.related, place)
  tab.open?.(shell, place)
}
