import type { Capability } from '../node/capability.ts'
import { relationRoutes } from './routes.ts'

export const relations: Capability = () => ({ routes: relationRoutes })
