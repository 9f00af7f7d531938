import { USER_GROUPS } from '../../application/user-groups/userGroupActors.ts'
import { lazyScreen, type Screens } from '../page/screen.tsx'

export const USER_GROUP_SCREENS: Screens = {
  userGroups: lazyScreen({
    needs: [USER_GROUPS],
    load: async () => (await import('./UserGroupsRoute.tsx')).UserGroupsRoute,
  }),
  userGroupDetail: lazyScreen({
    needs: [USER_GROUPS],
    load: async () => (await import('./UserGroupRoute.tsx')).UserGroupRoute,
  }),
  userGroupCreate: lazyScreen({
    needs: [USER_GROUPS],
    load: async () => (await import('./UserGroupRoute.tsx')).UserGroupRoute,
  }),
}
