import { fromPromise } from 'xstate'
import type { Session, SessionPorts } from './Session.ts'

/** Tells the server that the session is over. Whether it hears it changes nothing here: the tokens are gone already. */
export const leaving = ({ sessions }: SessionPorts) =>
  fromPromise<void, Session | undefined>(async ({ input, signal }) => {
    if (input) await sessions.logOut(input.tokens.refreshToken, signal)
  })
