import type { SessionGateway } from '../../application/session/SessionGateway.ts'
import { HttpCaller } from '../http/HttpCaller.ts'
import { HttpSessionGateway } from './HttpSessionGateway.ts'

/** The session calls with all they need, as one chunk. */
export const sessionOverHttp = (language: () => string, idleSeconds: () => number): SessionGateway => new HttpSessionGateway(new HttpCaller(), language, idleSeconds)
