import { lazyScreen, type Screens } from '../page/screen.tsx'

export const LANDING_SCREENS: Screens = {
  home: lazyScreen({
    needs: [],
    load: async () => (await import('./Landing.tsx')).Landing,
  }),
}
