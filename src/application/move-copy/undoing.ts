import type { ResourceType } from '../../domain/access/modules.ts'
import { canTakeBack, type BulkOutcome, type BulkAction } from '../../domain/bulk-operations/bulkOperation.ts'
import type { NotificationAction, Notify } from '../notifications/notifications.machine.ts'
import { offering } from '../notifications/undone.ts'
import { bringingBack } from '../trash/bringingBack.ts'
import { notifyTakenBack } from '../bulk-operations/takenBack.ts'
import type { TrashGateway } from '../trash/TrashGateway.ts'
import type { MovingGateway } from './MovingGateway.ts'

interface UndoingPorts {
  readonly moving: MovingGateway
  readonly trash: TrashGateway
  readonly notify: Notify
}

/** Answers whether it was done or begun. `again`: what offers it once more. */
type TakeBack = (type: ResourceType, batchId: string, again: NotificationAction) => Promise<boolean>

/**
 * Takes back what was moved, copied or trashed, and tells whether that was done, begun or refused. What goes back takes a free name where
 * its own was taken. `more`: how other things are taken back.
 */
export const undoing = ({ moving, trash, notify }: UndoingPorts, more: Partial<Record<BulkAction, TakeBack>> = {}) => {
  const bringBack = bringingBack(trash, notify)
  const ways: Partial<Record<BulkAction, TakeBack>> = {
    copy: async (type, batchId, again) => notifyTakenBack(notify, await trash.trash(type, { kind: 'batch', batchId }, new AbortController().signal), again),
    move: async (type, batchId, again) => {
      const outcome = await moving.undoMove(type, batchId, { folders: 'rename', assets: 'rename' }, new AbortController().signal)
      return notifyTakenBack(notify, outcome, again, () => ({ kind: 'info', text: 'moveCopy.begun.undo' }))
    },
    trash: (_, batchId, again) => bringBack(batchId, again),
    ...more,
  }
  return (action: BulkAction, type: ResourceType | undefined, outcome: BulkOutcome): (() => Promise<boolean>) | undefined => {
    const way = ways[action]
    if (way === undefined || type === undefined || !canTakeBack({ action, outcome })) return undefined
    const takeBack = (again: NotificationAction) => way(type, outcome.batchId, again)
    return () => takeBack(offering('moveCopy.undo', takeBack))
  }
}
