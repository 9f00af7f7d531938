import type { Capability } from '../node/capability.ts'
import { personRoutes } from './routes.ts'

export const persons: Capability = () => ({ routes: personRoutes })
