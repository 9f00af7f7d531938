import { JOBS, KERNEL } from '../jobs/capability.ts'
import type { Capability } from '../node/capability.ts'
import { indexingJobs } from './jobs.ts'
import { indexingRoutes } from './routes.ts'

export const indexing: Capability = (node) => {
  const jobs = node.use(JOBS)
  node.use(KERNEL).register(...indexingJobs(node.database, jobs))
  return { routes: indexingRoutes(jobs) }
}
