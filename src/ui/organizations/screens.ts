import { ORGANIZATIONS } from '../../application/organizations/organizationActors.ts'
import { REPOSITORIES } from '../../application/repositories/repositoryActors.ts'
import { RESTRICTIONS } from '../../application/restrictions/restrictionActors.ts'
import { USERS } from '../../application/users/userActors.ts'
import { lazyScreen, type Screens } from '../page/screen.tsx'

export const ORGANIZATION_SCREENS: Screens = {
  organizationsAccounts: lazyScreen({
    needs: [ORGANIZATIONS, REPOSITORIES, RESTRICTIONS, USERS],
    load: async () => (await import('./OrganizationsRoute.tsx')).OrganizationsRoute,
    opening: async () => (await import('./openOrganizations.ts')).openOrganizations,
  }),
  organizationDetail: lazyScreen({
    needs: [ORGANIZATIONS, REPOSITORIES, RESTRICTIONS, USERS],
    load: async () => (await import('./OrganizationRoute.tsx')).OrganizationRoute,
  }),
  organizationCreate: lazyScreen({
    needs: [ORGANIZATIONS],
    load: async () => (await import('./OrganizationRoute.tsx')).OrganizationCreateRoute,
  }),
}
