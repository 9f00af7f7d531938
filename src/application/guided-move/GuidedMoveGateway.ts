import type { Result } from 'effect/Result'
import type { BulkOperation } from '../../domain/bulk-operations/bulkOperation.ts'
import type { DoneMove, MovePlan } from '../../domain/guided-move/guidedMove.ts'
import type { Mapping } from '../../domain/guided-move/mapping.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

/** From one template to another, and where the values of each attribute go. */
export interface AskedMove {
  readonly templateId: string
  readonly targetId: string
  readonly mapping: Mapping
}

export type MoveFailure = CallFailure<'TEMPLATE_NOT_FOUND' | 'TEMPLATE_DIFFERENT_STATE'>
export type MovesFailure = CallFailure<'TEMPLATE_NOT_FOUND'>
export type MoveBackFailure = CallFailure<'TEMPLATE_DIFFERENT_STATE'>

/** Moves what a template that can no longer be edited says of assets to another template. Only of templates that the caller is in. */
export interface GuidedMoveGateway {
  /** Tries it on all values; examples are written in the caller's language. Changes nothing, and the target need not be published. */
  plan(asked: AskedMove, signal: AbortSignal): Promise<Result<MovePlan, MoveFailure>>
  /** Begins it; how far it is comes as the fact `bulkOperation.changed`. */
  start(asked: AskedMove, signal: AbortSignal): Promise<Result<BulkOperation, MoveFailure>>
  /** The latest moves of what a template said, the latest first. */
  moves(templateId: string, signal: AbortSignal): Promise<Result<readonly DoneMove[], MovesFailure>>
  /** Begins to take a move back: all but what was changed since. */
  undo(moveId: string, signal: AbortSignal): Promise<Result<BulkOperation, MoveBackFailure>>
}
