import type { Result } from 'effect/Result'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Conflict, Decisions } from '../../domain/library/conflictPlan.ts'
import type { Arranged, RelocationJob } from '../../domain/library/relocationJob.ts'
import type { Selection } from '../../domain/library/selection.ts'
import type { RelocationCode } from '../../domain/library/treeRules.ts'
import type { OutOfReachThere } from '../../domain/library/outOfReach.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

export type PlaceTaken = 'FOLDER_ALREADY_EXISTS' | 'ASSET_ALREADY_EXISTS'
export type MovePlanFailure = CallFailure<OutOfReachThere | RelocationCode | 'DESTINATION_NOT_FOUND' | 'STORAGE_SIZE_EXCEEDED' | 'FILES_LIMIT_EXCEEDED'>
export type MoveFailure = MovePlanFailure | CallFailure<PlaceTaken>

/** What goes where; `destinationId` null: the module's root. */
export interface Relocating {
  readonly type: ResourceType
  readonly selection: Selection
  readonly destinationId: string | null
}

/** Taken names: `total` of all, the first 200 one by one. */
export interface NamesMet {
  readonly conflicts: readonly Conflict[]
  readonly total: number
}

/** Of many things (`RELOCATED_AT_ONCE`), what was begun instead of being done. What would refuse it has refused it already. */
export interface Begun {
  readonly relocation: RelocationJob
}

export type MoveOutcome = Result<Arranged | Begun, MoveFailure>

/** Copying and moving, one or thousands, each call as one transaction: without a decision on each taken name nothing is changed. */
export interface MovingGateway {
  /** Which names are taken at the destination; fails as the copying or moving itself would. */
  plan(action: 'copy' | 'move', asked: Relocating, signal: AbortSignal): Promise<Result<NamesMet, MovePlanFailure>>
  move(asked: Relocating, decisions: Decisions, signal: AbortSignal): Promise<MoveOutcome>
  copy(asked: Relocating, decisions: Decisions, signal: AbortSignal): Promise<MoveOutcome>
  /** Moves back what a move brought. A copy is undone by putting its batch into the trash. */
  undoMove(type: ResourceType, batchId: string, decisions: Decisions, signal: AbortSignal): Promise<MoveOutcome>
}
