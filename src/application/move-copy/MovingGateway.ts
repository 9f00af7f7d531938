import type { Result } from 'effect/Result'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Decisions } from '../../domain/move-copy/conflictPlan.ts'
import type { BulkOutcome } from '../../domain/bulk-operations/bulkOperation.ts'
import type { Selection } from '../../domain/items/selection.ts'
import type { MoveCode } from '../../domain/move-copy/treeRules.ts'
import type { SelectionRefusal } from '../../domain/items/outOfReach.ts'
import type { Begun, NamesMet, PlaceTaken } from '../bulk-operations/begun.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

export type MovePlanFailure = CallFailure<SelectionRefusal | MoveCode | 'DESTINATION_NOT_FOUND' | 'STORAGE_SIZE_EXCEEDED' | 'FILES_LIMIT_EXCEEDED'>
export type MoveFailure = MovePlanFailure | CallFailure<PlaceTaken>

/** What goes where; `destinationId` null: the module's root. */
export interface MoveOrCopy {
  readonly type: ResourceType
  readonly selection: Selection
  readonly destinationId: string | null
}

export type MoveOutcome = Result<BulkOutcome | Begun, MoveFailure>

/** Copying and moving, one or thousands, each call as one transaction: without a decision on each taken name nothing is changed. */
export interface MovingGateway {
  /** Which names are taken at the destination; fails as the copying or moving itself would. */
  plan(action: 'copy' | 'move', asked: MoveOrCopy, signal: AbortSignal): Promise<Result<NamesMet, MovePlanFailure>>
  move(asked: MoveOrCopy, decisions: Decisions, signal: AbortSignal): Promise<MoveOutcome>
  copy(asked: MoveOrCopy, decisions: Decisions, signal: AbortSignal): Promise<MoveOutcome>
  /** Moves back what a move brought. A copy is undone by putting its batch into the trash. */
  undoMove(type: ResourceType, batchId: string, decisions: Decisions, signal: AbortSignal): Promise<MoveOutcome>
}
