import type { ShareLink } from '../../domain/share-links/shareLink.ts'
import { capability } from '../capabilities/capability.ts'
import type { ShareLinkActor } from './shareLink.machine.ts'
import type { SharedUntilActor } from './sharedUntil.machine.ts'
import type { ShareLinksActor } from './shareLinks.machine.ts'
import type { SharersActor } from './sharers.machine.ts'

/** What people do with links by which they share. */
export interface ShareLinkActors {
  readonly shareLinks: ShareLinksActor
  readonly shareLink: ShareLinkActor
  readonly sharers: SharersActor
  readonly sharedUntil: SharedUntilActor
  /** It ends at once, and can be had back for a while. */
  readonly revokeShareLink: (link: ShareLink) => Promise<void>
}

export const SHARE_LINKS = capability<ShareLinkActors>('share-links')
