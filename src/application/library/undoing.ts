import type { ResourceType } from '../../domain/access/modules.ts'
import { canTakeBack, type Arranged, type RelocationAction } from '../../domain/library/relocationJob.ts'
import { failureOf, valueOf } from '../failures/outcome.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { TrashGateway } from '../trash/TrashGateway.ts'
import type { MovingGateway } from './MovingGateway.ts'

interface UndoingPorts {
  readonly moving: MovingGateway
  readonly trash: TrashGateway
  readonly notify: Notify
}

/** Takes back what was moved or copied, and tells whether that was done, begun or refused. What was moved goes back under a free name. */
export const undoing = ({ moving, trash, notify }: UndoingPorts) => {
  const undone = async (action: 'copy' | 'move', type: ResourceType, { batchId }: Arranged): Promise<void> => {
    const { signal } = new AbortController()
    if (action === 'copy') {
      const failure = failureOf(await trash.trash(type, { kind: 'batch', batchId }, signal))
      notify(failure === undefined ? { kind: 'info', text: 'arranging.undone' } : { kind: 'failure', text: `failure.${failure.code}` })
      return
    }
    const outcome = await moving.undoMove(type, batchId, { folders: 'rename', assets: 'rename' }, signal)
    const [failure, done] = [failureOf(outcome), valueOf(outcome)]
    if (failure !== undefined) notify({ kind: 'failure', text: `failure.${failure.code}` })
    else if (done !== undefined) notify({ kind: 'info', text: 'relocation' in done ? 'arranging.begun.undo' : 'arranging.undone' })
  }
  return (action: RelocationAction, type: ResourceType | undefined, arranged: Arranged): (() => void) | undefined => {
    if ((action !== 'move' && action !== 'copy') || type === undefined || !canTakeBack({ action, outcome: arranged })) return undefined
    return () => void undone(action, type, arranged)
  }
}
