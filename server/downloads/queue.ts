import type { Database } from '../database/connect.ts'
import { ask, sql } from '../database/sql.ts'
import { inTenant } from '../database/tenant.ts'
import { tellUser } from '../events/tell.ts'
import type { ZipFailureReason, ZipState } from '../../src/domain/downloads/zip.ts'
import type { Entry } from './contents.ts'

/** A zip that is this node's to make. */
export interface Order {
  readonly id: string
  readonly organizationId: string
  readonly userId: string
  readonly total: number
}

/** Seconds without a sign of life after which a zip's node counts as gone. */
const SILENCE = 30

const TAKE = sql<Order>(`
  update zips set state = 'Making', done = 0, touched_at = now()
  where id = (
    select id from zips
    where expires_at > now() and (state = 'Waiting' or (state = 'Making' and touched_at < now() - interval '${SILENCE} seconds'))
    order by created_at limit 1
    for update skip locked)
  returning id, organization_id as "organizationId", user_id as "userId", total`)

export const takeZip = async ({ owner }: Database): Promise<Order | undefined> => (await ask(owner, TAKE))[0]

/** What a stop or a kill left half made, when no other node can be at it. */
const ANEW = sql(`update zips set state = 'Waiting' where state = 'Making'`)
export const beginAnew = async ({ owner }: Database): Promise<void> => {
  await ask(owner, ANEW)
}

const ENTRIES = sql<Entry>(`
  select path, asset_id as "assetId", blob_key as "blobKey", size, modified_at as "modifiedAt"
  from zip_entries where organization_id = $1 and zip_id = $2 order by position`)

export const entriesOf = (database: Database, { organizationId, id }: Order): Promise<readonly Entry[]> =>
  inTenant(database, organizationId, (tenant) => tenant.query(ENTRIES, [organizationId, id]))

const NAMED = sql(`
  select from assets where organization_id = $1 and blob_key = $2
  union all select from asset_versions where organization_id = $1 and blob_key = $2
  limit 1`)

/** Whether a stored file is still an asset's, or one of its versions: then it has to be there. */
export const isNamed = (database: Database, { organizationId }: Order, blobKey: string): Promise<boolean> =>
  inTenant(database, organizationId, async (tenant) => (await tenant.query(NAMED, [organizationId, blobKey])).length > 0)

interface Progress {
  readonly state: ZipState
  readonly done: number
  readonly blobKey?: string
  readonly size?: number
  readonly failure?: ZipFailureReason
}

const MOVE = sql(`
  update zips set state = $3, done = $4, blob_key = $5, size = $6, failure = $7, touched_at = now()
  where organization_id = $1 and id = $2 and state = 'Making' returning id`)

/** Writes down how far a zip is and tells the person; false where nobody wants it any more. */
export const moveZip = (database: Database, { organizationId, userId, id, total }: Order, { state, done, blobKey, size, failure }: Progress): Promise<boolean> =>
  inTenant(database, organizationId, async (tenant) => {
    const moved = await tenant.query(MOVE, [organizationId, id, state, done, blobKey ?? null, size ?? null, failure ?? null])
    if (moved.length > 0) await tellUser(tenant, userId, { kind: 'zip.changed', zipId: id, state, done, total })
    return moved.length > 0
  })

const EXPIRED = sql('delete from zips where expires_at < now()')
export const removeExpired = async ({ owner }: Database): Promise<void> => {
  await ask(owner, EXPIRED)
}
