import { JOBS } from '../jobs/capability.ts'
import { cursorsOf } from '../http/cursors.ts'
import type { Capability } from '../node/capability.ts'
import { metadataTableRoutes } from './routes.ts'

export const metadataTable: Capability = (node) => ({ routes: metadataTableRoutes(node.use(JOBS), cursorsOf(node.keys.cursor)) })
