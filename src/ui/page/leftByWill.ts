import type { SessionActor } from '../../application/session/session.machine.ts'

/** Closes a form as its address is left; not where the session has ended: what was filled in is there again after signing in anew. */
export const leftByWill = (session: SessionActor, close: () => void) => (): void => {
  if (!session.getSnapshot().matches('expired')) close()
}
