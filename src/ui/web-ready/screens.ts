import { LIST_SELECTION } from '../../application/selection/listSelectionActors.ts'
import { WEB_READY } from '../../application/web-ready/webReadyActors.ts'
import { lazyScreen, type Screens } from '../page/screen.tsx'

export const WEB_READY_SCREENS: Screens = {
  webReady: lazyScreen({
    needs: [LIST_SELECTION, WEB_READY],
    load: async () => (await import('./WebReadyRoute.tsx')).WebReadyRoute,
    opening: async () => (await import('./openWebReady.ts')).openWebReady,
  }),
}
