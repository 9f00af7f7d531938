import type { Capability } from '../node/capability.ts'
import { favoriteRoutes } from './routes.ts'

export const favorites: Capability = () => ({ routes: favoriteRoutes })
