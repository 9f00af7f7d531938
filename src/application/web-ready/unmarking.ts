import type { Notify } from '../notifications/notifications.machine.ts'
import { takenBackNotice } from '../bulk-operations/takenBack.ts'
import type { WebReadyGateway } from './WebReadyGateway.ts'

/** Takes back what many things were made ready for the web by, or not, and tells how that went. */
export const unmarking = (webReady: WebReadyGateway, notify: Notify) => async (_type: unknown, change: string): Promise<void> =>
  notify(takenBackNotice(await webReady.undo(change, new AbortController().signal)))
