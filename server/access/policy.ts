import { decide, isHidden } from '../../src/domain/access/decision.ts'
import type { Requirement } from '../../src/domain/access/evaluate.ts'
import { RESOURCE_TYPES, type Feature, type GlobalRole, type ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { Viewer } from './viewer.ts'

/** Anybody may call. */
export interface PublicPolicy {
  readonly access: 'public'
}

/** Whoever is signed in and meets all of this. */
export interface SignedInPolicy {
  readonly access: 'signedIn'
  /** `allOf()`: to be signed in is enough. */
  readonly requires: Requirement
  /** The call works in the module that its X-Resource-Type header names, which must be one of the organization's. */
  readonly module?: 'ofHeader'
  readonly feature?: Feature
  /** The call reaches beyond organizations: it takes this role of the platform too. */
  readonly globalRole?: GlobalRole
}

export type Policy = PublicPolicy | SignedInPolicy

export const anybody: PublicPolicy = { access: 'public' }

/** The module that a header names; undefined: none, or none of the viewer's. */
export const resourceTypeOf = (viewer: Viewer, header: unknown): ResourceType | undefined =>
  RESOURCE_TYPES.find((type) => type === header && viewer.modules.includes(type))

/** Why a viewer may not call. What does not exist for the organization is not found before it is denied. */
export const refusal = (
  viewer: Viewer,
  policy: SignedInPolicy,
  resourceType: ResourceType | undefined,
): Failure<'NOT_FOUND' | 'PERMISSION_DENIED'> | undefined => {
  const decision = decide(viewer, {
    requirements: [policy.requires],
    ...(policy.module === undefined ? {} : { module: resourceType ?? 'none' }),
    ...(policy.feature === undefined ? {} : { feature: policy.feature }),
    ...(policy.globalRole === undefined ? {} : { globalRoles: [policy.globalRole] }),
  })
  if (decision.allowed) return undefined
  return { code: isHidden(decision) ? 'NOT_FOUND' : 'PERMISSION_DENIED' }
}
