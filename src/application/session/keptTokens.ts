import { sessionOf, type Session, type SessionPorts } from './Session.ts'
import type { Tokens } from './Tokens.ts'

/** The tokens that this browser keeps. They may be of another session than the tab's, of which the tab has not heard yet: those are left alone. */
export const keptTokens = ({ store, channel, readClaims }: Pick<SessionPorts, 'store' | 'channel' | 'readClaims'>) => {
  const stored = () => sessionOf(store.read(), readClaims)
  const areOf = (session: Session | undefined): boolean => stored()?.claims.sessionId === session?.claims.sessionId
  return {
    stored,
    areOfAnother: (session: Session | undefined): boolean => stored() !== undefined && !areOf(session),
    /** Other tabs find what is remembered; the rest stays this tab's own. */
    open: (tokens: Tokens, remember: boolean): void => {
      store.open(tokens, remember)
      if (remember) channel.publish({ kind: 'opened' })
    },
    /** Another tab has handed its session over. */
    takeOver: (tokens: Tokens | undefined): Session | undefined => {
      if (tokens) store.open(tokens, false)
      return sessionOf(tokens, readClaims)
    },
    replace: (session: Session | undefined, tokens: Tokens): void => {
      if (areOf(session)) store.replace(tokens)
    },
    remove: (session: Session | undefined): void => {
      if (areOf(session)) store.clear()
    },
  }
}
