import type { Capability } from '../node/capability.ts'
import { contactRelationRoutes } from './routes.ts'

export const contactRelations: Capability = () => ({ routes: contactRelationRoutes })
