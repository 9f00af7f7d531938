import { JOBS } from '../jobs/capability.ts'
import type { Capability } from '../node/capability.ts'
import { historyRoutes } from './historyRoutes.ts'
import { activityRoutes } from './routes.ts'

export const activity: Capability = (node) => ({
  routes: [...historyRoutes, ...activityRoutes(node.use(JOBS))],
})
