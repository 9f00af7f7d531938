import { randomUUID } from 'node:crypto'
import { bandsOf, type Fingerprint, isAlike, MOST_DIFFERENT_BITS, nearBandsOf } from '../../src/domain/duplicates/fingerprint.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

/** One at a time in an organization: two pictures that look alike and come together would not see each other. */
const LOCK = sql('select pg_advisory_xact_lock(hashtextextended($1, 260))')
const KNOWN = sql<{ known: boolean }>('select true as known from picture_fingerprints where organization_id = $1 and checksum = $2')
const KEEP = sql(`
  insert into picture_fingerprints (organization_id, checksum, hash, sketch, band_1, band_2, band_3, band_4, cluster)
  values ($1, $2, $3::bit(64), $4, $5, $6, $7, $8, $9) on conflict (organization_id, checksum) do nothing`)
/** So many near ones are compared, the nearest first. */
const MOST_NEAR = 200
/** The bands find near ones by their indexes; the bits decide, and behind them the sketches. */
const NEAR = sql<NearFingerprint>(`
  select fingerprint.checksum, fingerprint.hash::text as hash, fingerprint.sketch, fingerprint.cluster from picture_fingerprints fingerprint
  where fingerprint.organization_id = $1 and fingerprint.hash is not null and fingerprint.sketch is not null and fingerprint.cluster is not null
    and (fingerprint.band_1 = any ($3::integer[]) or fingerprint.band_2 = any ($4::integer[]) or fingerprint.band_3 = any ($5::integer[]) or fingerprint.band_4 = any ($6::integer[]))
    and bit_count(fingerprint.hash # $2::bit(64)) <= ${MOST_DIFFERENT_BITS}
  order by bit_count(fingerprint.hash # $2::bit(64)), fingerprint.checksum limit ${MOST_NEAR}`)
const JOIN = sql('update picture_fingerprints set cluster = $2 where organization_id = $1 and cluster = any ($3::uuid[])')

interface NearFingerprint extends Fingerprint {
  readonly sketch: Buffer
  readonly checksum: string
  readonly cluster: string
}

/** The pictures that look like one, the nearest first; itself among them. */
export const nearFingerprints = async (tenant: Tenant, fingerprint: Fingerprint): Promise<readonly NearFingerprint[]> =>
  (await tenant.query(NEAR, [tenant.organizationId, fingerprint.hash, ...nearBandsOf(fingerprint)])).filter((near) => isAlike(fingerprint, near))

/** Keeps the fingerprint of the picture with these bytes, beside those that look like it. */
export const saveFingerprint = async (tenant: Tenant, checksum: string, fingerprint: Fingerprint | null): Promise<void> => {
  const { organizationId } = tenant
  if (fingerprint === null) {
    await tenant.query(KEEP, [organizationId, checksum, null, null, null, null, null, null, null])
    return
  }
  await tenant.query(LOCK, [organizationId])
  const [known] = await tenant.query(KNOWN, [organizationId, checksum])
  if (known !== undefined) return
  const [cluster = randomUUID(), ...joined] = [...new Set((await nearFingerprints(tenant, fingerprint)).map((near) => near.cluster))]
  if (joined.length > 0) await tenant.query(JOIN, [organizationId, cluster, joined])
  await tenant.query(KEEP, [organizationId, checksum, fingerprint.hash, fingerprint.sketch, ...bandsOf(fingerprint), cluster])
}
