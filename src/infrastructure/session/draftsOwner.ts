import type { SessionClaims } from '../../domain/access/claims.ts'
import { claimsAt, type Workplace } from '../../domain/organizations/workplace.ts'

/** Whose it is what this browser keeps unsaved: one person's, in the organization where they work. Empty while nobody is signed in. */
export const draftsOwner = (claims: SessionClaims | undefined, place: Workplace | undefined): string => {
  if (claims === undefined) return ''
  const { user, organization } = claimsAt(claims, place)
  return `${user.id}.${organization.id}`
}
