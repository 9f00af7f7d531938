import type { Capability } from '../node/capability.ts'
import { shareLinkRoutes } from './routes.ts'

export const shareLinks: Capability = () => ({ routes: shareLinkRoutes })
