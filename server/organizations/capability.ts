import { KERNEL } from '../jobs/capability.ts'
import { register } from '../jobs/kind.ts'
import { LETTERS, MAILS } from '../mail/capability.ts'
import type { Capability } from '../node/capability.ts'
import { removingOrganizations } from './jobs.ts'
import { organizationRoutes } from './routes.ts'
import { upgradeLetter } from './upgradeLetter.ts'

export const organizations: Capability = (node) => {
  node.use(KERNEL).register(register(removingOrganizations, {}))
  node.use(LETTERS).set('upgrade', upgradeLetter)
  return { routes: organizationRoutes(node.use(MAILS)) }
}
