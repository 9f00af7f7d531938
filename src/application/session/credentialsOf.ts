import { waitFor } from 'xstate'
import { claimsAt } from '../../domain/organizations/workplace.ts'
import type { Workplaces } from '../organizations/Workplaces.ts'
import type { Credentials, Held } from './Credentials.ts'
import type { SessionActor, SessionSnapshot } from './session.machine.ts'

type Places = Pick<Workplaces, 'current'>
const AT_HOME: Places = { current: () => undefined }

const heldIn = (snapshot: SessionSnapshot, workplaces: Places): Held | undefined => {
  const { session } = snapshot.context
  if (session === undefined || !snapshot.hasTag('signedIn')) return undefined
  const { organization } = claimsAt(session.claims, workplaces.current())
  const home = session.claims.organization.id
  return {
    token: session.tokens.token,
    organizationId: organization.id,
    sessionId: session.claims.sessionId,
    ...(organization.id === home ? {} : { away: true }),
  }
}

/** What calls travel with, asked of the session machine. */
export const credentialsOf = (session: SessionActor, workplaces: Places = AT_HOME): Credentials => {
  const settled = () => waitFor(session, (snapshot) => !snapshot.hasTag('refreshing'))
  const credentials: Credentials = {
    held: () => heldIn(session.getSnapshot(), workplaces),
    current: () => (session.getSnapshot().hasTag('refreshing') ? settled().then((snapshot) => heldIn(snapshot, workplaces)) : credentials.held()),
    renew: async (refused) => {
      session.send({ type: 'session.challenged', token: refused })
      const held = heldIn(await settled(), workplaces)
      if (held === undefined) return 'refused'
      return held.token === refused ? 'unreachable' : 'renewed'
    },
  }
  return credentials
}
