import * as Result from 'effect/Result'
import * as Schema from 'effect/Schema'
import type { BulkAction, BulkOperation, BulkOutcome } from '../../src/domain/bulk-operations/bulkOperation.ts'
import type { OwnAction } from '../../src/domain/rights/can.ts'
import { ResourceTypeName } from '../../src/infrastructure/contract/values.ts'
import type { Database } from '../database/connect.ts'
import { databaseFailure } from '../database/failures.ts'
import { inTenant, type Tenant } from '../database/tenant.ts'
import { retryOnConflict } from '../http/contractHandler.ts'
import type { Progress } from '../items/progress.ts'
import { register, type JobFailure, type Kind, type Registered, type Retry, type Rules } from '../jobs/kind.ts'
import type { Mandate } from '../jobs/mandate.ts'

const HOUR = 60 * 60_000

/** The database has the work, so it takes no process of its own. A day: like the batches by which moves are undone. */
export const BULK_RULES = {
  queue: { name: 'bulk operations', concurrency: 3, perOrganization: 2 },
  timeLimit: 12 * HOUR,
  keptFor: 24 * HOUR,
  eventOf: ({ id, ...status }) => ({ kind: 'bulkOperation.changed', bulkOperationId: id, ...status }),
} as const satisfies Omit<Rules, 'name'>

/** The same of what a worker does: asset by asset, since its text is read. */
export const BULK_RULES_OF_WORKERS = {
  ...BULK_RULES,
  queue: { name: 'bulk operations of workers', concurrency: 1, perOrganization: 1, worker: 'files' },
} as const satisfies Omit<Rules, 'name'>

const Subject = {
  type: ResourceTypeName,
  count: Schema.Finite,
  name: Schema.NullOr(Schema.String),
  destinationId: Schema.NullOr(Schema.String),
  destinationName: Schema.NullOr(Schema.String),
  importId: Schema.optionalKey(Schema.String),
}

/** What a bulk operation is shown by, as it was when it was asked for. */
export type Subject = Pick<BulkOperation, 'type' | 'count' | 'name' | 'destinationId' | 'destinationName' | 'importId'>

interface BulkPayload<Asked> extends Subject {
  /** As a request says it. */
  readonly asked: Asked
}

export interface BulkKind<Asked> extends Kind<BulkPayload<Asked>> {
  readonly name: BulkAction
}

/** What the database let go for another, or was away for, is begun again. A defect, and a full disk, would only be met once more. */
const RETRY: Retry = { limit: 5, delay: 2_000, longest: 60_000, isFinal: (error) => databaseFailure(error)?.code !== 'UNAVAILABLE' }

/** One at a time in a module: a second one would wait for the first, and take up a connection for it. */
export const bulkKind = <Asked>(name: BulkAction, asked: Schema.Codec<Asked>, action: (asked: Asked) => OwnAction): BulkKind<Asked> => ({
  ...BULK_RULES,
  retry: RETRY,
  name,
  payload: Schema.Struct({ ...Subject, asked }),
  series: ({ type }) => type,
  action: (payload) => action(payload.asked),
  module: ({ type }) => type,
})

/** All of it, in the transaction. */
type CarryOut<Asked> = (
  tenant: Tenant,
  by: Mandate,
  payload: BulkPayload<Asked>,
  progress: Progress,
) => Promise<Result.Result<BulkOutcome, JobFailure>>

/** Carried out as one transaction, which nobody sees any of before its end. */
export const bulkOperation = <Asked>(database: Database, kind: BulkKind<Asked>, carryOut: CarryOut<Asked>): Registered =>
  register(kind, {
    run: ({ organizationId, payload, by, progress, complete }) =>
      retryOnConflict(() =>
        inTenant(
          database,
          organizationId,
          async (tenant) => {
            if (by === undefined) throw new Error('A bulk operation is of nobody')
            const done = await carryOut(tenant, by, payload, progress)
            if (Result.isSuccess(done)) await complete(tenant, done.success)
            return done
          },
          { isLarge: true },
        ),
      ),
  })
