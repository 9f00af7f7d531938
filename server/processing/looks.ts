import { randomUUID } from 'node:crypto'
import { bandsOf, type Look, looksAlike, MOST_DIFFERENT_BITS, nearBandsOf } from '../../src/domain/duplicates/looks.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

/** One at a time in an organization: two pictures that look alike and come together would not see each other. */
const LOCK = sql('select pg_advisory_xact_lock(hashtextextended($1, 260))')
const KNOWN = sql<{ known: boolean }>('select true as known from picture_looks where organization_id = $1 and checksum = $2')
const KEEP = sql(`
  insert into picture_looks (organization_id, checksum, hash, sketch, band_1, band_2, band_3, band_4, cluster)
  values ($1, $2, $3::bit(64), $4, $5, $6, $7, $8, $9) on conflict (organization_id, checksum) do nothing`)
/** So many near ones are compared, the nearest first. */
const MOST_NEAR = 200
/** The bands find near ones by their indexes; the bits decide, and behind them the sketches. */
const NEAR = sql<NearLook>(`
  select look.checksum, look.hash::text as hash, look.sketch, look.cluster from picture_looks look
  where look.organization_id = $1 and look.hash is not null and look.sketch is not null and look.cluster is not null
    and (look.band_1 = any ($3::integer[]) or look.band_2 = any ($4::integer[]) or look.band_3 = any ($5::integer[]) or look.band_4 = any ($6::integer[]))
    and bit_count(look.hash # $2::bit(64)) <= ${MOST_DIFFERENT_BITS}
  order by bit_count(look.hash # $2::bit(64)), look.checksum limit ${MOST_NEAR}`)
const JOIN = sql('update picture_looks set cluster = $2 where organization_id = $1 and cluster = any ($3::uuid[])')

interface NearLook extends Look {
  readonly sketch: Buffer
  readonly checksum: string
  readonly cluster: string
}

/** The pictures that look like one, the nearest first; itself among them. */
export const nearLooks = async (tenant: Tenant, look: Look): Promise<readonly NearLook[]> =>
  (await tenant.query(NEAR, [tenant.organizationId, look.hash, ...nearBandsOf(look)])).filter((near) => looksAlike(look, near))

/** Keeps what the picture with these bytes looks like, beside those that look like it. */
export const keepLook = async (tenant: Tenant, checksum: string, look: Look | null): Promise<void> => {
  const { organizationId } = tenant
  if (look === null) {
    await tenant.query(KEEP, [organizationId, checksum, null, null, null, null, null, null, null])
    return
  }
  await tenant.query(LOCK, [organizationId])
  const [known] = await tenant.query(KNOWN, [organizationId, checksum])
  if (known !== undefined) return
  const [cluster = randomUUID(), ...joined] = [...new Set((await nearLooks(tenant, look)).map((near) => near.cluster))]
  if (joined.length > 0) await tenant.query(JOIN, [organizationId, cluster, joined])
  await tenant.query(KEEP, [organizationId, checksum, look.hash, look.sketch, ...bandsOf(look), cluster])
}
