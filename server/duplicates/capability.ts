import { JOBS } from '../jobs/capability.ts'
import type { Capability } from '../node/capability.ts'
import { duplicateRoutes } from './routes.ts'

export const duplicates: Capability = (node) => ({ routes: duplicateRoutes(node.use(JOBS)) })
