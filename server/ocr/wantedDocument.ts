import { isReadable } from '../../src/domain/ocr/ocr.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { holdDocument, type DocumentRow, type OfDocument } from './documentRows.ts'
import { cancelRequests, requestReading } from './requests.ts'
import { publishRun } from './runRows.ts'
import { filesOf } from './selected.ts'

const LEAVE_RUN = sql('update ocr_documents set run_id = null where organization_id = $1 and request_id = $2')

/** As `holdDocument`. Of a file that another one took the place of nobody waits for anything any more: that one is read in its stead, as it was asked for. */
export const wantedDocument = async (tenant: Tenant, jobs: Jobs, of: OfDocument): Promise<DocumentRow | undefined> => {
  const row = await holdDocument(tenant, of)
  if (row === undefined || row.isPresent) return row
  const { languages, likely, runId } = row
  await tenant.query(LEAVE_RUN, [tenant.organizationId, of.requestId])
  await cancelRequests(tenant, jobs, [of.requestId])
  const files = (await filesOf(tenant, [of.assetId])).filter(({ mediaType }) => isReadable(mediaType))
  await requestReading(tenant, jobs, files, { languages, again: false, runId, likely })
  if (runId !== null) await publishRun(tenant, runId)
  return undefined
}
