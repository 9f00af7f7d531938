import { BLOBS } from '../files/capability.ts'
import { REMOVE_RELEASED } from '../files/released.ts'
import { JOBS, KERNEL, SENT_JOBS } from '../jobs/capability.ts'
import type { Capability } from '../node/capability.ts'
import { Destroyer } from './Destroyer.ts'
import { trashJobs } from './jobs.ts'
import { trashRoutes } from './routes.ts'

export const trash: Capability = (node) => {
  const { database, onError } = node
  const destroyer = new Destroyer({ database, blobs: node.use(BLOBS), onError })
  const wake = (): void => destroyer.wake()
  wake()
  node.offer(REMOVE_RELEASED, wake)
  const jobs = node.use(JOBS)
  node.use(KERNEL).register(...trashJobs(database, jobs))
  return {
    routes: trashRoutes({ jobs, onDestroyed: wake, sent: node.use(SENT_JOBS) }),
    close: () => destroyer.close(),
  }
}
