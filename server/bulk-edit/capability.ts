import { JOBS } from '../jobs/capability.ts'
import type { Capability } from '../node/capability.ts'
import { bulkRoutes } from './routes.ts'

export const bulkEdit: Capability = (node) => ({ routes: bulkRoutes(node.use(JOBS)) })
