import { JOBS, KERNEL } from '../jobs/capability.ts'
import type { Capability } from '../node/capability.ts'
import { entriesJob, entryJob } from './jobs.ts'

export const searchIndex: Capability = (node) => {
  const kernel = node.use(KERNEL)
  kernel.register(entryJob(node.database))
  kernel.register(entriesJob(node.database, node.use(JOBS)))
  return {}
}
