import { nameKey } from '../../domain/naming/names.ts'
import { PERMISSION_GROUPS, type PermissionGroupId } from '../../domain/roles/groups.ts'
import type { Permission } from '../../domain/access/permissions.ts'

export interface FoundGroup {
  readonly id: PermissionGroupId
  readonly permissions: readonly Permission[]
}

/** The permissions whose words hold all of the term's, in their groups; a group without one is left out. */
export const foundPermissions = (term: string, wordsOf: (permission: Permission) => string): readonly FoundGroup[] => {
  const wanted = nameKey(term).split(' ').filter(Boolean)
  const isFound = (permission: Permission): boolean => {
    const words = nameKey(`${wordsOf(permission)} ${permission}`)
    return wanted.every((part) => words.includes(part))
  }
  return PERMISSION_GROUPS.map(({ id, permissions }) => ({ id, permissions: permissions.filter(isFound) })).filter(
    ({ permissions }) => permissions.length > 0,
  )
}
