import type { BulkOperation } from '../../domain/bulk-operations/bulkOperation.ts'
import { failureOf, valueOf } from '../failures/outcome.ts'
import type { Notification, Notify } from '../notifications/notifications.machine.ts'
import { undone } from '../notifications/undone.ts'
import { begunNotice } from '../bulk-operations/takenBack.ts'
import type { UndoGateway } from './UndoGateway.ts'

/** Takes back what an entry tells of, once at a time, and tells how that went. Answers whether it is taken back, or of a large tree begun. */
export type TakeBack = (entryId: string, organizationId?: string) => Promise<boolean>

interface Ports {
  readonly undos: UndoGateway
  readonly notify: Notify
  /** Something is as it was before. */
  readonly done: () => void
}

/** What moves goes back. */
const begunToUndo = (job: BulkOperation): Notification => (job.action === 'move' ? { kind: 'info', text: 'moveCopy.begun.undo' } : begunNotice(job))

export const takingBack = ({ undos, notify, done }: Ports): TakeBack => {
  const underWay = new Set<string>()
  return async (entryId, organizationId) => {
    if (underWay.has(entryId)) return false
    underWay.add(entryId)
    const outcome = await undos.undo(entryId, organizationId, new AbortController().signal)
    underWay.delete(entryId)
    const [failure, job] = [failureOf(outcome), valueOf(outcome)?.bulkOperation]
    notify(job === undefined ? undone(failure) : begunToUndo(job))
    // What was refused is offered no longer: the entries are read again either way.
    done()
    return failure === undefined
  }
}
