import { ROLES } from '../../application/roles/roleActors.ts'
import { lazyScreen, type Screens } from '../page/screen.tsx'

export const ROLE_SCREENS: Screens = {
  userRoles: lazyScreen({
    needs: [ROLES],
    load: async () => (await import('./RolesRoute.tsx')).RolesRoute,
  }),
  roleDetail: lazyScreen({
    needs: [ROLES],
    load: async () => (await import('./RoleRoute.tsx')).RoleDetailRoute,
  }),
  roleCreate: lazyScreen({
    needs: [ROLES],
    load: async () => (await import('./RoleRoute.tsx')).RoleCreateRoute,
  }),
}
