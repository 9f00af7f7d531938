import { waitFor } from 'xstate'
import type { Credentials, Held } from './Credentials.ts'
import type { SessionActor, SessionSnapshot } from './session.machine.ts'

const heldIn = (snapshot: SessionSnapshot): Held | undefined => {
  const { session } = snapshot.context
  if (session === undefined || !snapshot.hasTag('signedIn')) return undefined
  return { token: session.tokens.token, organizationId: session.claims.organization.id, sessionId: session.claims.sessionId }
}

/** What calls travel with, asked of the session machine. */
export const credentialsOf = (session: SessionActor): Credentials => {
  const settled = () => waitFor(session, (snapshot) => !snapshot.hasTag('refreshing'))
  const credentials: Credentials = {
    held: () => heldIn(session.getSnapshot()),
    current: async () => heldIn(await settled()),
    renew: async (refused) => {
      session.send({ type: 'session.challenged', token: refused })
      const held = heldIn(await settled())
      if (held === undefined) return 'refused'
      return held.token === refused ? 'unreachable' : 'renewed'
    },
  }
  return credentials
}
