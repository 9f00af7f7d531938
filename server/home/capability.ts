import { JOBS } from '../jobs/capability.ts'
import type { Capability } from '../node/capability.ts'
import { homeRoutes } from './routes.ts'

export const home: Capability = (node) => ({ routes: homeRoutes(node.use(JOBS)) })
