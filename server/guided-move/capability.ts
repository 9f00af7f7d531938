import { JOBS, KERNEL } from '../jobs/capability.ts'
import type { Capability } from '../node/capability.ts'
import { guidedMoveJobs } from './jobs.ts'
import { guidedMoveRoutes } from './routes.ts'

export const guidedMove: Capability = (node) => {
  const jobs = node.use(JOBS)
  node.use(KERNEL).register(...guidedMoveJobs(node.database, jobs))
  return { routes: guidedMoveRoutes(jobs) }
}
