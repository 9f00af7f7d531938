import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { BulkOutcome } from '../../src/domain/bulk-operations/bulkOperation.ts'
import { canEditValues } from '../../src/domain/metadata/assetMetadata.ts'
import { NO_COUNTS, type ImportAction, type ImportCounts } from '../../src/domain/metadata-import/metadataImport.ts'
import type { Database } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import { inTenant, type Tenant } from '../database/tenant.ts'
import { retryOnConflict } from '../http/contractHandler.ts'
import { register, type JobFailure, type Registered, type Work } from '../jobs/kind.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import type { Mandate } from '../jobs/mandate.ts'
import { tableTemplate } from '../metadata-table/tableTemplates.ts'
import { matchingOf } from './judgeLines.ts'
import { applied, planned, undone } from './kinds.ts'
import { nextLines, type PieceDone } from './pieces.ts'
import { nextUndone } from './undoneLines.ts'
import { advanceImport, holdImport, type HeldImport } from './steps.ts'

type Piece = (tenant: Tenant, by: Mandate, importId: string, held: HeldImport) => Promise<Result.Result<PieceDone, JobFailure>>

const linesBy =
  (jobs: Jobs | undefined): Piece =>
  async (tenant, by, importId, held) => {
    const template = await tableTemplate(tenant, by.userId, held.type, held.templateId)
    if (Result.isFailure(template)) return Result.fail(template.failure)
    const matching = await matchingOf(tenant, held.type, held.settings, template.success.attributes)
    return Result.succeed(await nextLines(tenant, { importId, viewer: by, matching, jobs }, held))
  }

const undoneBy =
  (jobs: Jobs): Piece =>
  async (tenant, by, importId, held) => {
    const template = await tableTemplate(tenant, by.userId, held.type, held.templateId)
    if (Result.isFailure(template)) return Result.fail(template.failure)
    if (!canEditValues(template.success.state)) return Result.fail({ code: 'TEMPLATE_DIFFERENT_STATE' })
    return Result.succeed(await nextUndone(tenant, { importId, by, jobs, template: template.success }, held))
  }

const OUTCOME = sql<{ assets: number; skipped: number }>(`
  select count(*) filter (where written > 0 or is_assigned)::integer as assets, count(*) filter (where refused is not null)::integer as skipped
  from metadata_import_lines where organization_id = $1 and import_id = $2`)
const BACK = sql<{ counts: ImportCounts }>('select counts from metadata_imports where organization_id = $1 and id = $2')

/** How many assets it changed, and how many lines it refused; of what is taken back how many assets, and cells that stay. */
const outcomeOf = async (tenant: Tenant, importId: string, action: ImportAction): Promise<BulkOutcome> => {
  const asked = [tenant.organizationId, importId]
  if (action === 'undo') {
    const [{ counts } = { counts: NO_COUNTS }] = await tenant.query(BACK, asked)
    return { batchId: importId, folders: 0, assets: counts.found, skipped: counts.refused }
  }
  const [written = { assets: 0, skipped: 0 }] = await tenant.query(OUTCOME, asked)
  return { batchId: importId, folders: 0, ...written }
}

/**
 * Piece by piece, each in its transaction with how far the import is: what was killed goes on behind the last piece, and nothing is written
 * twice. The last one ends the job.
 */
const inPieces = async (database: Database, work: Omit<Work<unknown>, 'payload'>, { importId, type, action }: Step, piece: Piece): Promise<Result.Result<object, JobFailure>> => {
  const { id: jobId, organizationId, by, progress, complete } = work
  if (by === undefined) throw new Error('An import is of nobody')
  if (!by.modules.some((module: string) => module === type)) return Result.fail({ code: 'PERMISSION_DENIED' })
  for (;;) {
    const at = { importId, jobId, action }
    const done = await retryOnConflict(() =>
      inTenant(database, organizationId, async (tenant) => {
        const held = await holdImport(tenant, at)
        // It was forgotten, or another job goes on with it.
        if (held === undefined) return Result.fail({ code: 'STALE_EDIT' } as const)
        const result = await piece(tenant, by, importId, held)
        if (Result.isFailure(result)) return result
        await advanceImport(tenant, at, held, result.success)
        if (result.success.isLast) await complete(tenant, await outcomeOf(tenant, importId, action))
        return result
      }),
    )
    if (Result.isFailure(done)) return Result.fail(done.failure)
    if (done.success.isLast) return Result.succeed({})
    progress(done.success.position)
  }
}

interface Step {
  readonly importId: string
  readonly type: ResourceType
  readonly action: ImportAction
}

export const importJobs = (database: Database, jobs: Jobs): readonly Registered[] => [
  register(planned, { run: ({ payload: { importId, type }, ...work }) => inPieces(database, work, { importId, type, action: 'plan' }, linesBy(undefined)) }),
  register(applied, { run: ({ payload: { asked, type }, ...work }) => inPieces(database, work, { ...asked, type, action: 'apply' }, linesBy(jobs)) }),
  register(undone, { run: ({ payload: { asked, type }, ...work }) => inPieces(database, work, { ...asked, type, action: 'undo' }, undoneBy(jobs)) }),
]
