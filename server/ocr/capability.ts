import type { Tenant } from '../database/tenant.ts'
import { BLOBS } from '../files/capability.ts'
import { JOBS, KERNEL } from '../jobs/capability.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { register, type Ending } from '../jobs/kind.ts'
import type { OcrFailure } from '../../src/domain/ocr/ocr.ts'
import type { Capability } from '../node/capability.ts'
import { READ_LISTENERS, type ReadListener } from '../processing/readListeners.ts'
import { advance, failDocument, isRead } from './documentRows.ts'
import { countPages, readPage, type OfContent } from './kinds.ts'
import { pageFailed } from './pageRows.ts'
import { selectionJob } from './runs.ts'
import { wantedDocument } from './wantedDocument.ts'
import { exportRoutes } from './exports.ts'
import { ocrRoutes } from './routes.ts'

const reasonOf = ({ error }: Extract<Ending, { state: 'Failed' }>): OcrFailure => {
  if (!(error instanceof Error)) return 'Unexpected'
  if (error.name === 'TimedOut') return 'TookTooLong'
  return error.name === 'WorkerEnded' ? 'WorkerEnded' : 'Unexpected'
}

/** Pages are read by a worker (server/ocrWorker.ts); here it is noted where one could not be, the others go on, and it is told when all are read. */
const ocrKinds = (jobs: Jobs, listeners: readonly ReadListener[]) => {
  const announce = async (tenant: Tenant, of: OfContent): Promise<void> => {
    if (await isRead(tenant, of)) for (const listener of listeners) await listener(tenant, of.assetId, 'text')
  }
  return [
    register(countPages, {
      ended: async (tenant, { payload }, ending) => {
        const row = ending.state === 'Failed' ? await wantedDocument(tenant, jobs, payload) : undefined
        if (row !== undefined && ending.state === 'Failed') await failDocument(tenant, payload, row, reasonOf(ending))
        await announce(tenant, payload)
      },
    }),
    register(readPage, {
      ended: async (tenant, { payload }, ending) => {
        const row = ending.state === 'Failed' ? await wantedDocument(tenant, jobs, payload) : undefined
        if (row !== undefined && ending.state === 'Failed') {
          await pageFailed(tenant, payload, payload.page, reasonOf(ending))
          await advance(tenant, payload, row)
        }
        await announce(tenant, payload)
      },
    }),
  ]
}

export const ocr: Capability = (node) => {
  const jobs = node.use(JOBS)
  node.use(KERNEL).register(...ocrKinds(jobs, node.use(READ_LISTENERS)), selectionJob(node.database, jobs))
  const exported = exportRoutes({ blobs: node.use(BLOBS), dataDirectory: node.dataDirectory })
  return { routes: [...ocrRoutes(jobs), ...exported.routes], close: async () => exported.close() }
}
