import { useSelector } from '@xstate/react'
import type { SessionActor } from '../../application/session/session.machine.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'

/** Who is signed in; nobody while the last one leaves. */
export const useClaims = (session: SessionActor): SessionClaims | undefined =>
  useSelector(session, (snapshot) => snapshot.context.session?.claims)
