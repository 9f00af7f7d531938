import { BULK_OPERATIONS } from '../bulk-operations/capability.ts'
import type { Capability } from '../node/capability.ts'
import { webReadyRoutes } from './routes.ts'

export const webReady: Capability = (node) => ({ routes: webReadyRoutes(node.use(BULK_OPERATIONS)) })
