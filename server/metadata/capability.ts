import { JOBS, KERNEL } from '../jobs/capability.ts'
import type { Capability } from '../node/capability.ts'
import { OPTION_LISTENERS } from '../templates/optionListeners.ts'
import { DESCRIBED_LISTENERS, type DescribedListener } from './describedListeners.ts'
import { renamedAssetsJob, renamedContactsJob, renamedOptionsJob } from './jobs.ts'
import { renamedOptions } from './kinds.ts'
import { metadataRoutes } from './routes.ts'

export const metadata: Capability = (node) => {
  const jobs = node.use(JOBS)
  const kernel = node.use(KERNEL)
  kernel.register(renamedOptionsJob(node.database, jobs))
  kernel.register(renamedContactsJob(node.database, jobs))
  kernel.register(renamedAssetsJob(node.database))
  node.use(OPTION_LISTENERS).push(async (tenant, optionIds) => void (await jobs.send(tenant, renamedOptions, { optionIds })))
  const listeners: DescribedListener[] = []
  node.offer(DESCRIBED_LISTENERS, listeners)
  return { routes: metadataRoutes(listeners) }
}
