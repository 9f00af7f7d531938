import type { ResourceType } from '../../domain/access/modules.ts'
import { failureOf, valueOf } from '../failures/outcome.ts'
import type { NotificationAction, Notify } from '../notifications/notifications.machine.ts'
import { offeredAgain, offering } from '../notifications/undone.ts'
import type { BulkAsked } from './bulkEditContext.ts'
import type { BulkChange, BulkEditGateway } from './BulkEditGateway.ts'

export interface EndedBulkEditPorts {
  readonly bulkEdits: Pick<BulkEditGateway, 'undo'>
  readonly notify: Notify
}

const subjectOf = ({ selection }: BulkAsked): string => `edit ${JSON.stringify(selection)}`

/** How the end of an edit of many assets is told, and how what it did is taken back. */
export const endedBulkEdit = ({ bulkEdits, notify }: EndedBulkEditPorts) => {
  const undo = async (type: ResourceType, change: string, again: NotificationAction): Promise<void> => {
    const outcome = await bulkEdits.undo(type, change, new AbortController().signal)
    const [failure, done] = [failureOf(outcome), valueOf(outcome)]
    if (failure !== undefined) return notify({ kind: 'failure', text: `failure.${failure.code}`, ...offeredAgain(failure, again) })
    const values = { count: done?.changed ?? 0, left: done?.left ?? 0 }
    if (values.left === 0) return notify({ kind: 'info', text: 'bulkEdit.undone', values })
    if (values.count > 0) return notify({ kind: 'info', text: 'bulkEdit.undoneButLeft', values })
    notify({ kind: 'info', text: 'bulkEdit.undoneNone', values: { count: values.left } })
  }
  return {
    notifySaved: (asked: BulkAsked, { change, changed }: BulkChange): void => {
      const action = offering('history.undo', (again) => undo(asked.type, change, again))
      notify({ kind: 'success', text: 'bulkEdit.saved', values: { count: changed }, subject: subjectOf(asked), ...(changed > 0 && { action }) })
    },
    notifyNotSaved: (asked: BulkAsked): void =>
      notify({ kind: 'failure', text: 'bulkEdit.notSaved', values: { count: asked.assets }, subject: subjectOf(asked) }),
  }
}
