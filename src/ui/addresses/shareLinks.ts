import type { ShareLinkList } from '../../application/share-links/ShareLinkGateway.ts'
import type { ShareLink } from '../../domain/share-links/shareLink.ts'
import { segmentOf } from '../../domain/access/segments.ts'
import { SHARE_LINKS_PATH } from '../../domain/navigation/paths.ts'
import { isUuid } from '../../domain/validation/uuid.ts'


/** The list that an address names; what it says wrong narrows nothing. */
export const shareLinksOf = (query: URLSearchParams): ShareLinkList => {
  const idAt = (name: string) => (isUuid(query.get(name) ?? '') ? query.get(name)?.toLowerCase() : undefined)
  const [makerId, resourceId] = [idAt('maker'), idAt('resource')]
  const state = (['active', 'ended'] as const).find((known) => known === query.get('state'))
  return { of: query.get('of') === 'all' ? 'all' : 'own', ...(state && { state }), ...(makerId && { makerId }), ...(resourceId && { resourceId }) }
}

export const shareLinksAddress = ({ of, state, makerId, resourceId }: ShareLinkList): string => {
  const named = { ...(of === 'all' && { of }), ...(state && { state }), ...(makerId && { maker: makerId }), ...(resourceId && { resource: resourceId }) }
  const query = new URLSearchParams(named).toString()
  return `${SHARE_LINKS_PATH}${query === '' ? '' : `?${query}`}`
}

/** What somebody outside opens. */
export const publicAddress = (token: string): string => new URL(`/share/${token}`, window.location.origin).href

/** Where what is shared is seen by those inside; undefined: it is no one thing, or is gone. */
export const sharedAddress = ({ kind, type, resourceId }: Pick<ShareLink, 'kind' | 'type' | 'resourceId'>): string | undefined => {
  if (resourceId === null || kind === 'selection') return undefined
  return kind === 'folder' ? `/${segmentOf(type)}/folders/${resourceId}` : `/${segmentOf(type)}/assets/${resourceId}/detail`
}
