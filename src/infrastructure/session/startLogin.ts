import { createActor } from 'xstate'
import { createLoginMachine, type LoginActor } from '../../application/session/login.machine.ts'
import type { SessionActor } from '../../application/session/session.machine.ts'
import type { SessionGateway } from '../../application/session/SessionGateway.ts'

/** The sign-in, fetched with the first page that asks for it. */
export const startLogin = (sessions: SessionGateway, session: SessionActor): LoginActor =>
  createActor(createLoginMachine({ sessions, opened: (tokens, remember) => session.send({ type: 'session.opened', tokens, remember }) })).start()
