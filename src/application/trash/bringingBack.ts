import type { RelocationJob } from '../../domain/library/relocationJob.ts'
import { failureOf, valueOf } from '../failures/outcome.ts'
import type { Notification, Notify } from '../notifications/notifications.machine.ts'
import type { TrashGateway } from './TrashGateway.ts'

/** What is told of many things that are only on their way into the trash or out of it, or to be ready for the web. */
export const begunNotice = ({ action, count, name }: RelocationJob): Notification => ({
  kind: 'info',
  text: `arranging.begun.${action}${count === 1 && name !== null ? 'One' : ''}`,
  values: { count, name: name ?? '' },
})

/** Takes what was thrown away together out of the trash, and tells whether that was done, begun or refused. A taken name is changed. */
export const bringingBack = (trash: TrashGateway, notify: Notify) => async (batchId: string): Promise<void> => {
  const { signal } = new AbortController()
  const restored = await trash.restore({ selection: { kind: 'batch', batchId } }, { folders: 'rename', assets: 'rename' }, signal)
  const [failure, back] = [failureOf(restored), valueOf(restored)]
  if (failure !== undefined) notify({ kind: 'failure', text: `failure.${failure.code}` })
  else notify(back !== undefined && 'relocation' in back ? begunNotice(back.relocation) : { kind: 'info', text: 'arranging.undone' })
}
