import { BULK_OPERATIONS } from '../bulk-operations/capability.ts'
import { JOBS } from '../jobs/capability.ts'
import type { Capability } from '../node/capability.ts'
import { movingRoutes } from './routes.ts'

export const moveCopy: Capability = (node) => ({ routes: movingRoutes(node.use(JOBS), node.use(BULK_OPERATIONS)) })
