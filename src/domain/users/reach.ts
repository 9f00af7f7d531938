import { allOf, anyOf, isAllowed, type Requirement } from '../access/evaluate.ts'
import type { Permission } from '../access/permissions.ts'

/** What administrators do with users: each under a permission for their own organization, and one for all (specification section 6). */
const REACH = {
  view: { own: 'VIEW_MY_ORG_METADATA', all: 'VIEW_ALL_ORGS_METADATA' },
  add: { own: 'ADD_ORG_USERS', all: 'ADD_ANY_USERS' },
  edit: { own: 'EDIT_ORG_USERS', all: 'EDIT_ALL_USERS' },
  ban: { own: 'BAN_ORG_USERS', all: 'BAN_ALL_USERS' },
  delete: { own: 'DEL_ORG_USERS', all: 'DEL_ANY_USERS' },
  resetPassword: { own: 'RESET_ORG_PASSWORDS', all: 'RESET_ALL_PASSWORDS' },
} as const satisfies Readonly<Record<string, { readonly own: Permission; readonly all: Permission }>>

export type UserDeed = keyof typeof REACH

/** What a deed asks for, in the own organization or in another one. */
export const requirementOf = (deed: UserDeed, isOwn = true): Requirement => {
  const { own, all } = REACH[deed]
  return isOwn ? anyOf(all, own) : allOf(all)
}

export const reaches = (permissions: readonly Permission[], deed: UserDeed, isOwn: boolean): boolean =>
  isAllowed(permissions, requirementOf(deed, isOwn))
