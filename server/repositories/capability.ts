import type { Capability } from '../node/capability.ts'
import { repositoryRoutes } from './routes.ts'

export const repositories: Capability = () => ({ routes: repositoryRoutes })
