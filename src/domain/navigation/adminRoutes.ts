import type { AdminAreaId } from '../access/adminArea.ts'
import type { SessionClaims } from '../access/claims.ts'
import { hasGlobalRole, isAllowed } from '../access/evaluate.ts'
import { type ActionName, rightTo } from '../rights/rights.ts'
import { type RouteRule, signedIn } from './rule.ts'

/** One of the administration's areas: a page with dialogs over it. */
export interface AdminArea {
  readonly id: AdminAreaId
  readonly path: string
  /** What is done there. */
  readonly action: ActionName
}

/** What of a person says which areas they see. */
export type AreaVisitor = Pick<SessionClaims, 'permissions' | 'globalRoles'>

export const maySee = ({ permissions, globalRoles }: AreaVisitor, { action }: AdminArea): boolean => {
  const { requirement, globalRole } = rightTo(action)
  return isAllowed(permissions, requirement) && hasGlobalRole(globalRoles, globalRole === undefined ? [] : [globalRole])
}

const area = (id: AdminAreaId, path: string, action: ActionName): AdminArea => ({ id, path: `/admin-panel/${path}`, action })

const organizations = area('organizationsAccounts', 'organizations-accounts', 'listOrganizations')
const roles = area('userRoles', 'user-roles', 'manageRoles')
const groups = area('userGroups', 'user-groups', 'manageUserGroups')
const log = area('activityLog', 'activity-log', 'viewActivity')
const templates = area('metadataTemplates', 'metadata-templates', 'manageTemplates')
const portal = area('organizationPortal', 'organization-portal', 'managePortal')
const mail = area('mail', 'mail', 'manageMail')

/**
 * In the order of specification section 2, groups beside roles, the log after them; then the portal, which the landing leaves out there, and
 * what is the platform's alone.
 */
export const ADMIN_AREAS: readonly AdminArea[] = [organizations, roles, groups, log, templates, portal, mail]

const page = ({ id, path, action }: AdminArea): RouteRule => signedIn(id, path, [action])

/** A dialog over an area's page: it takes what the area takes and, where it does more, what that takes. */
const dialog = (id: string, over: AdminArea, path: string, ...own: readonly ActionName[]): RouteRule =>
  signedIn(id, `${over.path}/${path}`, [over.action, ...own])

/** The administration's pages and dialogs (specification section 2, "Admin panel"). */
export const ADMIN_ROUTES: readonly RouteRule[] = [
  page(organizations),
  dialog('organizationDetail', organizations, 'detail/:id/*', 'viewOrganization'),
  dialog('organizationCreate', organizations, 'create/:id/*', 'createOrganization'),
  dialog('userEdit', organizations, 'user/:organizationId/:id/*', 'editUsers'),
  dialog('userCreate', organizations, 'user/new/:organizationId/:id/*', 'addUsers'),
  dialog('userRestricted', organizations, 'user/restricted/:organizationId/:id', 'restrictAccess'),
  dialog('userRestrictedAll', organizations, 'user/restricted/all/:organizationId/:id', 'restrictAccess'),
  dialog('userPublicationAll', organizations, 'user/restricted-publication/all/:organizationId/:id', 'restrictPublication'),
  page(roles),
  dialog('roleDetail', roles, 'detail/:organizationId/:id/*'),
  dialog('roleCreate', roles, 'create/:organizationId/:id/*'),
  page(groups),
  dialog('userGroupDetail', groups, 'detail/:organizationId/:id'),
  dialog('userGroupCreate', groups, 'create/:organizationId'),
  dialog('userGroupRestricted', groups, 'restricted/:organizationId/:id', 'restrictAccess'),
  dialog('userGroupRestrictedAll', groups, 'restricted/all/:organizationId/:id', 'restrictAccess'),
  page(log),
  page(templates),
  dialog('templateEdit', templates, 'edit/:id'),
  dialog('templateDisplayFields', templates, 'display-fields/:id'),
  dialog('templateCreate', templates, 'create'),
  page(portal),
  dialog('portalConfigure', portal, 'configure/*'),
  page(mail),
]

/** The dialogs over an area's page. */
export const dialogsOf = ({ path: start }: AdminArea): readonly RouteRule[] => ADMIN_ROUTES.filter(({ path }) => path.startsWith(`${start}/`))

/** Where `/admin-panel` leads: the first of those that section 2 names which the person may see, else of all. Nothing for somebody who may see none. */
export const adminLanding = (visitor: AreaVisitor): string | undefined => [organizations, roles, templates, ...ADMIN_AREAS].find((one) => maySee(visitor, one))?.path
