import type { WebReadyActors } from '../../application/web-ready/webReadyActors.ts'
import { resourceTypeOfSegment } from '../../domain/access/segments.ts'
import { webReadyListOf } from '../addresses/webReady.ts'
import { openList } from '../items/openList.ts'
import type { Arrival } from '../page/Arrival.ts'

/** Opens the list of the module that an address names. */
export const openWebReady = ({ webReadyList }: WebReadyActors, { request, params }: Arrival): void => {
  const type = resourceTypeOfSegment(params['resourceType'])
  if (type !== undefined) openList(webReadyList, webReadyListOf(type, new URL(request.url).searchParams))
}
