import { JOBS } from '../jobs/capability.ts'
import type { Capability } from '../node/capability.ts'
import { bulkOperationRoutes } from './routes.ts'

export const bulkOperations: Capability = (node) => ({ routes: bulkOperationRoutes(node.use(JOBS)) })
