import type { SessionClaims } from './claims.ts'
import { allOf, anyOf, hasGlobalRole, isAllowed, type Requirement } from './evaluate.ts'
import type { GlobalRole } from './modules.ts'
import type { RouteRule } from './rule.ts'

/** One of the administration's areas: a page with dialogs over it. */
export interface AdminArea {
  readonly id: 'organizationsAccounts' | 'userRoles' | 'userGroups' | 'activityLog' | 'metadataTemplates' | 'organizationPortal' | 'mail'
  readonly path: string
  readonly requirement: Requirement
  /** The platform's: it takes this role too. */
  readonly globalRole?: GlobalRole
}

/** What of a person says which areas they see. */
export type AreaVisitor = Pick<SessionClaims, 'permissions' | 'globalRoles'>

export const maySee = ({ permissions, globalRoles }: AreaVisitor, { requirement, globalRole }: AdminArea): boolean =>
  isAllowed(permissions, requirement) && hasGlobalRole(globalRoles, globalRole === undefined ? [] : [globalRole])

const organizations: AdminArea = {
  id: 'organizationsAccounts',
  path: '/admin-panel/organizations-accounts',
  requirement: anyOf('VIEW_ALL_ORGS_METADATA', 'VIEW_MY_ORG_METADATA'),
}
const roles: AdminArea = { id: 'userRoles', path: '/admin-panel/user-roles', requirement: allOf('MANAGE_ROLES') }
/** A group gives a role to many, so whoever manages roles manages groups. */
const groups: AdminArea = { id: 'userGroups', path: '/admin-panel/user-groups', requirement: allOf('MANAGE_ROLES') }
const viewDetails = anyOf('VIEW_ALL_ORG_DETAILS', 'VIEW_MY_ORG_DETAILS')
/** Whoever sees an organization's details sees what was done in it. */
export const MAY_SEE_LOG = viewDetails
const log: AdminArea = { id: 'activityLog', path: '/admin-panel/activity-log', requirement: MAY_SEE_LOG }
const templates: AdminArea = { id: 'metadataTemplates', path: '/admin-panel/metadata-templates', requirement: allOf('MANAGE_ITEM_TEMPLATES') }
const portal: AdminArea = { id: 'organizationPortal', path: '/admin-panel/organization-portal', requirement: allOf('MANAGE_PUBLIC_PORTAL_DATA') }

/** The mails of the installation. */
const mail: AdminArea = { id: 'mail', path: '/admin-panel/mail', requirement: allOf('EDIT_ALL_ORGS'), globalRole: 'Super Admin' }

/**
 * In the order of specification section 2, groups beside roles, the log after them; then the portal, which the landing leaves out there, and
 * what is the platform's alone.
 */
export const ADMIN_AREAS: readonly AdminArea[] = [organizations, roles, groups, log, templates, portal, mail]

const page = ({ id, path, requirement, globalRole }: AdminArea): RouteRule =>
  ({ id, path, access: 'signedIn', requirements: [requirement], ...(globalRole === undefined ? {} : { globalRole }) })

/** A dialog over an area's page: it takes the area's requirement and, where it does more, its own. */
const dialog = (id: string, area: AdminArea, path: string, ...own: readonly Requirement[]): RouteRule =>
  ({ id, path: `${area.path}/${path}`, access: 'signedIn', requirements: [area.requirement, ...own] })

const editUsers = anyOf('EDIT_ALL_USERS', 'EDIT_ORG_USERS')
const addUsers = anyOf('ADD_ANY_USERS', 'ADD_ORG_USERS')
const restrict = allOf('MANAGE_RESTRICTED_ACCESS')
const restrictPublication = allOf('MANAGE_PUBLISH_RESTRICTED_ACCESS')

/** The administration's pages and dialogs (specification section 2, "Admin panel"). */
export const ADMIN_ROUTES: readonly RouteRule[] = [
  page(organizations),
  dialog('organizationDetail', organizations, 'detail/:id/*', viewDetails),
  dialog('organizationCreate', organizations, 'create/:id/*', allOf('CREATE_ORGS')),
  dialog('userEdit', organizations, 'user/:organizationId/:id/*', editUsers),
  dialog('userCreate', organizations, 'user/new/:organizationId/:id/*', addUsers),
  dialog('userRestricted', organizations, 'user/restricted/:organizationId/:id', restrict),
  dialog('userRestrictedAll', organizations, 'user/restricted/all/:organizationId/:id', restrict),
  dialog('userPublicationAll', organizations, 'user/restricted-publication/all/:organizationId/:id', restrictPublication),
  page(roles),
  dialog('roleDetail', roles, 'detail/:organizationId/:id/*'),
  dialog('roleCreate', roles, 'create/:organizationId/:id/*'),
  page(groups),
  dialog('userGroupDetail', groups, 'detail/:organizationId/:id'),
  dialog('userGroupCreate', groups, 'create/:organizationId'),
  dialog('userGroupRestricted', groups, 'restricted/:organizationId/:id', restrict),
  dialog('userGroupRestrictedAll', groups, 'restricted/all/:organizationId/:id', restrict),
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
export const dialogsOf = (area: AdminArea): readonly RouteRule[] => ADMIN_ROUTES.filter(({ path }) => path.startsWith(`${area.path}/`))

/** Where `/admin-panel` leads: the first area that the person may see. Nothing for somebody who may see none. */
export const adminLanding = (visitor: AreaVisitor): string | undefined => ADMIN_AREAS.find((area) => maySee(visitor, area))?.path
