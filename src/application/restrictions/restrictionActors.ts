import { capability } from '../capabilities/capability.ts'
import type { AdvisersActor } from './advisers.machine.ts'
import type { ResourceAccessActor } from './resourceAccess.machine.ts'
import type { RestrictedForActor } from './restrictedFor.machine.ts'
import type { RestrictedListActor } from './restrictedList.machine.ts'
import type { RestrictedSearchActor } from './restrictedSearch.machine.ts'
import type { RestrictedTreeActor } from './restrictedTree.machine.ts'
import type { RestrictPublication } from './restrictingPublication.ts'
import type { RestrictionEffectActor } from './restrictionEffect.machine.ts'
import type { SpreadingActor } from './spreading.machine.ts'

/** Restrictions, and their explanation. */
export interface RestrictionActors {
  readonly resourceAccess: ResourceAccessActor
  readonly restrictedFor: RestrictedForActor
  readonly restrictedList: RestrictedListActor
  readonly restrictedTree: RestrictedTreeActor
  readonly restrictedSearch: RestrictedSearchActor
  readonly restrictionEffect: RestrictionEffectActor
  readonly spreading: SpreadingActor
  readonly restrictPublication: RestrictPublication
  readonly advisers: AdvisersActor
}

export const RESTRICTIONS = capability<RestrictionActors>('restrictions')
