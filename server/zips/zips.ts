import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { ZIP_HOURS, zipName, type Zip } from '../../src/domain/library/zip.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Contents } from './contents.ts'

type Row = Omit<Zip, 'createdAt' | 'expiresAt'> & { readonly createdAt: Date; readonly expiresAt: Date }

const COLUMNS = 'id, name, state, files, total, done, created_at as "createdAt", expires_at as "expiresAt"'

const zipOf = ({ createdAt, expiresAt, ...row }: Row): Zip => ({ ...row, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() })

const INSERT = `
  insert into zips (id, organization_id, user_id, name, state, files, total, expires_at)
  values ($1, $2, $3, $4, 'Waiting', $5, $6, now() + interval '${ZIP_HOURS} hours')
  returning ${COLUMNS}`
const ENTRIES = `
  insert into zip_entries (zip_id, organization_id, position, path, asset_id, blob_key, size, modified_at)
  select $1, $2, entry.position, entry.path, entry.asset_id, entry.blob_key, entry.size, entry.modified_at
  from unnest($3::text[], $4::uuid[], $5::text[], $6::bigint[], $7::timestamptz[])
    with ordinality as entry (path, asset_id, blob_key, size, modified_at, position)`

/** Of a zip of several things: the day on which it was asked for. */
const dated = (now: Date): string => `Vitrine ${now.toISOString().slice(0, 10)}`

/** Puts a zip in line; `onSent` once it is. */
export const putInLine = async (tenant: Tenant, viewer: Viewer, { names, entries }: Contents, onSent: () => void): Promise<Zip> => {
  const { organizationId } = tenant
  const id = randomUUID()
  const total = entries.reduce((sum, { size }) => sum + size, 0)
  const [row] = await tenant.query<Row>(INSERT, [id, organizationId, viewer.userId, zipName(names, dated(new Date())), entries.length, total])
  if (row === undefined) throw new Error('A zip was not written down')
  await tenant.query(ENTRIES, [
    id,
    organizationId,
    entries.map(({ path }) => path),
    entries.map(({ assetId }) => assetId),
    entries.map(({ blobKey }) => blobKey),
    entries.map(({ size }) => size),
    entries.map(({ modifiedAt }) => modifiedAt),
  ])
  tenant.afterCommit(onSent)
  return zipOf(row)
}

const LIST = `
  select ${COLUMNS} from zips where organization_id = $1 and user_id = $2 and expires_at > now() order by created_at desc limit 100`

export const zipsOf = async (tenant: Tenant, { userId }: Viewer): Promise<readonly Zip[]> =>
  (await tenant.query<Row>(LIST, [tenant.organizationId, userId])).map(zipOf)

/** Its bytes go with the next look for what nobody names. */
const REMOVE = 'delete from zips where organization_id = $1 and user_id = $2 and id = $3 returning id'

export const removeZip = async (tenant: Tenant, { userId }: Viewer, id: string): Promise<Result.Result<object, Failure<'NOT_FOUND'>>> => {
  const removed = await tenant.query(REMOVE, [tenant.organizationId, userId, id])
  return removed.length === 0 ? Result.fail({ code: 'NOT_FOUND' }) : Result.succeed({})
}
