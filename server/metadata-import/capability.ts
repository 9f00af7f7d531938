import { JOBS, KERNEL } from '../jobs/capability.ts'
import type { Capability } from '../node/capability.ts'
import { importJobs } from './jobs.ts'
import { metadataImportRoutes } from './routes.ts'
import { WorkbookReader } from './WorkbookReader.ts'

export const metadataImport: Capability = (node) => {
  const jobs = node.use(JOBS)
  node.use(KERNEL).register(...importJobs(node.database, jobs))
  const workbooks = new WorkbookReader()
  return { routes: metadataImportRoutes(jobs, workbooks), close: async () => workbooks.close() }
}
