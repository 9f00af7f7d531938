import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { addCounts, AFTER, canBegin, DURING, NO_COUNTS, type ImportAction, type ImportCounts, type ImportSettings, type ImportStep, type MetadataImport } from '../../src/domain/metadata-import/metadataImport.ts'
import { putInLine } from '../bulk-operations/bulkOperations.ts'
import { BULK_RULES } from '../bulk-operations/kinds.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { cancelJob } from '../jobs/ownJobs.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { readImport, type Owner } from './imports.ts'
import { applied, IMPORT_RULES, planned, undone } from './kinds.ts'

const HOLD = sql<{ template: string }>(`
  select template.name as template from metadata_imports import
  join templates template on template.organization_id = $1 and template.id = import.template_id
  where import.organization_id = $1 and import.id = $2 for update of import`)
const CLEAR = sql(`
  update metadata_import_lines set asset_id = null, refused = null, written = 0, is_assigned = false
  where organization_id = $1 and import_id = $2 and (asset_id is not null or refused is not null)`)
const BEGIN = sql(`
  update metadata_imports set step = $3, job_id = $4, position = case when $6 then 0 else position end,
    counts = case when $6 then $5::jsonb else counts end
  where organization_id = $1 and id = $2`)
const CHANGES = sql<{ total: number }>('select coalesce(max(number), 0)::integer as total from metadata_import_lines where organization_id = $1 and import_id = $2 and asset_id is not null')

type Refused = Failure<'NOT_FOUND' | 'STALE_EDIT' | 'VALIDATION_FAILED'>

interface Sending {
  readonly tenant: Tenant
  readonly jobs: Jobs
  readonly owner: Owner
}

interface Sent {
  readonly id: string
  readonly name: string
  readonly template: string
  readonly lines: number
  readonly total: number
}

/** The job of a step; what changes anything is one of the transfers. */
const sendStep = async ({ tenant, jobs, owner: { viewer, type } }: Sending, action: ImportAction, { id: importId, name, template, lines, total }: Sent): Promise<string> => {
  if (action === 'plan') return (await jobs.send(tenant, planned, { importId, type }, { by: viewer, total })).id
  const ordered = { asked: { importId }, foreseen: { type, count: lines, name }, destinationId: null, destinationName: template, importId, weight: total }
  return (await putInLine({ tenant, viewer, jobs }, action === 'apply' ? applied : undone, ordered)).id
}

/** Begins a step, or goes on with it where it was stopped. Refused while another is under way, or where it is not its turn. */
export const beginStep = async (tenant: Tenant, jobs: Jobs, owner: Owner, id: string, action: ImportAction): Promise<Result.Result<MetadataImport, Refused>> => {
  const { organizationId } = tenant
  const [held] = await tenant.query(HOLD, [organizationId, id])
  const found = await readImport(tenant, owner, id)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const { step, state, name, lines, settings } = found.success
  if (state === 'underWay' || !canBegin(action, step)) return Result.fail({ code: 'STALE_EDIT' })
  if (!settings.columns.some((match) => match !== null && 'key' in match)) return Result.fail({ code: 'VALIDATION_FAILED', fields: { columns: { code: 'required' } } })
  // A plan is of what is there now, from the first line on.
  const isNew = step !== DURING[action] || action === 'plan'
  if (isNew && action !== 'undo') await tenant.query(CLEAR, [organizationId, id])
  const [changes] = action === 'undo' ? await tenant.query(CHANGES, [organizationId, id]) : []
  const jobId = await sendStep({ tenant, jobs, owner }, action, { id, name, template: held?.template ?? '', lines, total: changes?.total ?? lines })
  await tenant.query(BEGIN, [organizationId, id, DURING[action], jobId, JSON.stringify(NO_COUNTS), isNew])
  // Its job is there once all of this is.
  return Result.map(await readImport(tenant, owner, id), (begun): MetadataImport => ({ ...begun, state: 'underWay', failure: null }))
}

const JOB = sql<{ jobId: string | null; step: ImportStep }>('select job_id as "jobId", step from metadata_imports where organization_id = $1 and user_id = $2 and id = $3')

/** What is written stays, and can be taken back. */
export const stopStep = async (tenant: Tenant, jobs: Jobs, owner: Owner, id: string): Promise<Result.Result<MetadataImport, Refused>> => {
  const [row] = await tenant.query(JOB, [tenant.organizationId, owner.viewer.userId, id])
  if (typeof row?.jobId === 'string') await cancelJob({ tenant, viewer: owner.viewer, jobs, rules: row.step === DURING.plan ? IMPORT_RULES : BULK_RULES, id: row.jobId })
  return readImport(tenant, owner, id)
}

/** An import whose step is at its turn, held until the transaction ends. */
export interface HeldImport {
  readonly templateId: string
  readonly type: ResourceType
  readonly settings: ImportSettings
  readonly position: number
  readonly counts: ImportCounts
}

const HELD = sql<HeldImport>(`
  select template_id as "templateId", type, settings, position, counts from metadata_imports
  where organization_id = $1 and id = $2 and step = $3 and job_id = $4 for update`)
const ADVANCE = sql('update metadata_imports set position = $3, counts = $4, step = $5 where organization_id = $1 and id = $2')

interface AtStep {
  readonly importId: string
  readonly jobId: string
  readonly action: ImportAction
}

/** Undefined: it was forgotten, stopped, or another job goes on with it. */
export const holdImport = async (tenant: Tenant, { importId, jobId, action }: AtStep): Promise<HeldImport | undefined> =>
  (await tenant.query(HELD, [tenant.organizationId, importId, DURING[action], jobId]))[0]

/** Notes in the transaction of a piece that it is done. */
export const advanceImport = async (
  tenant: Tenant,
  { importId, action }: AtStep,
  before: HeldImport,
  { position, counts, isLast }: { readonly position: number; readonly counts: ImportCounts; readonly isLast: boolean },
): Promise<void> => {
  const step = isLast ? AFTER[action] : DURING[action]
  await tenant.query(ADVANCE, [tenant.organizationId, importId, position, JSON.stringify(addCounts(before.counts, counts)), step])
}
