import { decide, isHidden } from '../../src/domain/access/decision.ts'
import { RESOURCE_TYPES, type ResourceType } from '../../src/domain/access/modules.ts'
import { type Right, wantedBy } from '../../src/domain/access/right.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { type ActionName, rightTo } from '../../src/domain/rights/rights.ts'
import type { Viewer } from './viewer.ts'

/** Anybody may call. */
export interface PublicPolicy {
  readonly access: 'public'
}

/** Whoever is signed in and has the right. Its module, where it is `named`, is the one of the call's X-Resource-Type header. */
export interface SignedInPolicy {
  readonly access: 'signedIn'
  readonly right: Right
}

export type Policy = PublicPolicy | SignedInPolicy

export const anybody: PublicPolicy = { access: 'public' }

/** By the table of rights. */
export const policyOf = (action: ActionName): SignedInPolicy => ({ access: 'signedIn', right: rightTo(action) })

/** The module that a header names; undefined: none, or none of the viewer's. */
export const resourceTypeOf = (viewer: Viewer, header: unknown): ResourceType | undefined =>
  RESOURCE_TYPES.find((type) => type === header && viewer.modules.includes(type))

/** Why a viewer may not call. What does not exist for the organization is not found before it is denied. */
export const refusal = (
  viewer: Viewer,
  { right }: SignedInPolicy,
  resourceType: ResourceType | undefined,
): Failure<'NOT_FOUND' | 'PERMISSION_DENIED'> | undefined => {
  const decision = decide(viewer, wantedBy([right], resourceType ?? 'none'))
  if (decision.allowed) return undefined
  return { code: isHidden(decision) ? 'NOT_FOUND' : 'PERMISSION_DENIED' }
}
