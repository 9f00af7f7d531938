import { JOBS, SENT_JOBS } from '../jobs/capability.ts'
import type { Capability } from '../node/capability.ts'
import { versionRoutes } from './routes.ts'

export const versions: Capability = (node) => ({ routes: versionRoutes({ jobs: node.use(JOBS), sent: node.use(SENT_JOBS) }) })
