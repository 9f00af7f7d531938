import { ACTIVITY } from '../../application/activity/activityActors.ts'
import { lazyScreen, type Screens } from '../page/screen.tsx'

export const ACTIVITY_SCREENS: Screens = {
  activityLog: lazyScreen({
    needs: [ACTIVITY],
    load: async () => (await import('./ActivityLogRoute.tsx')).ActivityLogRoute,
  }),
}
