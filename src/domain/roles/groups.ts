import type { Permission } from '../access/permissions.ts'

/** The permissions as the picker shows them, by what they are about. Each stands in one group. */
export const PERMISSION_GROUPS = [
  {
    id: 'looking',
    permissions: [
      'VIEW_HOME_PAGE_DATA',
      'VIEW_DASHBOARD_DATA',
      'VIEW_RESOURCES',
      'VIEW_RESOURCE_DETAILS',
      'VIEW_ASSETS_BY_TEMPLATE',
      'DOWNLOAD_RESOURCES',
    ],
  },
  {
    id: 'library',
    permissions: [
      'UPLOAD_ASSETS',
      'CREATE_FOLDERS',
      'EDIT_RESOURCES',
      'MOVE_RESOURCES',
      'COPY_RESOURCES',
      'DELETE_RESOURCES',
      'MANAGE_RELATED_ASSETS',
      'OCR_ASSETS',
    ],
  },
  {
    id: 'trash',
    permissions: ['VIEW_RESOURCES_FROM_TRASH', 'RESTORE_RESOURCES', 'DOWNLOAD_RESOURCES_FROM_TRASH', 'DELETE_RESOURCES_PERMANENTLY'],
  },
  { id: 'contacts', permissions: ['VIEW_CONTACTS', 'MANAGE_CONTACTS'] },
  { id: 'templates', permissions: ['MANAGE_ITEM_TEMPLATES', 'PUBLISH_ITEM_TEMPLATES'] },
  {
    id: 'publishing',
    permissions: ['CHANGE_WEB_READY_STATUS', 'MANAGE_WEB_READY_VIEW', 'PUBLISH_TO_PORTAL', 'MANAGE_PUBLIC_PORTAL_DATA'],
  },
  { id: 'restrictions', permissions: ['MANAGE_RESTRICTED_ACCESS', 'MANAGE_PUBLISH_RESTRICTED_ACCESS'] },
  { id: 'organization', permissions: ['VIEW_MY_ORG_METADATA', 'VIEW_MY_ORG_DETAILS', 'EDIT_MY_ORG'] },
  {
    id: 'people',
    permissions: ['ADD_ORG_USERS', 'EDIT_ORG_USERS', 'BAN_ORG_USERS', 'DEL_ORG_USERS', 'RESET_ORG_PASSWORDS', 'MANAGE_ROLES'],
  },
  {
    id: 'platform',
    permissions: [
      'VIEW_ALL_ORGS_METADATA',
      'VIEW_ALL_ORG_DETAILS',
      'EDIT_ALL_ORGS',
      'CREATE_ORGS',
      'BAN_ORGS',
      'ADD_ANY_USERS',
      'EDIT_ALL_USERS',
      'BAN_ALL_USERS',
      'DEL_ANY_USERS',
      'RESET_ALL_PASSWORDS',
    ],
  },
] as const satisfies readonly { readonly id: string; readonly permissions: readonly Permission[] }[]

type PermissionGroup = (typeof PERMISSION_GROUPS)[number]
export type PermissionGroupId = PermissionGroup['id']

/** A group switched on or off at once, within what may be changed. Switched off only when all of it is on. */
export const withGroup = (
  chosen: readonly Permission[],
  group: readonly Permission[],
  changeable: readonly Permission[],
): readonly Permission[] => {
  const open = group.filter((permission) => changeable.includes(permission))
  const isWhole = open.every((permission) => chosen.includes(permission))
  return isWhole ? chosen.filter((permission) => !open.includes(permission)) : [...new Set([...chosen, ...open])]
}
