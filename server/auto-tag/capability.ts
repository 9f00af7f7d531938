import { JOBS, KERNEL } from '../jobs/capability.ts'
import { register } from '../jobs/kind.ts'
import type { Capability } from '../node/capability.ts'
import { erasingTags } from './kinds.ts'
import { autoTagRoutes } from './routes.ts'

export const autoTag: Capability = (node) => {
  node.use(KERNEL).register(register(erasingTags, {}))
  return { routes: autoTagRoutes(node.use(JOBS)) }
}
