import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { BulkOperation } from '../../src/domain/bulk-operations/bulkOperation.ts'
import type { Viewer } from '../access/viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { tellUser } from '../events/tell.ts'
import type { Foreseen } from '../items/foresight.ts'
import type { Asked } from './asked.ts'

type Row = Omit<BulkOperation, 'createdAt'> & { readonly createdAt: Date }
type Found = Result.Result<BulkOperation, Failure<'NOT_FOUND'>>

const COLUMNS = `id, action, type, count, name, destination_id as "destinationId", destination_name as "destinationName", state, total, done,
  outcome, failure, created_at as "createdAt"`

const jobOf = ({ createdAt, ...row }: Row): BulkOperation => ({ ...row, createdAt: createdAt.toISOString() })

const tellOf = (tenant: Tenant, userId: string, { id, state, done, total }: Pick<BulkOperation, 'id' | 'state' | 'done' | 'total'>): Promise<void> =>
  tellUser(tenant, userId, { kind: 'bulkOperation.changed', bulkOperationId: id, state, done, total })

const INSERT = sql<Row>(`
  insert into relocations (id, organization_id, home_organization_id, user_id, type, action, asked, count, name, destination_id, destination_name, state, total)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, (select name from folders where organization_id = $2 and id = $10), 'Waiting', $11)
  returning ${COLUMNS}`)

interface Ordered {
  readonly asked: Asked
  readonly foreseen: Foreseen
  readonly weight: number
}

/** Puts many things in line to be moved, copied, thrown away, restored or marked; `onSent` once they are. */
export const putInLine = async (tenant: Tenant, viewer: Viewer, { asked, foreseen, weight }: Ordered, onSent: () => void): Promise<BulkOperation> => {
  const { action, ...rest } = asked
  const destinationId = 'destinationId' in asked ? (asked.destinationId ?? null) : null
  const subject = [foreseen.count, foreseen.name ?? null, destinationId]
  const whose = [randomUUID(), tenant.organizationId, viewer.homeOrganizationId, viewer.userId]
  const [row] = await tenant.query(INSERT, [...whose, foreseen.type, action, JSON.stringify(rest), ...subject, weight])
  if (row === undefined) throw new Error('A bulkOperation was not written down')
  await tellOf(tenant, viewer.userId, row)
  tenant.afterCommit(onSent)
  return jobOf(row)
}

const LIST = sql<Row>(`
  select ${COLUMNS} from relocations where organization_id = $1 and user_id = $2 order by created_at desc limit 100`)
const READ = sql<Row>(`select ${COLUMNS} from relocations where organization_id = $1 and user_id = $2 and id = $3`)

export const bulkOperationsOf = async (tenant: Tenant, { userId }: Viewer): Promise<readonly BulkOperation[]> =>
  (await tenant.query(LIST, [tenant.organizationId, userId])).map(jobOf)

const readOne = async (tenant: Tenant, { userId }: Viewer, id: string, statement = READ): Promise<BulkOperation | undefined> => {
  const [row] = await tenant.query(statement, [tenant.organizationId, userId, id])
  return row && jobOf(row)
}

const found = (job: BulkOperation | undefined): Found => (job === undefined ? Result.fail({ code: 'NOT_FOUND' }) : Result.succeed(job))

export const readBulkOperation = async (tenant: Tenant, viewer: Viewer, id: string): Promise<Found> => found(await readOne(tenant, viewer, id))

/** A transition, or what the job is when it can make it no more. */
const turned = (change: string, states: string) => {
  const statement = sql<Row>(`update relocations set ${change}, touched_at = now()
    where organization_id = $1 and user_id = $2 and id = $3 and state in (${states}) returning ${COLUMNS}`)
  return async (tenant: Tenant, viewer: Viewer, id: string, then: () => void): Promise<Found> => {
    const job = await readOne(tenant, viewer, id, statement)
    if (job === undefined) return readBulkOperation(tenant, viewer, id)
    await tellOf(tenant, viewer.userId, job)
    tenant.afterCommit(then)
    return Result.succeed(job)
  }
}

/** Waits where the job is just being committed: then it is done, and stays so. */
export const cancelBulkOperation = turned(`state = 'Cancelled', attempt = null`, `'Waiting', 'Working'`)
export const retryBulkOperation = turned(`state = 'Waiting', attempt = null, done = 0, failure = null`, `'Failed', 'Cancelled'`)

const REMOVE = sql('delete from relocations where organization_id = $1 and user_id = $2 and id = $3 returning id')

/** What is under way is stopped by it. */
export const removeBulkOperation = async (tenant: Tenant, { userId }: Viewer, id: string): Promise<Result.Result<object, Failure<'NOT_FOUND'>>> => {
  const removed = await tenant.query(REMOVE, [tenant.organizationId, userId, id])
  return removed.length === 0 ? Result.fail({ code: 'NOT_FOUND' }) : Result.succeed({})
}
