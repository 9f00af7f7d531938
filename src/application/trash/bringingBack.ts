import { notifyTakenBack } from '../bulk-operations/takenBack.ts'
import type { NotificationAction, Notify } from '../notifications/notifications.machine.ts'
import type { TrashGateway } from './TrashGateway.ts'

/** Takes what was moved to the trash together out of it, and tells how that went. A taken name is changed. Answers whether it was done or begun. */
export const bringingBack = (trash: TrashGateway, notify: Notify) => async (batchId: string, again: NotificationAction): Promise<boolean> => {
  const { signal } = new AbortController()
  return notifyTakenBack(notify, await trash.restore({ selection: { kind: 'batch', batchId } }, { folders: 'rename', assets: 'rename' }, signal), again)
}
