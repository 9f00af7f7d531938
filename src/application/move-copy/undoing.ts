import type { ResourceType } from '../../domain/access/modules.ts'
import { canTakeBack, type BulkOutcome, type BulkAction } from '../../domain/bulk-operations/bulkOperation.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { bringingBack } from '../trash/bringingBack.ts'
import { takenBackNotice } from '../bulk-operations/takenBack.ts'
import type { TrashGateway } from '../trash/TrashGateway.ts'
import type { MovingGateway } from './MovingGateway.ts'

interface UndoingPorts {
  readonly moving: MovingGateway
  readonly trash: TrashGateway
  readonly notify: Notify
}

export type TakeBack = (type: ResourceType, batchId: string) => Promise<void>

/**
 * Takes back what was moved, copied or thrown away, and tells whether that was done, begun or refused. What goes back takes a free name where
 * its own was taken. `more`: how other things are taken back.
 */
export const undoing = ({ moving, trash, notify }: UndoingPorts, more: Partial<Record<BulkAction, TakeBack>> = {}) => {
  const bringBack = bringingBack(trash, notify)
  const ways: Partial<Record<BulkAction, TakeBack>> = {
    copy: async (type, batchId) => notify(takenBackNotice(await trash.trash(type, { kind: 'batch', batchId }, new AbortController().signal))),
    move: async (type, batchId) => {
      const outcome = await moving.undoMove(type, batchId, { folders: 'rename', assets: 'rename' }, new AbortController().signal)
      notify(takenBackNotice(outcome, () => ({ kind: 'info', text: 'moveCopy.begun.undo' })))
    },
    trash: (_, batchId) => bringBack(batchId),
    ...more,
  }
  return (action: BulkAction, type: ResourceType | undefined, outcome: BulkOutcome): (() => void) | undefined => {
    const way = ways[action]
    if (way === undefined || type === undefined || !canTakeBack({ action, outcome })) return undefined
    return () => void way(type, outcome.batchId)
  }
}
