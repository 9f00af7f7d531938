import type { Capability } from '../node/capability.ts'
import { folderRoutes } from './routes.ts'

export const folders: Capability = () => ({ routes: folderRoutes })
