import type { WebReadyList } from '../../application/web-ready/WebReadyGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import { segmentOf } from '../../domain/access/segments.ts'
import { ITEM_KINDS } from '../../domain/items/item.ts'

/** The list of what is ready for the web that an address names. */
export const webReadyListOf = (resourceType: ResourceType, search: URLSearchParams): WebReadyList => {
  const kind = ITEM_KINDS.find((one) => one === search.get('kind'))
  return { resourceType, ...(kind === undefined ? {} : { kind }), direction: search.get('direction') === 'desc' ? 'desc' : 'asc' }
}

export const webReadyAddress = ({ resourceType, kind, direction }: WebReadyList): string => {
  const search = new URLSearchParams({ ...(kind === undefined ? {} : { kind }), ...(direction === 'asc' ? {} : { direction }) }).toString()
  return `/${segmentOf(resourceType)}/web-ready${search === '' ? '' : `?${search}`}`
}
