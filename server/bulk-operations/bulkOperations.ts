import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { BulkAction, BulkOperation } from '../../src/domain/bulk-operations/bulkOperation.ts'
import type { Viewer } from '../access/viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Foreseen } from '../items/foresight.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import { beginAgain, cancelJob, removeJob, type OwnJob } from '../jobs/ownJobs.ts'
import { BULK_RULES, BULK_RULES_OF_WORKERS, type BulkKind, type Subject } from './kinds.ts'

interface Row extends Pick<BulkOperation, 'id' | 'state' | 'total' | 'done' | 'outcome' | 'failure'> {
  readonly action: BulkAction
  readonly subject: Subject
  readonly createdAt: Date
}
type Found = Result.Result<BulkOperation, Failure<'NOT_FOUND'>>

/** What was asked for is large, and shown to nobody. */
const MINE = `
  select id, kind as action, payload - 'asked' as subject, state, total, done, outcome, failure, created_at as "createdAt"
  from jobs
  where organization_id = $1 and user_id = $2 and queue in ('${BULK_RULES.queue.name}', '${BULK_RULES_OF_WORKERS.queue.name}') and (expires_at is null or expires_at > now())`

const operationOf = ({ subject, createdAt, ...row }: Row): BulkOperation => ({ ...row, ...subject, createdAt: createdAt.toISOString() })

/** Who asks, and what sends it where it is for later. */
export interface Call {
  readonly tenant: Tenant
  readonly viewer: Viewer
  readonly jobs: Jobs
}

interface Ordered<Asked> {
  readonly asked: Asked
  readonly foreseen: Foreseen
  readonly destinationId: string | null
  readonly weight: number
  /** Of what goes to no folder. */
  readonly destinationName?: string
  /** The import that it carries out or takes back. */
  readonly importId?: string
}

const DESTINATION = sql<{ name: string }>('select name from folders where organization_id = $1 and id = $2')

/** Puts many things in line to be moved, copied, trashed, restored or marked. */
export const putInLine = async <Asked>({ tenant, viewer, jobs }: Call, kind: BulkKind<Asked>, { asked, foreseen, destinationId, weight, destinationName, importId }: Ordered<Asked>): Promise<BulkOperation> => {
  const [destination] = destinationId === null ? [] : await tenant.query(DESTINATION, [tenant.organizationId, destinationId])
  const { type, count, name = null } = foreseen
  const subject: Subject = { type, count, name, destinationId, destinationName: destinationName ?? destination?.name ?? null, ...(importId !== undefined && { importId }) }
  const { id, createdAt } = await jobs.send(tenant, kind, { ...subject, asked }, { by: viewer, total: weight })
  return operationOf({ id, action: kind.name, subject, state: 'Waiting', total: weight, done: 0, outcome: null, failure: null, createdAt })
}

const LIST = sql<Row>(`${MINE} order by created_at desc limit 100`)
const READ = sql<Row>(`${MINE} and id = $3`)

export const bulkOperationsOf = async (tenant: Tenant, { userId }: Viewer): Promise<readonly BulkOperation[]> =>
  (await tenant.query(LIST, [tenant.organizationId, userId])).map(operationOf)

export const readBulkOperation = async (tenant: Tenant, { userId }: Viewer, id: string): Promise<Found> => {
  const [row] = await tenant.query(READ, [tenant.organizationId, userId, id])
  return row === undefined ? Result.fail({ code: 'NOT_FOUND' }) : Result.succeed(operationOf(row))
}

/** In whichever of the queues it is. */
const inItsQueue = async (call: Call, id: string, work: (own: OwnJob) => Promise<boolean>): Promise<boolean> =>
  (await work({ ...call, rules: BULK_RULES, id })) || work({ ...call, rules: BULK_RULES_OF_WORKERS, id })

/** Waits where it is just being committed: then it is done, and stays so. */
export const cancelBulkOperation = async (call: Call, id: string): Promise<Found> => {
  await inItsQueue(call, id, cancelJob)
  return readBulkOperation(call.tenant, call.viewer, id)
}

export const retryBulkOperation = async (call: Call, id: string): Promise<Found> => {
  await inItsQueue(call, id, (own) => beginAgain(own, { from: ['Failed', 'Cancelled'] }))
  return readBulkOperation(call.tenant, call.viewer, id)
}

/** What is under way is stopped by it. */
export const removeBulkOperation = async (call: Call, id: string): Promise<Result.Result<object, Failure<'NOT_FOUND'>>> =>
  (await inItsQueue(call, id, removeJob)) ? Result.succeed({}) : Result.fail({ code: 'NOT_FOUND' })
