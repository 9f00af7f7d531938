import type { ShareLinkList } from '../../application/share-links/ShareLinkGateway.ts'
import type { ShareLink } from '../../domain/share-links/shareLink.ts'
import { segmentOf } from '../../domain/access/segments.ts'

/** What was shared by links (docs/decisions/share-links.md, "Where they stand"). */
export const SHARE_LINKS_PATH = '/share-links'

/** The list that an address names. */
export const shareLinksOf = (query: URLSearchParams): ShareLinkList => {
  const state = (['active', 'ended'] as const).find((known) => known === query.get('state'))
  return { of: query.get('of') === 'all' ? 'all' : 'own', ...(state === undefined ? {} : { state }) }
}

export const shareLinksAddress = ({ of, state }: ShareLinkList): string => {
  const query = new URLSearchParams({ ...(of === 'all' ? { of } : {}), ...(state === undefined ? {} : { state }) }).toString()
  return `${SHARE_LINKS_PATH}${query === '' ? '' : `?${query}`}`
}

/** What somebody outside opens. */
export const publicAddress = (token: string): string => new URL(`/share/${token}`, window.location.origin).href

/** Where what is shared is seen by those inside; undefined: it is no one thing, or is gone. */
export const sharedAddress = ({ kind, type, resourceId }: Pick<ShareLink, 'kind' | 'type' | 'resourceId'>): string | undefined => {
  if (resourceId === null || kind === 'selection') return undefined
  return kind === 'folder' ? `/${segmentOf(type)}/folders/${resourceId}` : `/${segmentOf(type)}/assets/${resourceId}/detail`
}
