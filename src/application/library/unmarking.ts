import { failureOf, valueOf } from '../failures/outcome.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { begunNotice } from '../trash/bringingBack.ts'
import type { WebReadyGateway } from './WebReadyGateway.ts'

/** Takes back what many things were made ready for the web by, or not, and tells whether that was done, begun or refused. */
export const unmarking = (webReady: WebReadyGateway, notify: Notify) => async (_type: unknown, change: string): Promise<void> => {
  const outcome = await webReady.undo(change, new AbortController().signal)
  const [failure, done] = [failureOf(outcome), valueOf(outcome)]
  if (failure !== undefined) notify({ kind: 'failure', text: `failure.${failure.code}` })
  else notify(done !== undefined && 'relocation' in done ? begunNotice(done.relocation) : { kind: 'info', text: 'arranging.undone' })
}
