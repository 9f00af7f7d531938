import type { Capability } from '../node/capability.ts'
import { assetRoutes } from './routes.ts'

export const assets: Capability = () => ({ routes: assetRoutes })
