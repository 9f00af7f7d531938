import * as Result from 'effect/Result'
import * as contract from '../../src/infrastructure/duplicates/contract.ts'
import { route, type Route } from '../http/route.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { separate } from './separate.ts'
import { duplicatesPage } from './groups.ts'
import { mergeAssets } from './merge.ts'
import { duplicatesOfAsset, knownFiles } from './ofAsset.ts'
import { planOfMerge } from './plan.ts'
import { undoMergeOf } from './undoMerge.ts'

/** Groups on a page, where the call names no limit. */
const GROUPS = 20

export const duplicateRoutes = (jobs: Jobs): readonly Route[] => [
  route(contract.listDuplicates, { action: 'viewDuplicates' }, ({ tenant, viewer, query }) => duplicatesPage(tenant, viewer, { ...query, limit: query.limit ?? GROUPS })),
  route(contract.listDuplicatesOfAsset, { action: 'viewDuplicatesOfAsset' }, ({ tenant, viewer, resourceType: type, params }) => duplicatesOfAsset(tenant, viewer, { type, ...params })),
  route(contract.recognizeFiles, { action: 'recognizeFiles' }, async ({ tenant, viewer, body }) => Result.succeed({ known: await knownFiles(tenant, viewer, body.checksums) })),
  route(contract.separateDuplicates, { action: 'separateDuplicates' }, ({ tenant, viewer, body }) => separate(tenant, viewer, body)),
  route(contract.planMerge, { action: 'mergeDuplicates' }, ({ tenant, viewer, resourceType: type, body }) => planOfMerge(tenant, viewer, { type, ...body })),
  route(contract.mergeDuplicates, { action: 'mergeDuplicates', audits: 'asset.updated' }, ({ tenant, viewer, resourceType: type, body }) => mergeAssets(tenant, jobs, viewer, { type, ...body })),
  route(contract.undoMerge, { action: 'mergeDuplicates', audits: 'asset.updated' }, ({ tenant, viewer, resourceType: type, body }) => undoMergeOf(tenant, jobs, viewer, type, body.change)),
]
