import { JOBS, KERNEL, SENT_JOBS } from '../jobs/capability.ts'
import type { Capability } from '../node/capability.ts'
import { trashJobs } from './jobs.ts'
import { purgeJob } from './purgeJob.ts'
import { trashRoutes } from './routes.ts'

export const trash: Capability = (node) => {
  const { database } = node
  const [jobs, sent] = [node.use(JOBS), node.use(SENT_JOBS)]
  node.use(KERNEL).register(...trashJobs(database, jobs), purgeJob(database, sent))
  return { routes: trashRoutes({ jobs, sent }) }
}
