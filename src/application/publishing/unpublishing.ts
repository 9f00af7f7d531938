import type { Notify } from '../notifications/notifications.machine.ts'
import { takenBackNotice } from '../bulk-operations/takenBack.ts'
import type { PublishingGateway } from './PublishingGateway.ts'

/** Takes back what was published behind the answer, and tells how that went. */
export const unpublishing = (publishing: PublishingGateway, notify: Notify) => async (_type: unknown, change: string): Promise<void> =>
  notify(takenBackNotice(await publishing.undoSelected(change, new AbortController().signal)))
