import type { Result } from 'effect/Result'
import type { BulkOutcome } from '../../domain/bulk-operations/bulkOperation.ts'
import { decisionsOf } from '../../domain/move-copy/decided.ts'
import type { BlockedRestore } from '../../domain/trash/trashItem.ts'
import type { Begun, NamesMet } from '../bulk-operations/begun.ts'
import type { Restoring, TrashGateway } from '../trash/TrashGateway.ts'
import type { MoveCopyContext, MoveCopyFailure, MoveCopyRequest } from './moveCopyContext.ts'
import type { MoveOrCopy, MovingGateway } from './MovingGateway.ts'

type Requested = Pick<MoveCopyContext, 'asked' | 'destination' | 'decided' | 'others'>
type Of<Action extends MoveCopyRequest['action']> = Extract<MoveCopyRequest, { action: Action }>

export type Planned = NamesMet & { readonly blocked?: readonly BlockedRestore[] }
export type MoveCopyOutcome = BulkOutcome | Begun

const restoring = ({ selection }: Of<'restore'>, { destination }: Requested): Restoring => ({
  selection,
  ...(destination === undefined ? {} : { destinationId: destination.folderId }),
})

const moveOrCopy = ({ type, selection }: Of<'copy' | 'move'>, { destination }: Requested): MoveOrCopy => ({
  type,
  selection,
  destinationId: destination?.folderId ?? null,
})

/** How the server is asked about what somebody wants to copy, move or restore, and to do it. */
export const moveCopyRequests = ({ moving, trash }: { readonly moving: MovingGateway; readonly trash: TrashGateway }) => ({
  plan: (requested: Requested, signal: AbortSignal): Promise<Result<Planned, MoveCopyFailure>> => {
    const { asked } = requested
    return asked.action === 'restore' ? trash.plan(restoring(asked, requested), signal) : moving.plan(asked.action, moveOrCopy(asked, requested), signal)
  },
  perform: (requested: Requested, signal: AbortSignal): Promise<Result<MoveCopyOutcome, MoveCopyFailure>> => {
    const { asked } = requested
    const decisions = decisionsOf(requested)
    return asked.action === 'restore'
      ? trash.restore(restoring(asked, requested), decisions, signal)
      : moving[asked.action](moveOrCopy(asked, requested), decisions, signal)
  },
})
