import { sql } from '../database/sql.ts'
import { JOBS, KERNEL } from '../jobs/capability.ts'
import { sweepOf } from '../jobs/sweeping.ts'
import type { Capability } from '../node/capability.ts'
import { importJobs } from './jobs.ts'
import { metadataImportRoutes } from './routes.ts'
import { TableReader } from './TableReader.ts'

const OLD_IMPORTS = sql('select sweep_metadata_imports()')

export const metadataImport: Capability = (node) => {
  const jobs = node.use(JOBS)
  node.use(KERNEL).register(...importJobs(node.database, jobs), sweepOf(node.database, 'sweepMetadataImports', OLD_IMPORTS))
  const tables = new TableReader()
  return { routes: metadataImportRoutes(jobs, tables), close: async () => tables.close() }
}
