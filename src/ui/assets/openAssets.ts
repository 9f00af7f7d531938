import type { FirstActors } from '../../application/actors.ts'
import { resourceTypeOfSegment } from '../../domain/access/segments.ts'
import { allAssetsPlaceOf } from '../addresses/assets.ts'
import { openPlace } from '../folders/openPlaces.ts'
import type { Arrival } from '../page/Arrival.ts'

/** Opens the list of all assets of a module in the order that its address names. */
export const openAssets = (shell: Pick<FirstActors, 'folder'>, { request, params }: Arrival): void => {
  const type = resourceTypeOfSegment(params['resourceType'])
  if (type !== undefined) openPlace(shell, allAssetsPlaceOf(type, new URL(request.url).searchParams))
}
