import { hasGlobalRole, isAllowed } from '../access/evaluate.ts'
import type { GlobalRole } from '../access/modules.ts'
import type { Permission } from '../access/permissions.ts'
import { ORGANIZATION_RIGHTS } from './rights.ts'

/** Who asks about an organization. */
export interface Asker {
  readonly permissions: readonly Permission[]
  readonly globalRoles: readonly GlobalRole[]
  /** The organization that they work in. */
  readonly organization: { readonly id: string }
}

/** `all`: as the platform. `own`: as one of the organization itself. */
export type Reach = 'all' | 'own'

const isPlatform = ({ globalRoles }: Asker): boolean => hasGlobalRole(globalRoles, ['Super Admin'])

/** What reaches all organizations reaches others for a super administrator alone (docs/decisions/organizations.md, "Permissions that reach all organizations"). */
const reachOf = (asker: Asker, organizationId: string, action: 'viewOrganization' | 'editOrganization'): Reach | undefined => {
  const { requirement, elsewhere } = ORGANIZATION_RIGHTS[action]
  const isOwn = asker.organization.id === organizationId
  if (isAllowed(asker.permissions, elsewhere) && (isOwn || isPlatform(asker))) return 'all'
  return isOwn && isAllowed(asker.permissions, requirement) ? 'own' : undefined
}

export const viewReach = (asker: Asker, organizationId: string): Reach | undefined => reachOf(asker, organizationId, 'viewOrganization')

/** `own`: without what the platform alone decides (PLATFORM_FIELDS). */
export const editReach = (asker: Asker, organizationId: string): Reach | undefined => reachOf(asker, organizationId, 'editOrganization')

/** Whether the list is of all organizations. */
export const listsAll = (asker: Asker): boolean => isPlatform(asker) && isAllowed(asker.permissions, ORGANIZATION_RIGHTS.listOrganizations.elsewhere)

const mayAsPlatform = ({ permissions, globalRoles }: Asker, action: 'createOrganization' | 'blockOrganizations' | 'visitOrganizations'): boolean => {
  const { requirement, globalRole } = ORGANIZATION_RIGHTS[action]
  return isAllowed(permissions, requirement) && hasGlobalRole(globalRoles, [globalRole])
}

export const mayCreate = (asker: Asker): boolean => mayAsPlatform(asker, 'createOrganization')

/** Whether they can go to work in an organization: neither in the own one nor where they are already. */
export const mayVisit = (asker: Asker, organizationId: string, ownOrganizationId: string): boolean =>
  mayAsPlatform(asker, 'visitOrganizations') && organizationId !== asker.organization.id && organizationId !== ownOrganizationId

/** The own organization is blocked by nobody who works in it. */
export const mayBlock = (asker: Asker, organizationId: string, ownOrganizationId: string): boolean =>
  mayAsPlatform(asker, 'blockOrganizations') && organizationId !== ownOrganizationId
