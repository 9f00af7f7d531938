import type { NotificationAction, Notify } from '../notifications/notifications.machine.ts'
import { notifyTakenBack } from '../bulk-operations/takenBack.ts'
import type { WebReadyGateway } from './WebReadyGateway.ts'

/** Takes back what many things were made ready for the web by, or not, and tells how that went. */
export const unmarking = (webReady: WebReadyGateway, notify: Notify) => async (_type: unknown, change: string, again: NotificationAction): Promise<boolean> =>
  notifyTakenBack(notify, await webReady.undo(change, new AbortController().signal), again)
