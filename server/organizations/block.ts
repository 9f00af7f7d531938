import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { afterOrganizationAction, type OrganizationAction, type OrganizationState } from '../../src/domain/organizations/lifecycle.ts'
import type { OrganizationDetail, OrganizationSummary } from '../../src/domain/organizations/managed.ts'
import type { Viewer } from '../access/viewer.ts'
import { record } from '../audit/record.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { readDetail } from './rows.ts'
import { within } from '../access/within.ts'

type Blocked = Result.Result<OrganizationDetail, Failure<'NOT_FOUND' | 'OWN_ORGANIZATION'>>

const HOME = sql<{ home: boolean }>('select is_home($1, $2) as home')
const WRITE = sql(`
  update organizations set blocked_at = case when $2 then now() end, revision = revision + 1 where id = $1`)

/** Whether it is the organization that somebody belongs to, wherever they work. */
export const isHome = async (tenant: Tenant, viewer: Viewer, organizationId: string): Promise<boolean> => {
  const [own] = await tenant.query(HOME, [viewer.sessionId, organizationId])
  return own?.home === true
}

/** Blocks the organization of the transaction, or unblocks it. Its sessions end with it (0001_foundation.sql), and nobody signs in. */
export const writeState = async (tenant: Tenant, viewer: Viewer, { id, name, state }: OrganizationSummary, next: OrganizationState): Promise<void> => {
  await tenant.query(WRITE, [id, next === 'Blocked'])
  await record(tenant, viewer, { kind: 'tenant.updated', resource: { id, name }, before: { state }, after: { state: next } })
}

/** Where it already is so, nothing changes. Nobody blocks the organization they belong to. */
export const blockOrganization = async (asked: Tenant, viewer: Viewer, organizationId: string, action: OrganizationAction): Promise<Blocked> => {
  const tenant = await within(asked, viewer, organizationId)
  const current = tenant && (await readDetail(tenant, true))
  if (tenant === undefined || current === undefined) return Result.fail({ code: 'NOT_FOUND' })
  if (await isHome(tenant, viewer, organizationId)) return Result.fail({ code: 'OWN_ORGANIZATION' })
  const next = afterOrganizationAction(current.summary.state, action)
  if (next === undefined) return Result.succeed(current)
  await writeState(tenant, viewer, current.summary, next)
  const detail = await readDetail(tenant)
  return detail === undefined ? Result.fail({ code: 'NOT_FOUND' }) : Result.succeed(detail)
}
