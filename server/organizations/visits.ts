import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { Visit } from '../../src/domain/organizations/workplace.ts'
import type { Viewer } from '../access/viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { isHome } from './block.ts'
import { within } from '../access/within.ts'

/** The entry is named by the stay and what was done, so that telling it again changes nothing. */
const RECORD = sql(`
  insert into activity (id, organization_id, changed_by, first_name, last_name, status, kind, resource_id, resource_name)
  select md5($1 || $2 || $3)::uuid, $1::uuid, $4, $5, $6, 'Succeeded', 'organization.' || $2, id, name from organizations where id = $1::uuid
  on conflict (id) do nothing`)

const BEGIN = sql('insert into visits (organization_id, id, session_id) values ($1, $2, $3) on conflict do nothing')
const END = sql('delete from visits where organization_id = $1 and id = $2')

/** Writes into the log of an organization that a super administrator began to work in it, or ended that; what ends their session ends it as well (0161_visits.sql). */
export const reportVisit = async (
  asked: Tenant,
  viewer: Viewer,
  { id, organizationId, event }: Visit,
): Promise<Result.Result<object, Failure<'NOT_FOUND' | 'OWN_ORGANIZATION'>>> => {
  if (await isHome(asked, viewer, organizationId)) return Result.fail({ code: 'OWN_ORGANIZATION' })
  const tenant = await within(asked, viewer, organizationId)
  if (tenant === undefined) return Result.fail({ code: 'NOT_FOUND' })
  if (event === 'entered') await tenant.query(BEGIN, [organizationId, id, viewer.sessionId])
  else await tenant.query(END, [organizationId, id])
  await tenant.query(RECORD, [organizationId, event, id.toLowerCase(), viewer.userId, viewer.firstName, viewer.lastName])
  return Result.succeed({})
}
