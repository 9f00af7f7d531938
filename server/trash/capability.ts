import { JOBS, KERNEL } from '../jobs/capability.ts'
import type { Capability } from '../node/capability.ts'
import { trashJobs } from './jobs.ts'
import { purgeJob } from './purgeJob.ts'
import { trashRoutes } from './routes.ts'

export const trash: Capability = (node) => {
  const jobs = node.use(JOBS)
  node.use(KERNEL).register(...trashJobs(node.database, jobs), purgeJob(node.database, jobs))
  return { routes: trashRoutes(jobs) }
}
