import type { Capability } from '../node/capability.ts'
import { optionRoutes } from './optionRoutes.ts'
import { templateRoutes } from './routes.ts'

export const templates: Capability = () => ({ routes: [...templateRoutes, ...optionRoutes] })
