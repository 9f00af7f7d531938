import type { Capability } from '../node/capability.ts'
import { savedSearchRoutes } from './routes.ts'

export const savedSearches: Capability = () => ({ routes: savedSearchRoutes })
