import { JOBS, KERNEL } from '../jobs/capability.ts'
import { register } from '../jobs/kind.ts'
import type { Capability } from '../node/capability.ts'
import { DECISION_LISTENERS } from '../suggestions/listeners.ts'
import { grouping } from './kinds.ts'
import { learnFromDecisions } from './rejectName.ts'
import { faceRoutes } from './routes.ts'

export const faceRecognition: Capability = (node) => {
  node.use(KERNEL).register(register(grouping, {}))
  const jobs = node.use(JOBS)
  node.use(DECISION_LISTENERS).push(learnFromDecisions(jobs))
  return { routes: faceRoutes(jobs) }
}
