import { hasGlobalRole } from '../access/evaluate.ts'
import type { GlobalRole } from '../access/modules.ts'
import type { Permission } from '../access/permissions.ts'

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
const reachOf = (asker: Asker, organizationId: string, all: Permission, own: Permission): Reach | undefined => {
  const isOwn = asker.organization.id === organizationId
  if (asker.permissions.includes(all) && (isOwn || isPlatform(asker))) return 'all'
  return isOwn && asker.permissions.includes(own) ? 'own' : undefined
}

export const viewReach = (asker: Asker, organizationId: string): Reach | undefined =>
  reachOf(asker, organizationId, 'VIEW_ALL_ORG_DETAILS', 'VIEW_MY_ORG_DETAILS')

/** `own`: without what the platform alone decides (PLATFORM_FIELDS). */
export const editReach = (asker: Asker, organizationId: string): Reach | undefined =>
  reachOf(asker, organizationId, 'EDIT_ALL_ORGS', 'EDIT_MY_ORG')

/** Whether the list is of all organizations. */
export const listsAll = (asker: Asker): boolean => isPlatform(asker) && asker.permissions.includes('VIEW_ALL_ORGS_METADATA')

export const mayCreate = (asker: Asker): boolean => isPlatform(asker) && asker.permissions.includes('CREATE_ORGS')

/** The own organization is blocked by nobody who works in it. */
export const mayBlock = (asker: Asker, organizationId: string, ownOrganizationId: string): boolean =>
  isPlatform(asker) && asker.permissions.includes('BAN_ORGS') && organizationId !== ownOrganizationId
