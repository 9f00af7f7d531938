import { PROFILE } from '../../application/profile/profileActors.ts'
import { TWO_FACTOR } from '../../application/two-factor/twoFactorActors.ts'
import { lazyScreen, type Screens } from '../page/screen.tsx'

export const PROFILE_SCREENS: Screens = {
  profile: lazyScreen({
    needs: [PROFILE, TWO_FACTOR],
    load: async () => (await import('./ProfileRoute.tsx')).ProfileRoute,
  }),
}
