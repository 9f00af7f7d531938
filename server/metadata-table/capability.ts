import type { Capability } from '../node/capability.ts'
import { metadataTableRoutes } from './routes.ts'

export const metadataTable: Capability = () => ({ routes: metadataTableRoutes })
