import { sql } from '../database/sql.ts'
import { KERNEL } from '../jobs/capability.ts'
import { sweepOf } from '../jobs/sweeping.ts'
import type { Capability } from '../node/capability.ts'
import { folderTemplateRoutes } from './routes.ts'

const OLD_VALUES = sql('select sweep_upload_values()')

export const folderTemplates: Capability = (node) => {
  node.use(KERNEL).register(sweepOf(node.database, 'sweepUploadValues', OLD_VALUES))
  return { routes: folderTemplateRoutes }
}
