import { KERNEL, JOBS } from '../jobs/capability.ts'
import type { Capability } from '../node/capability.ts'
import { webReadyJobs } from './jobs.ts'
import { webReadyRoutes } from './routes.ts'

export const webReady: Capability = (node) => {
  node.use(KERNEL).register(...webReadyJobs(node.database))
  return { routes: webReadyRoutes(node.use(JOBS)) }
}
