import type { Result } from 'effect/Result'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Direction } from '../../domain/assets/asset.ts'
import type { Decisions } from '../../domain/move-copy/conflictPlan.ts'
import type { BulkOutcome } from '../../domain/bulk-operations/bulkOperation.ts'
import type { Selection, TrashSelection } from '../../domain/items/selection.ts'
import type { OutOfReachThere, SelectionRefusal } from '../../domain/items/outOfReach.ts'
import type { BlockedRestore, DeletedPermanently, TrashItem, TrashSort } from '../../domain/trash/trashItem.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import type { Begun, NamesMet, PlaceTaken } from '../bulk-operations/begun.ts'

export type TrashFailure = CallFailure<SelectionRefusal | 'FOLDER_DIFFERENT_PARENT' | 'STALE_EDIT'>
export type TrashOutcome = Result<BulkOutcome | Begun, TrashFailure>
export type RestorePlanFailure = CallFailure<OutOfReachThere | 'DESTINATION_NOT_FOUND' | 'ASSET_CANNOT_BE_STANDALONE'>
export type RestoreFailure = RestorePlanFailure | CallFailure<PlaceTaken>
type Missing = 'FOLDER_NOT_FOUND' | 'ASSET_NOT_FOUND' | 'FOLDER_RESTRICTED_ACCESS' | 'ASSET_RESTRICTED_ACCESS'
export type RestoreOutcome = Result<BulkOutcome | Begun, RestoreFailure>
export type DeleteFailure = CallFailure<Missing | 'STALE_EDIT'>

/** Without `type` of all modules; without `sort` by the date of deletion. */
export interface TrashList {
  /** Part of a name, without regard to case. */
  readonly term?: string
  readonly sort?: TrashSort
  readonly type?: ResourceType
  readonly direction: Direction
}

export interface TrashPage {
  readonly items: readonly TrashItem[]
  readonly next: string | null
  readonly total: number
}

/** `destinationId`: into that folder (null: the module's root) and not back to where each lay. */
export interface Restoring {
  readonly selection: TrashSelection
  readonly destinationId?: string | null
}

/** What is moved to the trash, brought back, and deleted for good. What lies in the trash still counts as storage. */
export interface TrashGateway {
  page(list: TrashList, after: string | null, signal: AbortSignal): Promise<Result<TrashPage, CallFailure>>
  /** All of it in one transaction; many things as a job, as they are moved. What lies in a folder that goes there does not count. */
  trash(type: ResourceType, selection: Selection, signal: AbortSignal): Promise<TrashOutcome>
  plan(asked: Restoring, signal: AbortSignal): Promise<Result<NamesMet & { readonly blocked: readonly BlockedRestore[] }, RestorePlanFailure>>
  /** All of it in one transaction; many things as a job, as they are moved. */
  restore(asked: Restoring, decisions: Decisions, signal: AbortSignal): Promise<RestoreOutcome>
  /**
   * Of the whole trash, what is not kept from whoever deletes it, which `kept` counts. `confirmed`: how many items somebody said yes to;
   * where it would be more or fewer by now, nothing is deleted (STALE_EDIT, with that number).
   */
  deletePermanently(selection: TrashSelection, signal: AbortSignal, confirmed?: number): Promise<Result<DeletedPermanently, DeleteFailure>>
}
