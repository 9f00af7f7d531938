import type { Capability } from '../node/capability.ts'
import { JOBS } from '../jobs/capability.ts'
import { PORTRAITS } from '../profile/capability.ts'
import { contactPictureRoutes } from './pictureRoutes.ts'
import { contactRoutes } from './routes.ts'

export const contacts: Capability = (node) => ({ routes: [...contactRoutes(node.use(JOBS)), ...contactPictureRoutes(node.use(PORTRAITS))] })
