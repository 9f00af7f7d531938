import { JOBS } from '../jobs/capability.ts'
import type { Capability } from '../node/capability.ts'
import { publishingRoutes } from './routes.ts'

export const publishing: Capability = (node) => ({ routes: publishingRoutes(node.use(JOBS)) })
