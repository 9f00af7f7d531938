import { useSelector } from '@xstate/react'
import type { SessionActor } from '../../application/session/session.machine.ts'
import { sayTheSame, type SessionClaims } from '../../domain/access/claims.ts'

/** Who is signed in; nobody while the last one leaves. The same object for as long as it says the same, however often the token is renewed. */
export const useClaims = (session: SessionActor): SessionClaims | undefined =>
  useSelector(session, (snapshot) => snapshot.context.session?.claims, sayTheSame)
