import { JOBS } from '../jobs/capability.ts'
import type { Capability } from '../node/capability.ts'
import { metadataRoutes } from './routes.ts'

export const embeddedMetadata: Capability = (node) => ({ routes: metadataRoutes(node.use(JOBS)) })
