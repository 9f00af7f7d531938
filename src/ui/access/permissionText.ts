import type { TFunction } from 'i18next'
import type { Permission } from '../../domain/access/permissions.ts'

/** Permissions by their plain names, in quotes, as sentences speak of them. */
export const permissionNames = (t: TFunction, permissions: readonly Permission[]): string =>
  permissions.map((permission) => t('why.quoted', { name: t(`permission.${permission}.name`) })).join(', ')
