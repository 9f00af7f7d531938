import type { Result } from 'effect/Result'
import type { OutOfReach } from '../../domain/items/outOfReach.ts'
import type { Administrator, ResourceRef, RestrictedFor, RestrictedItem, RestrictedUser } from '../../domain/restrictions/restriction.ts'
import type { CheckedAccess } from '../../domain/rights/itemActions.ts'
import type { BranchPlace, FoundRestricted, RestrictedBranch, RestrictionEffect } from '../../domain/restrictions/restrictedTree.ts'
import type { SpreadVerdict } from '../../domain/restrictions/spreading.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

export type RestrictionFailure = CallFailure<OutOfReach | 'USER_NOT_FOUND' | 'GROUP_NOT_FOUND'>

export type BranchFailure = CallFailure<OutOfReach | 'USER_NOT_FOUND' | 'GROUP_NOT_FOUND' | 'FOLDER_DIFFERENT_TYPE'>

/** Which restrictions: of access for one user or group, or of publication for everybody. Without an organization, the one that is worked in. */
export type Restrictions =
  | { readonly of: 'access'; readonly organizationId?: string; readonly userId: string }
  | { readonly of: 'access'; readonly organizationId?: string; readonly groupId: string }
  | { readonly of: 'publication'; readonly organizationId?: string }

/** Those of one user or group. */
type AccessRestrictions = Extract<Restrictions, { of: 'access' }>

/** Many users who are to get the same restrictions: the named ones, or all of one role. */
export type ManyTargets = { readonly userIds: readonly string[] } | { readonly roleId: string }

/** Whose tree is looked at: of one user or group, or of many, of whom nothing is known there. */
export type TreeOf = AccessRestrictions | { readonly of: 'access'; readonly organizationId?: string; readonly many: ManyTargets }

/** What many users are to get: things that were chosen, or what is restricted for another user. */
export type Spread = { readonly restrict: readonly ResourceRef[] } | { readonly from: string }

export interface Spreading {
  readonly organizationId: string
  readonly targets: ManyTargets
  readonly what: Spread
  /** It is told, and not done. */
  readonly rehearse: boolean
}

/** The most folders and assets of one change. */
export const MOST_CHANGED = 200

export interface RestrictionChange {
  readonly restrict: readonly ResourceRef[]
  readonly lift: readonly ResourceRef[]
}

export interface RestrictionPage {
  /** For whom: the name of the user or group; of publication nobody's. */
  readonly whose?: string
  readonly items: readonly RestrictedItem[]
  readonly next: string | null
  readonly total: number
}

export interface RestrictedUsers {
  readonly items: readonly RestrictedUser[]
  readonly next: string | null
}

/** What is kept from whom, and whom to ask about it. */
export interface RestrictionGateway {
  page(restrictions: Restrictions, after: string | null, signal: AbortSignal): Promise<Result<RestrictionPage, RestrictionFailure>>
  /** `changed`: false where everything was as it was to be already. */
  change(restrictions: Restrictions, change: RestrictionChange, signal: AbortSignal): Promise<Result<{ readonly changed: boolean }, RestrictionFailure>>
  /** What lies directly in a place; `after`: more of its files. */
  branch(of: TreeOf, place: BranchPlace, after: string | null, signal: AbortSignal): Promise<Result<RestrictedBranch, BranchFailure>>
  /** Folders and files whose names have the words, with what keeps each from the user or group; at most {@link MOST_FOUND}. */
  find(of: TreeOf, search: string, signal: AbortSignal): Promise<Result<readonly FoundRestricted[], BranchFailure>>
  /** How much a change would take out of sight, and bring back. At most {@link MOST_CHANGED} of each. */
  weigh(of: TreeOf, change: RestrictionChange, signal: AbortSignal): Promise<Result<RestrictionEffect, RestrictionFailure>>
  /** Adds restrictions to many users; who cannot get them is left out, with the reason. */
  spread(asked: Spreading, signal: AbortSignal): Promise<Result<SpreadVerdict, RestrictionFailure>>
  /** For how many people and groups something is restricted, by itself or from above. */
  restrictedFor(resource: ResourceRef, signal: AbortSignal): Promise<Result<RestrictedFor, RestrictionFailure>>
  /** The organization's users whose name or address holds `search`, with what keeps the resource from each. */
  users(resource: ResourceRef, search: string, after: string | null, signal: AbortSignal): Promise<Result<RestrictedUsers, RestrictionFailure>>
  /** By the judgement that the user's own requests meet. */
  check(userId: string, resource: ResourceRef, signal: AbortSignal): Promise<Result<CheckedAccess, RestrictionFailure>>
  administrators(signal: AbortSignal): Promise<Result<readonly Administrator[], CallFailure>>
}
