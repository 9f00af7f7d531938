import { sql } from '../database/sql.ts'
import { KERNEL } from '../jobs/capability.ts'
import { register } from '../jobs/kind.ts'
import { sweepOf } from '../jobs/sweeping.ts'
import { LETTERS, MAILS } from '../mail/capability.ts'
import type { Capability } from '../node/capability.ts'
import { removingOrganizations } from './jobs.ts'
import { organizationRoutes } from './routes.ts'
import { upgradeLetter } from './upgradeLetter.ts'

const EXPIRED_VISITS = sql('select end_expired_visits()')

export const organizations: Capability = (node) => {
  node.use(KERNEL).register(register(removingOrganizations, {}), sweepOf(node.database, 'endExpiredVisits', EXPIRED_VISITS))
  node.use(LETTERS).set('upgrade', upgradeLetter)
  return { routes: organizationRoutes(node.use(MAILS)) }
}
