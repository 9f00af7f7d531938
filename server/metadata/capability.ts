import type { Capability } from '../node/capability.ts'
import { metadataRoutes } from './routes.ts'

export const metadata: Capability = () => ({ routes: metadataRoutes })
