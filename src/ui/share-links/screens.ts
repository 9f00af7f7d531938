import { SHARE_LINKS } from '../../application/share-links/shareLinkActors.ts'
import { lazyScreen, type Screens } from '../page/screen.tsx'

export const SHARE_LINK_SCREENS: Screens = {
  shareLinks: lazyScreen({
    needs: [SHARE_LINKS],
    load: async () => (await import('./ShareLinksRoute.tsx')).ShareLinksRoute,
    opening: async () => (await import('./openShareLinks.ts')).openShareLinks,
  }),
}
