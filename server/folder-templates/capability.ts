import type { Capability } from '../node/capability.ts'
import { folderTemplateRoutes } from './routes.ts'

export const folderTemplates: Capability = () => ({ routes: folderTemplateRoutes })
