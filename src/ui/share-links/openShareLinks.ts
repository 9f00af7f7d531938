import type { ShareLinkActors } from '../../application/share-links/shareLinkActors.ts'
import { shareLinksOf } from '../addresses/shareLinks.ts'
import type { Arrival } from '../page/Arrival.ts'

/** Reads the list that an address names. */
export const openShareLinks = ({ shareLinks }: Pick<ShareLinkActors, 'shareLinks'>, { request }: Pick<Arrival, 'request'>): void =>
  shareLinks.send({ type: 'links.opened', list: shareLinksOf(new URL(request.url).searchParams) })
