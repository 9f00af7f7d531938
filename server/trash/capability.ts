import { BULK_OPERATIONS } from '../bulk-operations/capability.ts'
import { BLOBS } from '../files/capability.ts'
import { REMOVE_RELEASED } from '../files/released.ts'
import { JOBS } from '../jobs/capability.ts'
import type { Capability } from '../node/capability.ts'
import { Destroyer } from './Destroyer.ts'
import { trashRoutes } from './routes.ts'

export const trash: Capability = (node) => {
  const { database, onError } = node
  const destroyer = new Destroyer({ database, blobs: node.use(BLOBS), onError })
  const wake = (): void => destroyer.wake()
  wake()
  node.offer(REMOVE_RELEASED, wake)
  return {
    routes: trashRoutes({ jobs: node.use(JOBS), onDestroyed: wake, onSent: node.use(BULK_OPERATIONS) }),
    close: () => destroyer.close(),
  }
}
