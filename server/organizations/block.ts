import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { afterOrganizationAction, type OrganizationAction } from '../../src/domain/organizations/lifecycle.ts'
import type { OrganizationDetail } from '../../src/domain/organizations/managed.ts'
import type { Viewer } from '../access/viewer.ts'
import { record } from '../activity/record.ts'
import type { Tenant } from '../database/tenant.ts'
import { readDetail } from './rows.ts'
import { within } from './within.ts'

type Blocked = Result.Result<OrganizationDetail, Failure<'NOT_FOUND' | 'OWN_ORGANIZATION'>>

const HOME = 'select is_home($1, $2) as home'
const WRITE = `
  update organizations set blocked_at = case when $2 then now() end, revision = revision + 1 where id = $1`

/**
 * Blocks an organization: its sessions end with it (0001_foundation.sql), and nobody signs in. Or unblocks it. Where it already is so,
 * nothing changes. Nobody blocks the organization they belong to.
 */
export const blockOrganization = async (asked: Tenant, viewer: Viewer, organizationId: string, action: OrganizationAction): Promise<Blocked> => {
  const tenant = await within(asked, viewer, organizationId)
  const current = tenant && (await readDetail(tenant, true))
  if (tenant === undefined || current === undefined) return Result.fail({ code: 'NOT_FOUND' })
  const [own] = await tenant.query<{ home: boolean }>(HOME, [viewer.sessionId, organizationId])
  if (own?.home === true) return Result.fail({ code: 'OWN_ORGANIZATION' })
  const { state, name } = current.summary
  const next = afterOrganizationAction(state, action)
  if (next === undefined) return Result.succeed(current)
  await tenant.query(WRITE, [organizationId, next === 'Blocked'])
  await record(tenant, viewer, { kind: 'tenant.updated', resource: { id: organizationId, name }, before: { state }, after: { state: next } })
  const detail = await readDetail(tenant)
  return detail === undefined ? Result.fail({ code: 'NOT_FOUND' }) : Result.succeed(detail)
}
