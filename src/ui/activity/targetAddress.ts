import { admission } from '../../domain/navigation/admission.ts'
import { ROUTES } from '../../domain/navigation/routes.ts'
import { segmentOf } from '../../domain/access/segments.ts'
import type { AuditTarget } from '../../domain/activity/entry.ts'
import { viewReach } from '../../domain/organizations/reach.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import { assetAddress, folderAddress } from '../addresses/library.ts'
import { ORGANIZATIONS } from '../addresses/organizations.ts'
import { detailPath as rolePath, holderAddresses, ROLES } from '../addresses/roles.ts'
import { detailPath as groupPath, USER_GROUPS } from '../addresses/userGroups.ts'

const mayEnter = (claims: SessionClaims, id: string, params: Readonly<Record<string, string>> = {}): boolean => {
  const rule = ROUTES.find((one) => one.id === id)
  return rule !== undefined && admission(claims, rule, params) === 'admitted'
}

/** Where a thing of an organization's log is opened; undefined where it is not, or not by this person. */
export const targetAddress = (claims: SessionClaims, organizationId: string, { kind, id, type }: AuditTarget): string | undefined => {
  const isHere = organizationId === claims.organization.id
  if (kind === 'organization') return viewReach(claims, id) === undefined ? undefined : `${ORGANIZATIONS}/detail/${id}/details?${new URLSearchParams({ organization: id }).toString()}`
  if (kind === 'user') return holderAddresses(claims, organizationId, isHere).account?.(id)
  if (!isHere) return undefined
  if (kind === 'role') return mayEnter(claims, 'roleDetail') ? `${ROLES}/${rolePath(organizationId, id)}` : undefined
  if (kind === 'group') return mayEnter(claims, 'userGroupDetail') ? `${USER_GROUPS}/${groupPath(organizationId, id)}` : undefined
  if (kind === 'template') return mayEnter(claims, 'templateEdit') ? `/admin-panel/metadata-templates/edit/${id}` : undefined
  if (type === undefined) return undefined
  const resourceType = segmentOf(type)
  if (kind === 'folder') return mayEnter(claims, 'folders', { resourceType }) ? folderAddress(type, id) : undefined
  return mayEnter(claims, 'assetDetail', { resourceType }) ? assetAddress(type, id) : undefined
}
