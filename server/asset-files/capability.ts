import { BLOBS } from '../files/capability.ts'
import { JOBS } from '../jobs/capability.ts'
import type { Capability } from '../node/capability.ts'
import { fileRoutes } from './routes.ts'

export const assetFiles: Capability = (node) => ({ routes: fileRoutes({ blobs: node.use(BLOBS), jobs: node.use(JOBS) }) })
