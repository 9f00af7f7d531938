import { HOME } from '../../application/home/homeActors.ts'
import { lazyScreen, type Screens } from '../page/screen.tsx'

export const HOME_SCREENS: Screens = {
  home: lazyScreen({
    needs: [HOME],
    load: async () => (await import('./HomeRoute.tsx')).HomeRoute,
    opening: async () => (await import('./openHome.ts')).openHome,
  }),
}
