import * as Result from 'effect/Result'
import type { ImportAction } from '../../src/domain/metadata-import/metadataImport.ts'
import type { Database } from '../database/connect.ts'
import { inTenant, type Tenant } from '../database/tenant.ts'
import { retryOnConflict } from '../http/contractHandler.ts'
import { register, Unwanted, type JobFailure, type Registered, type Work } from '../jobs/kind.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import type { Mandate } from '../jobs/mandate.ts'
import { tableTemplate } from '../metadata-table/tableTemplates.ts'
import { matchingOf } from './judgeLines.ts'
import { IMPORT_KINDS } from './kinds.ts'
import { nextLines, nextUndone, type PieceDone } from './pieces.ts'
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
  async (tenant, by, importId, held) =>
    Result.succeed(await nextUndone(tenant, { importId, viewer: by, jobs }, held))

/**
 * Piece by piece, each in its transaction with how far the import is: what was killed goes on behind the last piece, and nothing is written
 * twice. The last one ends the job.
 */
const stepwise = (database: Database, action: ImportAction, piece: Piece): Registered =>
  register(IMPORT_KINDS[action], {
    run: async ({ id: jobId, organizationId, payload: { importId, type }, by, progress, complete }: Work<{ importId: string; type: string }>) => {
      if (by === undefined) throw new Error('An import is of nobody')
      if (!by.modules.some((module: string) => module === type)) return Result.fail({ code: 'PERMISSION_DENIED' })
      for (;;) {
        const at = { importId, jobId, action }
        const done = await retryOnConflict(() =>
          inTenant(database, organizationId, async (tenant) => {
            const held = await holdImport(tenant, at)
            if (held === undefined) throw new Unwanted()
            const result = await piece(tenant, by, importId, held)
            if (Result.isFailure(result)) return result
            await advanceImport(tenant, at, held, result.success)
            if (result.success.isLast) await complete(tenant)
            return result
          }),
        )
        if (Result.isFailure(done)) return Result.fail(done.failure)
        if (done.success.isLast) return Result.succeed({})
        progress(done.success.position)
      }
    },
  })

export const importJobs = (database: Database, jobs: Jobs): readonly Registered[] => [
  stepwise(database, 'plan', linesBy(undefined)),
  stepwise(database, 'apply', linesBy(jobs)),
  stepwise(database, 'undo', undoneBy(jobs)),
]
