import type { Capability } from '../node/capability.ts'
import { userGroupRoutes } from './routes.ts'

export const userGroups: Capability = () => ({ routes: userGroupRoutes })
