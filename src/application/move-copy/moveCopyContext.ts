import type { ResourceType } from '../../domain/access/modules.ts'
import type { BulkOutcome, BulkOperation } from '../../domain/bulk-operations/bulkOperation.ts'
import type { Selection, TrashSelection } from '../../domain/items/selection.ts'
import type { AssetDecision, Conflict } from '../../domain/move-copy/conflictPlan.ts'
import { type Decided, UNDECIDED } from '../../domain/move-copy/decided.ts'
import type { BlockedRestore } from '../../domain/trash/trashItem.ts'
import type { RestoreFailure } from '../trash/TrashGateway.ts'
import type { MoveFailure } from './MovingGateway.ts'

interface Subject {
  /** How many were selected, and of a single one its name. */
  readonly count: number
  readonly name?: string
}

/** What somebody wants to copy, move or restore. */
export type MoveCopyRequest =
  | (Subject & {
      readonly action: 'copy' | 'move'
      readonly type: ResourceType
      readonly selection: Selection
      /** The folders from the root down to the one that it was seen in, it included. */
      readonly path?: readonly string[]
    })
  | (Subject & { readonly action: 'restore'; readonly type: ResourceType | undefined; readonly selection: TrashSelection })

/** A folder, or with null a module's root. */
export interface Place {
  readonly folderId: string | null
  readonly name: string
}

export type MoveCopyFailure = MoveFailure | RestoreFailure

/** `destination`. Undefined: none is chosen; what is restored then goes back to where it lay. */
interface Wanted {
  readonly asked: MoveCopyRequest
  readonly destination: Place | undefined
}

export interface MoveCopyContext extends Decided, Wanted {
  /** The first of the taken names, and how many there are. */
  readonly conflicts: readonly Conflict[]
  readonly total: number
  readonly blocked: readonly BlockedRestore[]
  readonly outcome: BulkOutcome | undefined
  /** Of many things, what goes on behind. */
  readonly begun: BulkOperation | undefined
  readonly failure: MoveCopyFailure | undefined
  /** What was last done, or of many things begun. */
  readonly done: MoveCopyRequest | undefined
  /** What was asked for while something else was being done. */
  readonly waiting: readonly Wanted[]
}

export type MoveCopyEvent =
  /** `destination`: it was dropped there, or pasted. */
  | { type: 'moveCopy.open'; asked: MoveCopyRequest; destination?: Place }
  | { type: 'destination.chosen'; destination: Place }
  | { type: 'decide'; id: string; decision: AssetDecision }
  | { type: 'decide.all'; decision: AssetDecision }
  | { type: 'go' }
  /** Another destination, please. */
  | { type: 'back' }
  | { type: 'close' }

const NOTHING: MoveCopyRequest = { action: 'copy', type: 'RECORDS', selection: { kind: 'items', folders: [], assets: [] }, count: 0 }

/** Before anything is known of what lies there. */
export const UNPLANNED = { conflicts: [], total: 0, ...UNDECIDED, blocked: [], outcome: undefined, begun: undefined, failure: undefined }

export const blankMoveCopyRequest = (asked: MoveCopyRequest = NOTHING, destination?: Place): Omit<MoveCopyContext, 'done' | 'waiting'> => ({ asked, destination, ...UNPLANNED })
