import { USERS } from '../../application/users/userActors.ts'
import { lazyScreen, type Screens } from '../page/screen.tsx'

export const USER_SCREENS: Screens = {
  userEdit: lazyScreen({
    needs: [USERS],
    load: async () => (await import('./AccountRoute.tsx')).AccountEditRoute,
  }),
  userCreate: lazyScreen({
    needs: [USERS],
    load: async () => (await import('./AccountRoute.tsx')).AccountCreateRoute,
  }),
}
