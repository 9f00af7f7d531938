import { failureOf } from '../failures/outcome.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { undone } from '../notifications/undone.ts'
import type { UndoGateway } from './UndoGateway.ts'

/** Takes back what an entry tells of, once at a time, and tells how that went. Answers whether it is taken back. */
export type TakeBack = (entryId: string, organizationId?: string) => Promise<boolean>

interface Ports {
  readonly undos: UndoGateway
  readonly notify: Notify
  /** Something is as it was before. */
  readonly done: () => void
}

export const takingBack = ({ undos, notify, done }: Ports): TakeBack => {
  const underWay = new Set<string>()
  return async (entryId, organizationId) => {
    if (underWay.has(entryId)) return false
    underWay.add(entryId)
    const failure = failureOf(await undos.undo(entryId, organizationId, new AbortController().signal))
    underWay.delete(entryId)
    notify(undone(failure))
    // What was refused is offered no longer: the entries are read again either way.
    done()
    return failure === undefined
  }
}
