import { Client } from 'pg'
import type { Connection } from '../database.ts'

/** Of so many assets one is the same file as the one before it. */
const SAME_EVERY = 20
/** Of so many pictures one looks like the one before it. */
const ALIKE_EVERY = 20

/** Bytes of their own for every asset, but for the twentieth ones. */
const CHECKSUMS = `
  update assets asset set checksum = encode(sha256(convert_to(case when place % ${SAME_EVERY} = 0 then (place - 1)::text else place::text end, 'utf8')), 'hex')
  from (select id, row_number() over (order by id) as place from assets where organization_id = $1 and folder_id = $2) numbered
  where asset.organization_id = $1 and asset.id = numbered.id`

/** A fingerprint of its own for each of these bytes, and for the twentieth ones that of the one before with two bits turned. */
const FINGERPRINTS = `
  with numbered as (
    select checksum, row_number() over (order by checksum) as place from (select distinct checksum from assets where organization_id = $1 and folder_id = $2) own
  ), based as (
    select checksum, place % ${ALIKE_EVERY} = 0 as alike, case when place % ${ALIKE_EVERY} = 0 then place - 1 else place end as base from numbered
  ), hashed as (
    select checksum, base, ('x' || left(encode(sha256(convert_to('fingerprint ' || base, 'utf8')), 'hex'), 16))::bit(64) # (case when alike then 3 else 0 end)::bit(64) as hash from based
  )
  insert into picture_fingerprints (organization_id, checksum, hash, sketch, band_1, band_2, band_3, band_4, cluster)
  select $1, checksum, hash,
    decode((select string_agg(encode(sha256(convert_to(base || ' ' || part, 'utf8')), 'hex'), '') from generate_series(1, 8) part), 'hex'),
    substring(hash from 1 for 16)::bit(16)::integer, substring(hash from 17 for 16)::bit(16)::integer,
    substring(hash from 33 for 16)::bit(16)::integer, substring(hash from 49 for 16)::bit(16)::integer,
    md5('cluster ' || base)::uuid
  from hashed on conflict do nothing`

/** Makes a twentieth of the library the same files and a twentieth pictures that look alike. Its files are no longer what their checksums say. */
export const seedDuplicates = async (connection: Connection, organizationId: string, folderId: string): Promise<void> => {
  const client = new Client(connection)
  await client.connect()
  try {
    await client.query(CHECKSUMS, [organizationId, folderId])
    await client.query(FINGERPRINTS, [organizationId, folderId])
    await client.query('vacuum analyze assets')
    await client.query('vacuum analyze picture_fingerprints')
  } finally {
    await client.end()
  }
}
