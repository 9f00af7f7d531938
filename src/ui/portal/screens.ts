import { PORTAL } from '../../application/portal/portalActors.ts'
import { lazyScreen, type Screens } from '../page/screen.tsx'

export const PORTAL_SCREENS: Screens = {
  organizationPortal: lazyScreen({
    needs: [PORTAL],
    load: async () => (await import('./PortalRoute.tsx')).PortalRoute,
  }),
  portalConfigure: lazyScreen({
    needs: [PORTAL],
    load: async () => (await import('./ConfigureRoute.tsx')).ConfigureRoute,
  }),
}
