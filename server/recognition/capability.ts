import { KERNEL } from '../jobs/capability.ts'
import type { Capability } from '../node/capability.ts'
import { recognitionKinds } from './registered.ts'

/** What files show is looked for by a worker (server/recognitionWorker.ts). */
export const recognition: Capability = (node) => {
  node.use(KERNEL).register(...recognitionKinds)
  return {}
}
