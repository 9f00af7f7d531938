import { JOBS, KERNEL } from '../jobs/capability.ts'
import { sweepOf } from '../jobs/sweeping.ts'
import { OLD_BATCHES } from '../items/batches.ts'
import type { Capability } from '../node/capability.ts'
import { historyRoutes } from './historyRoutes.ts'
import { activityRoutes } from './routes.ts'

export const activity: Capability = (node) => {
  node.use(KERNEL).register(sweepOf(node.database, 'sweepLibraryBatches', OLD_BATCHES))
  return { routes: [...historyRoutes, ...activityRoutes(node.use(JOBS))] }
}
