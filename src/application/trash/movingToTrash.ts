import type { ResourceType } from '../../domain/access/modules.ts'
import type { Selection } from '../../domain/items/selection.ts'
import { failureOf, valueOf } from '../failures/outcome.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { offering } from '../notifications/undone.ts'
import { bringingBack } from './bringingBack.ts'
import { begunNotice } from '../bulk-operations/takenBack.ts'
import type { TrashGateway } from './TrashGateway.ts'

interface Asked {
  readonly type: ResourceType
  readonly selection: Selection
  /** How many were selected, and of a single one its name. */
  readonly count: number
  readonly name?: string
}

/** Puts folders and assets into the trash and tells of it; bringing them back is one step away. Answers whether it was done, or begun. */
export type MoveToTrash = (asked: Asked) => Promise<boolean>

export const movingToTrash = (trash: TrashGateway, notify: Notify): MoveToTrash => {
  const bringBack = bringingBack(trash, notify)
  return async ({ type, selection, count, name }) => {
    const subject = `trash ${JSON.stringify(selection)}`
    const outcome = await trash.trash(type, selection, new AbortController().signal)
    const moved = valueOf(outcome)
    if (moved === undefined) {
      notify({ kind: 'failure', text: `failure.${failureOf(outcome)?.code ?? 'UNEXPECTED'}`, subject })
      return false
    }
    if ('bulkOperation' in moved) {
      notify({ ...begunNotice(moved.bulkOperation), subject })
      return true
    }
    notify({
      kind: 'success',
      text: `trash.thrown${count === 1 && name !== undefined ? 'One' : ''}`,
      values: { count: moved.folders + moved.assets, name: name ?? '' },
      subject,
      action: offering('moveCopy.undo', (again) => bringBack(moved.batchId, again)),
    })
    return true
  }
}
