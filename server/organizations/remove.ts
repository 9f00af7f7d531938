import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { isNameTyped } from '../../src/domain/organizations/lifecycle.ts'
import type { OrganizationDetail } from '../../src/domain/organizations/managed.ts'
import type { Viewer } from '../access/viewer.ts'
import { record, type AuditEvent } from '../audit/record.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { isHome } from './block.ts'
import { readDetail } from './rows.ts'
import { anywhere, within } from '../access/within.ts'

type Removed = Result.Result<OrganizationDetail, Failure<'NOT_FOUND' | 'OWN_ORGANIZATION' | 'VALIDATION_FAILED'>>

const HOME = sql<{ home: string | null }>('select home_of($1) as home')
const DELETE = sql(`
  update organizations set deleted_at = now(), deleted_from = $2, blocked_at = coalesce(blocked_at, now()), revision = revision + 1 where id = $1`)
/** A block of its own stays. */
const RESTORE = sql<{ id: string }>(`
  update organizations set deleted_at = null, deleted_from = null, blocked_at = case when blocked_at = deleted_at then null else blocked_at end,
    revision = revision + 1
  where id = $1 and removal_began_at is null
  returning id`)

/** Writes into its own log, and into that of the platform's organization, which outlives it. */
const recordTwice = async (tenant: Tenant, viewer: Viewer, home: string, event: AuditEvent): Promise<void> => {
  await record(tenant, viewer, event)
  const platform = await anywhere(tenant, viewer, home)
  if (platform !== undefined) await record(platform, viewer, event)
  await anywhere(tenant, viewer, tenant.organizationId)
}

const answer = async (tenant: Tenant): Promise<Removed> => {
  const detail = await readDetail(tenant)
  return detail === undefined ? Result.fail({ code: 'NOT_FOUND' }) : Result.succeed(detail)
}

/** Deletes an organization: its people are signed out and stay out, and in thirty days its data go. Whoever deletes it has typed its name. */
export const deleteOrganization = async (asked: Tenant, viewer: Viewer, organizationId: string, typed: string): Promise<Removed> => {
  const tenant = await within(asked, viewer, organizationId)
  const current = tenant && (await readDetail(tenant, true))
  if (tenant === undefined || current === undefined) return Result.fail({ code: 'NOT_FOUND' })
  if (await isHome(tenant, viewer, organizationId)) return Result.fail({ code: 'OWN_ORGANIZATION' })
  const { name, state } = current.summary
  if (!isNameTyped(typed, name)) return Result.fail({ code: 'VALIDATION_FAILED', fields: { name: { code: 'notAnOption' } } })
  if (state === 'Deleted') return Result.succeed(current)
  const [own] = await tenant.query(HOME, [viewer.sessionId])
  await tenant.query(DELETE, [organizationId, own?.home])
  await recordTwice(tenant, viewer, own?.home ?? '', { kind: 'tenant.deleted', resource: { id: organizationId, name }, before: { state }, after: { state: 'Deleted' } })
  return answer(tenant)
}

/** Brings a deleted organization back, as it was, unless it is being removed already. */
export const restoreOrganization = async (asked: Tenant, viewer: Viewer, organizationId: string): Promise<Removed> => {
  const tenant = await within(asked, viewer, organizationId)
  const current = tenant && (await readDetail(tenant, true))
  if (tenant === undefined || current === undefined) return Result.fail({ code: 'NOT_FOUND' })
  if (current.summary.state !== 'Deleted') return Result.succeed(current)
  const [own] = await tenant.query(HOME, [viewer.sessionId])
  const [back] = await tenant.query(RESTORE, [organizationId])
  if (back === undefined) return Result.fail({ code: 'NOT_FOUND' })
  const restored = await answer(tenant)
  if (Result.isFailure(restored)) return restored
  const { name, state } = restored.success.summary
  await recordTwice(tenant, viewer, own?.home ?? '', { kind: 'tenant.updated', resource: { id: organizationId, name }, before: { state: 'Deleted' }, after: { state } })
  return answer(tenant)
}
