import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { OrganizationSpace, PastRequest } from '../../src/domain/organizations/managed.ts'
import { viewReach } from '../../src/domain/organizations/reach.ts'
import type { Viewer } from '../access/viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { ABANDONED_AFTER } from '../transfers/UploadStore.ts'
import { within } from '../access/within.ts'

/** Requests for more storage that are shown, the latest first. */
const REQUESTS = 20

const RESERVED = sql<Amount>(`
  select coalesce(sum(bytes), 0)::bigint as bytes, coalesce(sum(files), 0)::integer as files from upload_reservations
  where organization_id = $1 and begun_at > now() - make_interval(secs => ${ABANDONED_AFTER / 1000})`)
const TRASH = sql<Amount>('select coalesce(sum(size), 0)::bigint as bytes, coalesce(sum(asset_count), 0)::integer as files from trash_items where organization_id = $1')
const ASKED = sql<RequestRow>(`
  select requested_at as "requestedAt", more_bytes as "moreBytes", first_name as "firstName", last_name as "lastName", closed_at as "closedAt"
  from upgrade_requests where organization_id = $1 order by requested_at desc limit ${REQUESTS}`)

interface Amount {
  readonly bytes: number
  readonly files: number
}

interface RequestRow extends Omit<PastRequest, 'requestedAt' | 'closedAt'> {
  readonly requestedAt: Date
  readonly closedAt: Date | null
}

const NONE: Amount = { bytes: 0, files: 0 }

/** What an organization's storage is taken up by, beside what it uses, and what more was asked for. */
export const spaceOf = async (
  tenant: Tenant,
  viewer: Viewer,
  organizationId: string,
): Promise<Result.Result<OrganizationSpace, Failure<'NOT_FOUND'>>> => {
  // What may not be seen is answered like what is not there.
  const isSeen = viewReach({ ...viewer, organization: { id: tenant.organizationId } }, organizationId) !== undefined
  const there = isSeen ? await within(tenant, viewer, organizationId) : undefined
  if (there === undefined) return Result.fail({ code: 'NOT_FOUND' })
  const [[reserved = NONE], [trash = NONE], asked] = await Promise.all([
    there.query(RESERVED, [organizationId]),
    there.query(TRASH, [organizationId]),
    there.query(ASKED, [organizationId]),
  ])
  const requests = asked.map((one) => ({ ...one, requestedAt: one.requestedAt.toISOString(), closedAt: one.closedAt?.toISOString() ?? null }))
  return Result.succeed({ reserved, trash, requests })
}
