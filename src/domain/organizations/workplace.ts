import { hasGlobalRole } from '../access/evaluate.ts'
import type { Feature, Module } from '../access/modules.ts'
import type { SessionClaims } from '../access/claims.ts'

/** An organization that a super administrator works in, beside their own. */
export interface Workplace {
  readonly id: string
  readonly name: string
  readonly modules: readonly Module[]
  readonly features: readonly Feature[]
}

const isElsewhere = (claims: SessionClaims, place: Workplace | undefined): place is Workplace =>
  place !== undefined && place.id !== claims.organization.id && hasGlobalRole(claims.globalRoles, ['Super Admin'])

/** What somebody's claims come to where they work: that organization's modules and features. Only a super administrator works elsewhere. */
export const claimsAt = (claims: SessionClaims, place: Workplace | undefined): SessionClaims =>
  isElsewhere(claims, place)
    ? {
        ...claims,
        organization: { id: place.id, name: place.name },
        settings: { availableModules: place.modules, availableFeatures: place.features },
      }
    : claims

export const VISIT_EVENTS = ['entered', 'left'] as const

/** That a super administrator began to work in an organization, or ended it. */
export interface Visit {
  /** The same for coming and going of one stay in one tab. */
  readonly id: string
  readonly organizationId: string
  readonly event: (typeof VISIT_EVENTS)[number]
}
