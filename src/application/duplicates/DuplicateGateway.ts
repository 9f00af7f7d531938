import type { Result } from 'effect/Result'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Duplicate, DuplicateGroup, DuplicateKind } from '../../domain/duplicates/duplicates.ts'
import type { MergeChoices, MergePlan } from '../../domain/duplicates/merge.ts'
import type { OutOfReach, OutOfReachThere } from '../../domain/items/outOfReach.ts'
import type { DescribingTemplate } from '../../domain/metadata/assetMetadata.ts'
import type { ValueName } from '../../domain/metadata/names.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

/** Groups of a kind; with `assetId` only the one that this asset is of, if there is any. */
export interface GroupsAsked {
  readonly kind: DuplicateKind
  readonly assetId?: string
}

/** A page of groups; there is no count of all. */
export interface DuplicatePage {
  readonly groups: readonly DuplicateGroup[]
  /** Where the next page begins; null: nothing follows. */
  readonly next: string | null
}

/** What is the same file as an asset, and what looks like it, the nearest first. */
export interface DuplicatesOfAsset {
  readonly same: readonly Duplicate[]
  readonly alike: readonly Duplicate[]
}

/** What is to become of duplicates of one module. */
export interface Merge {
  readonly type: ResourceType
  readonly keep: string
  readonly others: readonly string[]
}

/** What the kept one would get, and what its values stand for. */
export interface PlannedMerge extends MergePlan {
  readonly repositories: readonly { readonly id: string; readonly name: string }[]
  readonly templates: readonly DescribingTemplate[]
  readonly names: readonly ValueName[]
  /** Names what was seen. */
  readonly state: string
}

/** What was decided about a merge. `folderId`: where the kept one is moved; null: it stays. */
export interface MergeDecision {
  readonly choices: MergeChoices
  readonly folderId: string | null
  readonly state: string
}

/** Where an asset is named, it may be out of reach. */
export type GroupsFailure = CallFailure<OutOfReach>
export type OfAssetFailure = CallFailure<'ASSET_NOT_FOUND' | 'ASSET_DIFFERENT_TYPE' | 'ASSET_RESTRICTED_ACCESS' | 'RESOURCE_IN_TRASH'>
export type MergePlanFailure = CallFailure<OutOfReachThere>
export type MergeFailure = MergePlanFailure | CallFailure<'STALE_EDIT'>
export type UndoMergeFailure = CallFailure<OutOfReachThere | 'DESTINATION_NOT_FOUND' | 'ASSET_CANNOT_BE_STANDALONE' | 'FOLDER_ALREADY_EXISTS' | 'ASSET_ALREADY_EXISTS' | 'STALE_EDIT'>

/** Assets that are the same file or look alike, without what the person does not see. */
export interface DuplicateGateway {
  groups(asked: GroupsAsked, after: string | null, signal: AbortSignal): Promise<Result<DuplicatePage, GroupsFailure>>
  ofAsset(type: ResourceType, assetId: string, signal: AbortSignal): Promise<Result<DuplicatesOfAsset, OfAssetFailure>>
  /** Which files are there already, by their SHA-256. */
  known(checksums: readonly string[], signal: AbortSignal): Promise<Result<ReadonlyMap<string, Duplicate>, CallFailure>>
  /** Says that none of some assets is the same as any of others, or may be after all; for everybody. An asset may stand among both. */
  separate(assets: readonly string[], others: readonly string[], apart: boolean, signal: AbortSignal): Promise<Result<unknown, CallFailure<OutOfReach>>>
  /** Changes nothing. */
  planMerge(merge: Merge, signal: AbortSignal): Promise<Result<PlannedMerge, MergePlanFailure>>
  /** All or nothing; STALE_EDIT where anything is not as the plan saw it. */
  merge(merge: Merge, decision: MergeDecision, signal: AbortSignal): Promise<Result<{ readonly change: string; readonly trashed: number }, MergeFailure>>
  /** Takes one's own merge back, within a day, while none of the others was deleted for good. */
  undoMerge(type: ResourceType, change: string, signal: AbortSignal): Promise<Result<{ readonly restored: number }, UndoMergeFailure>>
}
