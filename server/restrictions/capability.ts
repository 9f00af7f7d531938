import type { Capability } from '../node/capability.ts'
import { restrictionRoutes } from './routes.ts'

export const restrictions: Capability = () => ({ routes: restrictionRoutes })
