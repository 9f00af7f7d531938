import type { Capability } from '../node/capability.ts'
import { policyRoutes } from './routes.ts'

export const policies: Capability = () => ({ routes: policyRoutes })
