import { JOBS } from '../jobs/capability.ts'
import type { Capability } from '../node/capability.ts'
import { versionRoutes } from './routes.ts'

export const versions: Capability = (node) => ({ routes: versionRoutes(node.use(JOBS)) })
