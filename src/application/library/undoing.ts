import type { ResourceType } from '../../domain/access/modules.ts'
import { canTakeBack, type Arranged, type RelocationAction } from '../../domain/library/relocationJob.ts'
import { failureOf, valueOf } from '../failures/outcome.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { begunNotice, bringingBack } from '../trash/bringingBack.ts'
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
export const undoing = ({ moving, trash, notify }: UndoingPorts, more: Partial<Record<RelocationAction, TakeBack>> = {}) => {
  const bringBack = bringingBack(trash, notify)
  const ways: Partial<Record<RelocationAction, TakeBack>> = {
    copy: async (type, batchId) => {
      const outcome = await trash.trash(type, { kind: 'batch', batchId }, new AbortController().signal)
      const [failure, done] = [failureOf(outcome), valueOf(outcome)]
      if (failure !== undefined) notify({ kind: 'failure', text: `failure.${failure.code}` })
      else notify(done !== undefined && 'relocation' in done ? begunNotice(done.relocation) : { kind: 'info', text: 'arranging.undone' })
    },
    move: async (type, batchId) => {
      const outcome = await moving.undoMove(type, batchId, { folders: 'rename', assets: 'rename' }, new AbortController().signal)
      const [failure, done] = [failureOf(outcome), valueOf(outcome)]
      if (failure !== undefined) notify({ kind: 'failure', text: `failure.${failure.code}` })
      else if (done !== undefined) notify({ kind: 'info', text: 'relocation' in done ? 'arranging.begun.undo' : 'arranging.undone' })
    },
    trash: (_, batchId) => bringBack(batchId),
    ...more,
  }
  return (action: RelocationAction, type: ResourceType | undefined, arranged: Arranged): (() => void) | undefined => {
    const way = ways[action]
    if (way === undefined || type === undefined || !canTakeBack({ action, outcome: arranged })) return undefined
    return () => void way(type, arranged.batchId)
  }
}
