import type { Capability } from '../node/capability.ts'
import { KeptFigures } from './KeptFigures.ts'
import { dashboardRoutes } from './routes.ts'

export const dashboard: Capability = () => ({ routes: dashboardRoutes(new KeptFigures()) })
