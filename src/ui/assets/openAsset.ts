import type { AssetActors } from '../../application/assets/assetActors.ts'
import type { AssetPlace } from '../../application/assets/AssetPlace.ts'
import { resourceTypeOfSegment } from '../../domain/access/segments.ts'
import type { Arrival } from '../page/Arrival.ts'
import { originOf } from '../addresses/origins.ts'

/** Opens the asset that an address names. The same one in the same list stays as it is, with what is being edited. */
export const openAsset = ({ asset }: AssetActors, arrival: Arrival): void => {
  const { resourceType, assetId } = arrival.params
  const type = resourceTypeOfSegment(resourceType)
  if (type === undefined || assetId === undefined) return
  const place: AssetPlace = { resourceType: type, assetId, from: originOf(type, new URL(arrival.request.url).searchParams) }
  const now = asset.getSnapshot()
  const { place: open } = now.context
  const isOpen = now.matches('viewing') && open.assetId === assetId && open.resourceType === type && JSON.stringify(open.from) === JSON.stringify(place.from)
  if (!isOpen) asset.send({ type: 'asset.opened', ...place })
}
