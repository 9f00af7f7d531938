import { BLOBS } from '../files/capability.ts'
import type { Capability } from '../node/capability.ts'
import { sharePages } from './pages.ts'

/** What was shared by links (`share-links`), for those outside. */
export const publicShares: Capability = (node) => ({ pages: sharePages({ database: node.database, blobs: node.use(BLOBS), key: node.keys.share, cookies: node.cookies }) })
