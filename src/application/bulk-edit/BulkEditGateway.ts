import type { Result } from 'effect/Result'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { BulkEdit } from '../../domain/bulk-edit/bulkEdit.ts'
import type { BulkPlan, BulkSummary } from '../../domain/bulk-edit/bulkPlan.ts'
import type { SelectionRefusal } from '../../domain/items/outOfReach.ts'
import type { Selection } from '../../domain/items/selection.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

/** VALIDATION_FAILED tells by its fields: `selection` (aboveMaximum: more than `BULK_EDIT_LIMIT` assets), `edit`, or what of the edit is wrong. */
export type BulkEditFailure = CallFailure<SelectionRefusal>
export type BulkApplyFailure = BulkEditFailure | CallFailure<'STALE_EDIT'>

/** A change of many assets that was made; by its name it is taken back. */
export interface BulkChange {
  readonly change: string
  readonly changed: number
}

export interface BulkUndone {
  /** Assets that are again as they were. */
  readonly changed: number
  /** Those that somebody edited since, or that cannot be reached any more: they stay as they are. */
  readonly left: number
}

/** One edit of many assets of a module. Folders in a selection stay as they are. */
export interface BulkEditGateway {
  summary(type: ResourceType, selection: Selection, signal: AbortSignal): Promise<Result<BulkSummary, BulkEditFailure>>
  /** What the edit would do; changes nothing. */
  plan(type: ResourceType, selection: Selection, edit: BulkEdit, signal: AbortSignal): Promise<Result<BulkPlan, BulkEditFailure>>
  /** All or nothing. `state`: the plan's; STALE_EDIT where anything is not as that saw it. */
  apply(type: ResourceType, selection: Selection, edit: BulkEdit, state: string, signal: AbortSignal): Promise<Result<BulkChange, BulkApplyFailure>>
  /** Takes back what one's own change changed, within a day. */
  undo(type: ResourceType, change: string, signal: AbortSignal): Promise<Result<BulkUndone, CallFailure>>
}
