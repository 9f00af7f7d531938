import { JOBS, KERNEL } from '../jobs/capability.ts'
import type { Capability } from '../node/capability.ts'
import { movingJobs } from './jobs.ts'
import { movingRoutes } from './routes.ts'

export const moveCopy: Capability = (node) => {
  const jobs = node.use(JOBS)
  node.use(KERNEL).register(...movingJobs(node.database, jobs))
  return { routes: movingRoutes(jobs) }
}
