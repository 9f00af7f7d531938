import { sql } from '../database/sql.ts'
import { REPEATED_LONG_AGO } from '../http/idempotency.ts'
import { KERNEL } from '../jobs/capability.ts'
import { sweepOf } from '../jobs/sweeping.ts'
import { LETTERS, MAILS } from '../mail/capability.ts'
import type { Capability } from '../node/capability.ts'
import { RefusalLog } from './refusals.ts'
import { sessionRoutes } from './routes.ts'
import { securityLetter } from './securityNotice.ts'
import { SessionService } from './SessionService.ts'
import { codeLetter, ownCodeLetter } from './two-factor/mailCode.ts'

const ENDED_LONG_AGO = sql('select sweep_sessions()')

export const session: Capability = (node) => {
  const { database, keys, onError } = node
  node.use(KERNEL).register(sweepOf(database, 'sweepSessions', ENDED_LONG_AGO), sweepOf(database, 'sweepIdempotencyKeys', REPEATED_LONG_AGO))
  const letters = node.use(LETTERS)
  letters.set('security', securityLetter)
  letters.set('stepCode', codeLetter(keys.stepCode))
  letters.set('ownCode', ownCodeLetter(keys.stepCode))
  const service = new SessionService(database, keys.refreshToken)
  const refusals = new RefusalLog(database, onError)
  const publicHost = node.configuration.publicUrl?.host
  return { routes: sessionRoutes({ ...node, service, mails: node.use(MAILS), publicHost, refusals }), close: () => refusals.close() }
}
