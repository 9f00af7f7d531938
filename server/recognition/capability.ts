import { JOBS, KERNEL } from '../jobs/capability.ts'
import type { Capability } from '../node/capability.ts'
import { READ_LISTENERS } from '../processing/readListeners.ts'
import { readLater } from './readings.ts'
import { recognitionKinds } from './registered.ts'

/** What files show is looked for by a worker (server/recognitionWorker.ts). */
export const recognition: Capability = (node) => {
  const jobs = node.use(JOBS)
  node.use(KERNEL).register(...recognitionKinds)
  node.use(READ_LISTENERS).push(async (tenant, assetId, part) => {
    if (part !== 'metadata') await readLater(tenant, jobs, assetId, part)
  })
  return {}
}
