import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { ZIP_HOURS, zipName, type Zip } from '../../src/domain/downloads/zip.ts'
import type { Viewer } from '../access/viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { mayTake } from './access.ts'
import { contentsOf, type Asked, type Entry, type Refused } from './contents.ts'

type Row = Omit<Zip, 'createdAt' | 'expiresAt'> & { readonly createdAt: Date; readonly expiresAt: Date }

const COLUMNS = 'id, name, state, failure, files, total, done, created_at as "createdAt", expires_at as "expiresAt"'

const zipOf = ({ createdAt, expiresAt, ...row }: Row): Zip => ({ ...row, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() })

const INSERT = sql<Row>(`
  insert into zips (id, organization_id, home_organization_id, user_id, name, state, files, total, asked, expires_at)
  values ($1, $2, $3, $4, $5, 'Waiting', $6, $7, $8, now() + interval '${ZIP_HOURS} hours')
  returning ${COLUMNS}`)
const ENTRIES = sql(`
  insert into zip_entries (zip_id, organization_id, position, path, asset_id, blob_key, size, modified_at)
  select $1, $2, entry.position, entry.path, entry.asset_id, entry.blob_key, entry.size, entry.modified_at
  from unnest($3::text[], $4::uuid[], $5::text[], $6::bigint[], $7::timestamptz[])
    with ordinality as entry (path, asset_id, blob_key, size, modified_at, position)`)

/** Of a zip of several things: the day on which it was asked for. */
const dated = (now: Date): string => `Vitrine ${now.toISOString().slice(0, 10)}`

const filesOf = (entries: readonly Entry[]): number => entries.filter(({ assetId }) => assetId !== null).length

const bytesOf = (entries: readonly Entry[]): number => entries.reduce((sum, { size }) => sum + size, 0)

const writeEntries = (tenant: Tenant, id: string, entries: readonly Entry[]) =>
  tenant.query(ENTRIES, [
    id,
    tenant.organizationId,
    entries.map(({ path }) => path),
    entries.map(({ assetId }) => assetId),
    entries.map(({ blobKey }) => blobKey),
    entries.map(({ size }) => size),
    entries.map(({ modifiedAt }) => modifiedAt),
  ])

/** Puts a zip in line; `onSent` once it is. */
export const putInLine = async (tenant: Tenant, viewer: Viewer, asked: Asked, onSent: () => void): Promise<Result.Result<Zip, Refused>> => {
  const contents = await contentsOf(tenant, viewer, asked)
  if (Result.isFailure(contents)) return Result.fail(contents.failure)
  const { names, entries } = contents.success
  const id = randomUUID()
  const name = zipName(names, dated(new Date()))
  const [row] = await tenant.query(INSERT, [
    id,
    tenant.organizationId,
    viewer.homeOrganizationId,
    viewer.userId,
    name,
    filesOf(entries),
    bytesOf(entries),
    JSON.stringify(asked),
  ])
  if (row === undefined) throw new Error('A zip was not written down')
  await writeEntries(tenant, id, entries)
  tenant.afterCommit(onSent)
  return Result.succeed(zipOf(row))
}

const ENDED = sql<{ asked: Asked | { readonly from: 'nowhere' } }>(`
  select asked from zips
  where organization_id = $1 and user_id = $2 and id = $3 and state in ('Ready', 'Failed') and expires_at > now() for update`)
const FORGET = sql('delete from zip_entries where organization_id = $1 and zip_id = $2')
const BEGIN = sql<Row>(`
  update zips set state = 'Waiting', failure = null, done = 0, files = $3, total = $4, size = null, blob_key = null, touched_at = now(),
    expires_at = now() + interval '${ZIP_HOURS} hours'
  where organization_id = $1 and id = $2
  returning ${COLUMNS}`)

/** Makes one anew, with what is there now and may be seen now. */
export const makeAnew = async (
  tenant: Tenant,
  viewer: Viewer,
  id: string,
  onSent: () => void,
): Promise<Result.Result<Zip, Refused | Failure<'NOT_FOUND' | 'PERMISSION_DENIED'>>> => {
  const [known] = await tenant.query(ENDED, [tenant.organizationId, viewer.userId, id])
  if (known === undefined || known.asked.from === 'nowhere') return Result.fail({ code: 'NOT_FOUND' })
  const { asked } = known
  if (asked.from === 'library' && !viewer.modules.includes(asked.type)) return Result.fail({ code: 'NOT_FOUND' })
  if (!mayTake(viewer, asked.from)) return Result.fail({ code: 'PERMISSION_DENIED' })
  const contents = await contentsOf(tenant, viewer, asked)
  if (Result.isFailure(contents)) return Result.fail(contents.failure)
  const { entries } = contents.success
  await tenant.query(FORGET, [tenant.organizationId, id])
  const [row] = await tenant.query(BEGIN, [tenant.organizationId, id, filesOf(entries), bytesOf(entries)])
  if (row === undefined) throw new Error('A zip was not begun anew')
  await writeEntries(tenant, id, entries)
  tenant.afterCommit(onSent)
  return Result.succeed(zipOf(row))
}

const LIST = sql<Row>(`
  select ${COLUMNS} from zips where organization_id = $1 and user_id = $2 and expires_at > now() order by created_at desc limit 100`)

export const zipsOf = async (tenant: Tenant, { userId }: Viewer): Promise<readonly Zip[]> =>
  (await tenant.query(LIST, [tenant.organizationId, userId])).map(zipOf)

/** Its bytes go with the next look for what nobody names. */
const REMOVE = sql('delete from zips where organization_id = $1 and user_id = $2 and id = $3 returning id')

export const removeZip = async (tenant: Tenant, { userId }: Viewer, id: string): Promise<Result.Result<object, Failure<'NOT_FOUND'>>> => {
  const removed = await tenant.query(REMOVE, [tenant.organizationId, userId, id])
  return removed.length === 0 ? Result.fail({ code: 'NOT_FOUND' }) : Result.succeed({})
}
