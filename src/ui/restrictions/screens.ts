import { RESTRICTIONS } from '../../application/restrictions/restrictionActors.ts'
import { lazyScreen, type Screens } from '../page/screen.tsx'

const dialog = (route: keyof typeof import('./RestrictedListRoute.tsx')) =>
  lazyScreen({ needs: [RESTRICTIONS], load: async () => (await import('./RestrictedListRoute.tsx'))[route] })

export const RESTRICTION_SCREENS: Screens = {
  userRestricted: dialog('RestrictedTreeRoute'),
  userRestrictedAll: dialog('AccessRestrictionsRoute'),
  userPublicationAll: dialog('PublicationRestrictionsRoute'),
  userGroupRestricted: dialog('GroupTreeRoute'),
  userGroupRestrictedAll: dialog('GroupRestrictionsRoute'),
}
