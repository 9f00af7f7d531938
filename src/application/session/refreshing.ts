import { fromPromise } from 'xstate'
import { hasFailed } from '../failures/outcome.ts'
import { REFUSALS, type Refusal } from './SessionChannel.ts'
import { sessionOf, type Session, type SessionPorts } from './Session.ts'

/** `gone`: another tab ended the session meanwhile. `unreached`: nothing is known about it. */
export type Refreshed =
  | { readonly kind: 'renewed'; readonly session: Session }
  | { readonly kind: 'refused'; readonly code: Refusal }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unreached' }

/**
 * Exchanges the token, one tab at a time. Whoever gets its turn after another tab has done it finds the new token in the store and
 * makes no call. What it comes to is written down before the next tab has its turn.
 */
export const refreshing = ({ sessions, store, channel, readClaims }: SessionPorts) =>
  fromPromise<Refreshed, Session | undefined>(({ input, signal }) => {
    if (input === undefined) return Promise.resolve({ kind: 'gone' })
    const { sessionId } = input.claims

    const find = () => sessionOf(store.read(), readClaims)
    const refresh = async (): Promise<Refreshed> => {
      const stored = find()
      if (stored?.claims.sessionId !== sessionId) return { kind: 'gone' }
      if (stored.tokens.token !== input.tokens.token) return { kind: 'renewed', session: stored }
      const answer = await sessions.refresh(stored.tokens.refreshToken, signal)
      // Meanwhile another tab may have signed out, and in again.
      if (signal.aborted || find()?.claims.sessionId !== sessionId) return { kind: 'gone' }
      if (hasFailed(answer)) {
        const refusal = REFUSALS.find((code) => code === answer.failure.code)
        if (refusal === undefined) return { kind: 'unreached' }
        store.clear()
        channel.publish({ kind: 'ended', sessionId, refusal })
        return { kind: 'refused', code: refusal }
      }
      const session = sessionOf(answer.success, readClaims)
      if (session === undefined) return { kind: 'unreached' }
      store.replace(session.tokens)
      channel.publish({ kind: 'rotated', sessionId, tokens: session.tokens })
      return { kind: 'renewed', session }
    }
    return channel.alone(sessionId, refresh, signal)
  })
