import { MAILS } from '../mail/capability.ts'
import { service, type Capability } from '../node/capability.ts'
import { PortraitMaker } from './PortraitMaker.ts'
import { profileRoutes } from './routes.ts'

/** What makes the pictures of persons. */
export const PORTRAITS = service<PortraitMaker>('the maker of portraits')

export const profile: Capability = (node) => {
  const portraits = new PortraitMaker()
  node.offer(PORTRAITS, portraits)
  return { routes: profileRoutes({ database: node.database, portraits, mails: node.use(MAILS) }), close: async () => portraits.close() }
}
