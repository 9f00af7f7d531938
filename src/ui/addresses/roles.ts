import type { SessionClaims } from '../../domain/access/claims.ts'
import { reaches } from '../../domain/users/reach.ts'
import { ORGANIZATIONS } from './organizations.ts'

/** The page of user roles. */
export const ROLES = '/admin-panel/user-roles'

/** The parts of a role's dialog, as its address names them. */
type RolePart = 'details' | 'people'

export const detailPath = (organizationId: string, roleId: string, part: RolePart = 'details'): string =>
  `detail/${organizationId}/${roleId}/${part}`

/** A new role; with a role's id, one like it. */
export const createPath = (organizationId: string, patternId = 'new'): string => `create/${organizationId}/${patternId}/details`

/** Where those who have a role are looked after; what this person may not open is undefined. */
export const holderAddresses = ({ permissions }: Pick<SessionClaims, 'permissions'>, organizationId: string, isOwn: boolean) => {
  const seesAccounts = reaches(permissions, 'viewUsers', isOwn)
  const edits = seesAccounts && reaches(permissions, 'editUsers', isOwn)
  return {
    account: edits
      ? (id: string) => `${ORGANIZATIONS}/user/${organizationId}/${id}/details?${new URLSearchParams({ organization: organizationId }).toString()}`
      : undefined,
    all: seesAccounts
      ? (role: string) => `${ORGANIZATIONS}?${new URLSearchParams({ organization: organizationId, role }).toString()}`
      : undefined,
  }
}
