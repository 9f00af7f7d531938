import type { DecidedFilter, Decision, LeftSuggestion, SuggestionDecision } from '../../domain/suggestions/deciding.ts'
import type { DecidedPiece, ReopenedPiece } from './SuggestionGateway.ts'

/** All that a filter finds, being decided piece by piece. */
export interface All {
  readonly filter: DecidedFilter
  readonly decision: Decision
  /** The last piece, and how many were decided up to it. */
  readonly piece?: DecidedPiece
  readonly decided: number
  readonly left: number
}

/** A change that is taken back piece by piece: the last piece, and how many suggestions are open again up to it. */
export interface Undone {
  readonly change: string
  readonly piece?: ReopenedPiece
  readonly reopened: number
}

export interface DecidingContext {
  /** The latest was decided where nothing else offers to take it back. */
  readonly isAlone: boolean
  /** In line, and on their way. */
  readonly waiting: readonly SuggestionDecision[]
  readonly sent: readonly SuggestionDecision[]
  /** Decided since the list was read: they are shown no more. */
  readonly gone: readonly string[]
  /** What could not be decided, and why. */
  readonly left: readonly LeftSuggestion[]
  /** What can be taken back, the latest last, and what each decided; of all that a filter found, nothing by name. */
  readonly changes: readonly { readonly change: string; readonly ids: readonly string[] }[]
  readonly all: All | undefined
  readonly undone: Undone | undefined
}

export type DecidingEvent =
  /** `isAlone`: not in a list, which itself offers to take back the latest. */
  | { type: 'decide'; decisions: readonly SuggestionDecision[]; isAlone?: boolean }
  | { type: 'decide.all'; filter: DecidedFilter; decision: Decision }
  /** Of all, once what is on its way is there: what is decided, or taken back, stays so. */
  | { type: 'stop' }
  /** Left out: the latest. */
  | { type: 'undo'; change?: string }
  /** A list was read: it has nothing in it that is decided. */
  | { type: 'list.read' }
