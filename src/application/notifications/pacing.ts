import { fromCallback } from 'xstate'
import { gathering } from './gathering.ts'
import type { ServerFact } from './ServerFact.ts'

/** It is time to read again. */
export interface RereadDue {
  readonly type: 'reread.due'
}

/** What somebody does with a click and then looks at; never comes in bursts. */
const AT_ONCE: readonly ServerFact['kind'][] = ['favorites.changed', 'relations.changed']

/** Told of every fact that makes a list stale, it tells at the pace of `gathering` when to read again. */
export const pacing = fromCallback<{ readonly type: 'stale'; readonly fact: ServerFact }>(({ sendBack, receive }) => {
  const tell = () => {
    const due: RereadDue = { type: 'reread.due' }
    sendBack(due)
  }
  const rereading = gathering(tell)
  receive(({ fact }) => (AT_ONCE.includes(fact.kind) ? tell() : rereading.soon()))
  return rereading.stop
})
