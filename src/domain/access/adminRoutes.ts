import { allOf, anyOf, isAllowed, type Requirement } from './evaluate.ts'
import type { Permission } from './permissions.ts'
import type { RouteRule } from './rule.ts'

/** One of the administration's areas: a page with dialogs over it. */
export interface AdminArea {
  readonly id: 'organizationsAccounts' | 'userRoles' | 'userGroups' | 'activityLog' | 'metadataTemplates' | 'organizationPortal'
  readonly path: string
  readonly requirement: Requirement
}

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

/** In the order of specification section 2, groups beside roles, the log after them; the portal, which the landing leaves out there, last. */
export const ADMIN_AREAS: readonly AdminArea[] = [organizations, roles, groups, log, templates, portal]

const page = (area: AdminArea): RouteRule => ({ id: area.id, path: area.path, access: 'signedIn', requirements: [area.requirement] })

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
]

/** The dialogs over an area's page. */
export const dialogsOf = (area: AdminArea): readonly RouteRule[] => ADMIN_ROUTES.filter(({ path }) => path.startsWith(`${area.path}/`))

/** Where `/admin-panel` leads: the first area that the person may see. Nothing for somebody who may see none. */
export const adminLanding = (permissions: readonly Permission[]): string | undefined =>
  ADMIN_AREAS.find((area) => isAllowed(permissions, area.requirement))?.path
