import { fromCallback, fromPromise } from 'xstate'
import type { Tokens } from './Tokens.ts'
import { sessionOf, type SessionPorts } from './Session.ts'
import type { SessionEvent } from './sessionEvents.ts'

/** Asks the tabs that are open for a session. */
export const asking = ({ channel }: SessionPorts) => fromPromise<Tokens | undefined>(() => channel.ask())

/**
 * Hands the tab's own session over to tabs that ask for it; a remembered one they find themselves. A tab that begins with tokens of
 * its own may have been closed, or was just opened, while another one renewed them: it asks for the newest.
 */
export const sharing = ({ channel, store, readClaims }: SessionPorts) =>
  fromCallback<SessionEvent>(({ sendBack }) => {
    const own = () => sessionOf(store.own(), readClaims)
    const begun = own()
    if (begun !== undefined) {
      void channel.ask(begun.claims.sessionId).then((tokens) => tokens && sendBack({ type: 'elsewhere.offered', tokens }))
    }
    return channel.offer((sessionId) => {
      const session = own()
      return sessionId === undefined || session?.claims.sessionId === sessionId ? session?.tokens : undefined
    })
  })
