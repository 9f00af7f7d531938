import { JOBS } from '../jobs/capability.ts'
import type { Capability } from '../node/capability.ts'
import { DECISION_LISTENERS, type DecisionListener } from './listeners.ts'
import { suggestionRoutes } from './routes.ts'

export const suggestions: Capability = (node) => {
  const listeners: DecisionListener[] = []
  node.offer(DECISION_LISTENERS, listeners)
  return { routes: suggestionRoutes({ jobs: node.use(JOBS), listeners }) }
}
