import type { Failure } from '../../src/domain/failures/failure.ts'
import { judgeRoom, type BatchVerdict, type Remaining } from '../../src/domain/uploads/uploadPlan.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

export type NoRoom = Failure<'STORAGE_SIZE_EXCEEDED' | 'FILES_LIMIT_EXCEEDED'>

/** What uploads under way were promised is left to nobody else. */
const LEFT = sql<Remaining>(`
  select organization.storage_capacity - usage.used_bytes - promised.bytes as bytes, organization.files_limit - usage.files - promised.files as files
  from organization_usage usage join organizations organization on organization.id = usage.organization_id,
    (select coalesce(sum(bytes), 0)::bigint as bytes, coalesce(sum(files), 0) as files from upload_reservations
     where organization_id = $1 and begun_at > now() - interval '24 hours') promised
  where usage.organization_id = $1`)
const BOOK = sql(`update organization_usage set used_bytes = used_bytes + $2, files = files + $3 where organization_id = $1`)

const only = ([left]: readonly Remaining[]): Remaining => {
  if (left === undefined) throw new Error('An organization without a count of what it holds')
  return left
}

/** A verdict on room as a failure; undefined: it fits. */
export const noRoom = (verdict: BatchVerdict): NoRoom | undefined => {
  if (verdict.tag === 'fits') return undefined
  const { needed } = verdict
  // Limits may have been lowered below what is there.
  const available = Math.max(0, verdict.available)
  return { code: verdict.tag === 'storageExceeded' ? 'STORAGE_SIZE_EXCEEDED' : 'FILES_LIMIT_EXCEEDED', needed, available }
}

/** How much fits now. */
export const roomLeft = async (tenant: Tenant): Promise<Remaining> => only(await tenant.query(LEFT, [tenant.organizationId]))

/** Whether so much fits now. Holds nothing: it spares long work that would be taken back in the end. */
export const refusalOfRoom = async (tenant: Tenant, more: Remaining): Promise<NoRoom | undefined> =>
  noRoom(judgeRoom(more, await roomLeft(tenant)))

/** Counts what is there now. The count stays locked to the commit, so that limits hold exactly; a failed Result takes it back. */
export const book = async (tenant: Tenant, more: Remaining): Promise<NoRoom | undefined> => {
  const [, left] = await Promise.all([tenant.query(BOOK, [tenant.organizationId, more.bytes, more.files]), roomLeft(tenant)])
  const before = { bytes: left.bytes + more.bytes, files: left.files + more.files }
  return noRoom(judgeRoom(more, before))
}
