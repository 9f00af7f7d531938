import { BLOBS } from '../files/capability.ts'
import type { Capability } from '../node/capability.ts'
import { portalPages } from './pages.ts'

export const publicPortal: Capability = (node) => ({ pages: portalPages({ database: node.database, blobs: node.use(BLOBS) }) })
