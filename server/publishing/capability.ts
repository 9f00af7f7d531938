import { JOBS, KERNEL } from '../jobs/capability.ts'
import type { Capability } from '../node/capability.ts'
import { publishingJobs } from './jobs.ts'
import { publishingRoutes } from './routes.ts'

export const publishing: Capability = (node) => {
  node.use(KERNEL).register(...publishingJobs(node.database))
  return { routes: publishingRoutes(node.use(JOBS)) }
}
