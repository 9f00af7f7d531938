import { join } from 'node:path'
import { BLOBS } from '../files/capability.ts'
import { KERNEL, JOBS } from '../jobs/capability.ts'
import { sweepHere } from '../jobs/sweeping.ts'
import type { Capability } from '../node/capability.ts'
import { FREE_SPACE } from '../transfers/capability.ts'
import { openUnfinishedZips, sweepUnfinishedZips, zipKind } from './jobs.ts'
import { zipRoutes } from './routes.ts'

export const downloads: Capability = async (node) => {
  const { dataDirectory, isAlone } = node
  const directory = join(dataDirectory, 'zips')
  const blobs = node.use(BLOBS)
  await openUnfinishedZips(directory, isAlone)
  const makingZips = zipKind({ ...node, blobs, space: node.use(FREE_SPACE), directory })
  node.use(KERNEL).register(makingZips, sweepHere('sweepUnfinishedZips', () => sweepUnfinishedZips(directory)))
  return { routes: zipRoutes({ blobs, jobs: node.use(JOBS) }) }
}
