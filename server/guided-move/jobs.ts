import * as Result from 'effect/Result'
import type { BulkOutcome } from '../../src/domain/bulk-operations/bulkOperation.ts'
import type { Database } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import { inTenant, type Tenant } from '../database/tenant.ts'
import { NOWHERE } from '../database/walk.ts'
import { retryOnConflict } from '../http/contractHandler.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { register, type JobFailure, type Registered, type Work } from '../jobs/kind.ts'
import { valuesMoved, valuesMovedBack } from './kinds.ts'
import { moveBatch, type BatchDone, type BatchRefusal, type MoveAuthor } from './moveBatch.ts'
import { undoBatch } from './undoBatch.ts'

/** How many were looked at, moved, and kept something. */
const OUTCOME = sql<{ seen: number; assets: number; kept: number }>(`
  select count(*)::integer as seen, count(*) filter (where moved > 0 or is_assigned or is_taken_off)::integer as assets, count(*) filter (where kept > 0)::integer as kept
  from guided_move_assets where organization_id = $1 and move_id = $2`)
/** How many came back, and how many of them keep something that was changed since. */
const BACK = sql<{ assets: number; kept: number }>(`
  select count(undone_at)::integer as assets, count(*) filter (where undone_left > 0)::integer as kept
  from guided_move_assets where organization_id = $1 and move_id = $2`)

type Batch = (tenant: Tenant, author: MoveAuthor, after: string) => Promise<Result.Result<BatchDone, BatchRefusal>>

/** Does batch after batch, each in a transaction of its own, which nothing takes back: what is cancelled or killed has done those before. */
const inBatches = async (database: Database, { organizationId, by, signal, progress }: Work<unknown>, seen: number, batch: Batch): Promise<Result.Result<void, JobFailure>> => {
  if (by === undefined) throw new Error('A guided move is of nobody')
  let [after, done] = [NOWHERE, seen]
  for (;;) {
    signal.throwIfAborted()
    const start = after
    const outcome = await retryOnConflict(() => inTenant(database, organizationId, (tenant) => batch(tenant, by, start)))
    if (Result.isFailure(outcome)) return Result.fail({ code: outcome.failure.code })
    const { last, assets } = outcome.success
    if (last === undefined) return Result.succeed(undefined)
    after = last
    done += assets
    progress(done)
  }
}

const ended = async (database: Database, { organizationId, complete }: Work<unknown>, outcomeOf: (tenant: Tenant) => Promise<Omit<BulkOutcome, 'folders'>>): Promise<void> =>
  inTenant(database, organizationId, async (tenant) => complete(tenant, { folders: 0, ...(await outcomeOf(tenant)) }))

export const guidedMoveJobs = (database: Database, jobs: Jobs): readonly Registered[] => [
  register(valuesMoved, {
    run: async (work) => {
      const { id, organizationId } = work
      const ask = [organizationId, id]
      const [{ seen } = { seen: 0 }] = await inTenant(database, organizationId, (tenant) => tenant.query(OUTCOME, ask))
      const done = await inBatches(database, work, seen, (tenant, author, after) => moveBatch(tenant, jobs, author, id, after))
      if (Result.isFailure(done)) return Result.fail(done.failure)
      await ended(database, work, async (tenant) => {
        const [{ assets, kept } = { assets: 0, kept: 0 }] = await tenant.query(OUTCOME, ask)
        return { batchId: id, assets, skipped: kept }
      })
      return undefined
    },
  }),
  register(valuesMovedBack, {
    run: async (work) => {
      const { id: operationId, organizationId, payload } = work
      const { moveId } = payload.asked
      const done = await inBatches(database, work, 0, (tenant, author, after) => undoBatch(tenant, jobs, author, { moveId, operationId, after }))
      if (Result.isFailure(done)) return Result.fail(done.failure)
      await ended(database, work, async (tenant) => {
        const [{ assets, kept } = { assets: 0, kept: 0 }] = await tenant.query(BACK, [organizationId, moveId])
        return { batchId: moveId, assets, skipped: kept }
      })
      return undefined
    },
  }),
]
