import type { NotificationAction, Notify } from '../notifications/notifications.machine.ts'
import { notifyTakenBack } from '../bulk-operations/takenBack.ts'
import type { PublishingGateway } from './PublishingGateway.ts'

/** Takes back what was published behind the answer, and tells how that went. */
export const unpublishing = (publishing: PublishingGateway, notify: Notify) => async (_type: unknown, change: string, again: NotificationAction): Promise<boolean> =>
  notifyTakenBack(notify, await publishing.undoSelected(change, new AbortController().signal), again)
