import * as Result from 'effect/Result'
import * as contract from '../../src/infrastructure/ocr/contract.ts'
import { PAGE_LIMIT } from '../../src/infrastructure/contract/values.ts'
import { inquiringRoute, route, type Route } from '../http/route.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { correctWord, findText, listPages, readPage } from './pages.ts'
import { cancelRun, planSelection, removeRun, startRun } from './runs.ts'
import { ownRuns } from './runRows.ts'
import { cancelReading, readStatus, startReading } from './status.ts'

/** What is read off the pages of assets. */
export const ocrRoutes = (jobs: Jobs): readonly Route[] => [
  route(contract.readOcrStatus, { action: 'viewDetails' }, ({ tenant, viewer, resourceType: type, params }) => readStatus(tenant, viewer, { type, ...params })),
  route(contract.startOcr, { action: 'ocr', audits: 'indexing.requested' }, ({ tenant, viewer, language, resourceType: type, params, body }) =>
    startReading(tenant, jobs, { viewer, language }, { type, ...params, ...body }),
  ),
  route(contract.cancelOcr, { action: 'ocr' }, ({ tenant, viewer, resourceType: type, params }) => cancelReading(tenant, jobs, viewer, { type, ...params })),
  route(contract.listOcrPages, { action: 'viewDetails' }, ({ tenant, viewer, resourceType: type, params, query }) =>
    listPages(tenant, viewer, { type, ...params, limit: PAGE_LIMIT, ...query }),
  ),
  // Reading is told of: that is written where a GET itself may not write.
  inquiringRoute(
    contract.readOcrPage,
    { action: 'viewDetails', audits: 'ocr.seen' },
    ({ inTenant, viewer, resourceType: type, params }) => inTenant((tenant) => readPage(tenant, viewer, { type, ...params })),
    async ({ found }) => found,
  ),
  route(contract.findInOcr, { action: 'viewDetails' }, ({ tenant, viewer, resourceType: type, params, query }) => findText(tenant, viewer, { type, ...params, ...query })),
  route(contract.correctOcrWord, { action: 'ocr', audits: 'asset.updated' }, ({ tenant, viewer, resourceType: type, params, body }) =>
    correctWord(tenant, viewer, { type, ...params, ...body }),
  ),
  route(contract.planOcr, { action: 'ocr' }, ({ tenant, viewer, resourceType: type, body }) => planSelection(tenant, viewer, { type, ...body })),
  route(contract.startOcrRun, { action: 'ocr', audits: 'indexing.requested' }, ({ tenant, viewer, language, resourceType: type, body }) =>
    startRun(tenant, jobs, { viewer, language }, { type, ...body }),
  ),
  route(contract.listOcrRuns, { action: 'followOcr' }, async ({ tenant, viewer }) => Result.succeed(await ownRuns(tenant, viewer.userId))),
  route(contract.cancelOcrRun, { action: 'followOcr' }, ({ tenant, viewer, params }) => cancelRun(tenant, jobs, viewer, params.runId)),
  route(contract.removeOcrRun, { action: 'followOcr' }, ({ tenant, viewer, params }) => removeRun(tenant, jobs, viewer, params.runId)),
]
