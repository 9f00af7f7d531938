import { KERNEL } from '../jobs/capability.ts'
import type { Capability } from '../node/capability.ts'
import { entryJob } from './jobs.ts'

export const searchIndex: Capability = (node) => {
  node.use(KERNEL).register(entryJob(node.database))
  return {}
}
