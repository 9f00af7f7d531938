import { takenBackNotice } from '../bulk-operations/takenBack.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { TrashGateway } from './TrashGateway.ts'

/** Takes what was thrown away together out of the trash, and tells how that went. A taken name is changed. */
export const bringingBack = (trash: TrashGateway, notify: Notify) => async (batchId: string): Promise<void> => {
  const { signal } = new AbortController()
  notify(takenBackNotice(await trash.restore({ selection: { kind: 'batch', batchId } }, { folders: 'rename', assets: 'rename' }, signal)))
}
