import { fromCallback } from 'xstate'
import { throttle } from './throttle.ts'
import type { ServerEvent } from './ServerEvent.ts'

/** It is time to read again. */
export interface RereadDue {
  readonly type: 'reread.due'
}

/** Without a fact: what was due could not be read yet. */
interface StaleEvent {
  readonly type: 'stale'
  readonly serverEvent?: ServerEvent
}

/** What somebody does with a click and then looks at: the first of them does not wait. */
const AT_ONCE: readonly ServerEvent['kind'][] = ['favorites.changed', 'relations.changed']

/** Told of every fact that makes something stale, and of being asked too early, it tells when to read again: once a second at most. */
export const rereadThrottle = fromCallback<StaleEvent>(({ sendBack, receive }) => {
  const publish = () => {
    const due: RereadDue = { type: 'reread.due' }
    sendBack(due)
  }
  const rereading = throttle(publish)
  receive(({ serverEvent }) => (serverEvent !== undefined && AT_ONCE.includes(serverEvent.kind) ? rereading.now() : rereading.soon()))
  return rereading.stop
})
