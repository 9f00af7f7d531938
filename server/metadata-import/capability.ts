import { sql } from '../database/sql.ts'
import { JOBS, KERNEL } from '../jobs/capability.ts'
import { sweepOf } from '../jobs/sweeping.ts'
import type { Capability } from '../node/capability.ts'
import { importJobs } from './jobs.ts'
import { metadataImportRoutes } from './routes.ts'
import { WorkbookReader } from './WorkbookReader.ts'

const OLD_IMPORTS = sql('select sweep_metadata_imports()')

export const metadataImport: Capability = (node) => {
  const jobs = node.use(JOBS)
  node.use(KERNEL).register(...importJobs(node.database, jobs), sweepOf(node.database, 'sweepMetadataImports', OLD_IMPORTS))
  const workbooks = new WorkbookReader()
  return { routes: metadataImportRoutes(jobs, workbooks), close: async () => workbooks.close() }
}
