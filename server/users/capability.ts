import { invitationsBy } from '../accounts/invitations.ts'
import { MAILS } from '../mail/capability.ts'
import type { Capability } from '../node/capability.ts'
import { userRoutes } from './routes.ts'

export const users: Capability = (node) => {
  const mails = node.use(MAILS)
  return { routes: userRoutes(invitationsBy({ mails, key: node.keys.passwordToken }), mails) }
}
