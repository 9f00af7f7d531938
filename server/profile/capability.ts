import { MAILS } from '../mail/capability.ts'
import type { Capability } from '../node/capability.ts'
import { PortraitMaker } from './PortraitMaker.ts'
import { profileRoutes } from './routes.ts'

export const profile: Capability = (node) => {
  const portraits = new PortraitMaker()
  return { routes: profileRoutes({ database: node.database, portraits, mails: node.use(MAILS) }), close: async () => portraits.close() }
}
