import type { Failure } from '../../src/domain/failures/failure.ts'
import { judgeRoom, type BatchVerdict, type Remaining } from '../../src/domain/library/uploadPlan.ts'
import type { Tenant } from '../database/tenant.ts'

export type NoRoom = Failure<'STORAGE_SIZE_EXCEEDED' | 'FILES_LIMIT_EXCEEDED'>

const LEFT = `
  select organization.storage_capacity - usage.used_bytes as bytes, organization.files_limit - usage.files as files
  from organization_usage usage join organizations organization on organization.id = usage.organization_id
  where usage.organization_id = $1`
const BOOK = `
  update organization_usage usage set used_bytes = used_bytes + $2, files = files + $3
  from organizations organization
  where usage.organization_id = $1 and organization.id = $1
  returning storage_capacity - (used_bytes - $2) as bytes, files_limit - (files - $3) as files`

const only = ([left]: readonly Remaining[]): Remaining => {
  if (left === undefined) throw new Error('An organization without a count of what it holds')
  return left
}

/** A verdict on room as a failure; undefined: it fits. */
export const noRoom = (verdict: BatchVerdict): NoRoom | undefined => {
  if (verdict.tag === 'fits') return undefined
  const { needed, available } = verdict
  return { code: verdict.tag === 'storageExceeded' ? 'STORAGE_SIZE_EXCEEDED' : 'FILES_LIMIT_EXCEEDED', needed, available }
}

/** How much fits now. */
export const roomLeft = async (tenant: Tenant): Promise<Remaining> => only(await tenant.query<Remaining>(LEFT, [tenant.organizationId]))

/** Whether so much fits now. Holds nothing: it spares long work that would be taken back in the end. */
export const refusalOfRoom = async (tenant: Tenant, more: Remaining): Promise<NoRoom | undefined> =>
  noRoom(judgeRoom(more, await roomLeft(tenant)))

/** Counts what is there now. The count stays locked to the commit, so that limits hold exactly; a failed Result takes it back. */
export const book = async (tenant: Tenant, more: Remaining): Promise<NoRoom | undefined> =>
  noRoom(judgeRoom(more, only(await tenant.query<Remaining>(BOOK, [tenant.organizationId, more.bytes, more.files]))))
