import { JOBS } from '../jobs/capability.ts'
import type { Capability } from '../node/capability.ts'
import { assetRoutes } from './routes.ts'

export const assets: Capability = (node) => ({ routes: assetRoutes(node.use(JOBS)) })
