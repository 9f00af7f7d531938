import { isAllowed } from '../access/evaluate.ts'
import type { Permission } from '../access/permissions.ts'
import { USER_RIGHTS } from './rights.ts'

/** What administrators do with users, in the own organization or in another one. */
export type UserRight = { [Name in keyof typeof USER_RIGHTS]: (typeof USER_RIGHTS)[Name] extends { readonly elsewhere: unknown } ? Name : never }[keyof typeof USER_RIGHTS]

export const reaches = (permissions: readonly Permission[], right: UserRight, isOwn: boolean): boolean =>
  isAllowed(permissions, USER_RIGHTS[right][isOwn ? 'requirement' : 'elsewhere'])
