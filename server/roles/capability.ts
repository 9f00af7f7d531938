import type { Capability } from '../node/capability.ts'
import { roleRoutes } from './routes.ts'

export const roles: Capability = () => ({ routes: roleRoutes })
