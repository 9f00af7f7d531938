import { PERMISSIONS, type Permission } from './permissions.ts'

/** The roles that every organization starts with (specification section 1). */
export const DEFAULT_ROLES = ['Super Admin', 'Admin', 'Publisher', 'User'] as const
export type DefaultRole = (typeof DEFAULT_ROLES)[number]

export const isDefaultRole = (name: string): boolean => DEFAULT_ROLES.some((role) => role === name)

/** Those of an organization that is not the platform's own. */
export const ORGANIZATION_ROLES = ['Admin', 'Publisher', 'User'] as const satisfies readonly DefaultRole[]

/** What reaches beyond the own organization; the platform's alone. */
export const PLATFORM_PERMISSIONS = [
  'VIEW_ALL_ORGS_METADATA',
  'VIEW_ALL_ORG_DETAILS',
  'EDIT_ALL_ORGS',
  'CREATE_ORGS',
  'EDIT_ALL_USERS',
  'ADD_ANY_USERS',
  'BAN_ALL_USERS',
  'DEL_ANY_USERS',
  'RESET_ALL_PASSWORDS',
  'BAN_ORGS',
] as const satisfies readonly Permission[]

const isPlatformWide = (permission: Permission): boolean => PLATFORM_PERMISSIONS.some((wide) => wide === permission)

/** Views and downloads; favorites come with VIEW_RESOURCES, the assistant with its feature. */
const USER: readonly Permission[] = [
  'VIEW_HOME_PAGE_DATA',
  'VIEW_DASHBOARD_DATA',
  'VIEW_RESOURCES',
  'VIEW_RESOURCE_DETAILS',
  'VIEW_CONTACTS',
  'VIEW_ASSETS_BY_TEMPLATE',
  'DOWNLOAD_RESOURCES',
]

/** Templates are published on the page that MANAGE_ITEM_TEMPLATES opens, so publishing takes both. */
const PUBLISHER: readonly Permission[] = [
  ...USER,
  'VIEW_RESOURCES_FROM_TRASH',
  'MANAGE_RELATED_ASSETS',
  'CREATE_FOLDERS',
  'EDIT_RESOURCES',
  'MOVE_RESOURCES',
  'COPY_RESOURCES',
  'DELETE_RESOURCES',
  'UPLOAD_ASSETS',
  'RESTORE_RESOURCES',
  'DELETE_RESOURCES_PERMANENTLY',
  'DOWNLOAD_RESOURCES_FROM_TRASH',
  'CHANGE_WEB_READY_STATUS',
  'MANAGE_WEB_READY_VIEW',
  'OCR_ASSETS',
  'MANAGE_CONTACTS',
  'MANAGE_ITEM_TEMPLATES',
  'PUBLISH_ITEM_TEMPLATES',
  'MANAGE_PUBLIC_PORTAL_DATA',
  'PUBLISH_TO_PORTAL',
]

/** Which default role holds which permission (docs/decisions/access.md, "Permission names"). */
export const ROLE_PERMISSIONS: Readonly<Record<DefaultRole, readonly Permission[]>> = {
  'Super Admin': PERMISSIONS,
  Admin: PERMISSIONS.filter((permission) => !isPlatformWide(permission)),
  Publisher: PERMISSIONS.filter((permission) => PUBLISHER.includes(permission)),
  User: PERMISSIONS.filter((permission) => USER.includes(permission)),
}

/** What of a set of permissions somebody lacks: nobody can grant that. */
export const lackingToGrant = (held: readonly Permission[], wanted: readonly Permission[]): readonly Permission[] =>
  wanted.filter((permission) => !held.includes(permission))

/** Nobody can grant what they lack. */
export const canGrant = (held: readonly Permission[], wanted: readonly Permission[]): boolean => lackingToGrant(held, wanted).length === 0

/** What it takes to run an organization: whoever holds all of it is an administrator, and the last one stays. */
export const ADMINISTRATION = [
  'VIEW_MY_ORG_METADATA',
  'MANAGE_ROLES',
  'ADD_ORG_USERS',
  'EDIT_ORG_USERS',
] as const satisfies readonly Permission[]
