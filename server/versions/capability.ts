import { REMOVE_RELEASED } from '../files/released.ts'
import { JOBS } from '../jobs/capability.ts'
import type { Capability } from '../node/capability.ts'
import { versionRoutes } from './routes.ts'

export const versions: Capability = (node) => ({ routes: versionRoutes({ jobs: node.use(JOBS), onDestroyed: node.use(REMOVE_RELEASED) }) })
