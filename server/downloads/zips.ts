import * as Option from 'effect/Option'
import * as Result from 'effect/Result'
import * as Schema from 'effect/Schema'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { ZIP_FAILURES, ZIP_HOURS, zipName, type Zip } from '../../src/domain/downloads/zip.ts'
import type { Viewer } from '../access/viewer.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Jobs } from '../jobs/Jobs.ts'
import type { JobState } from '../jobs/kind.ts'
import { beginAgain, removeJob } from '../jobs/ownJobs.ts'
import { mayTake } from './access.ts'
import { contentsOf, type Asked, type Entry, type Refused } from './contents.ts'
import { zip, ZIP_STATE } from './jobs.ts'

type Row = Omit<Zip, 'state' | 'failure' | 'createdAt' | 'expiresAt'> & {
  readonly state: JobState
  readonly code: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
}

const COLUMNS = `
  job.id, zip.name, job.state, job.failure->>'code' as code, zip.files, job.total, job.done, job.created_at as "createdAt", job.expires_at as "expiresAt"`

const zipOf = ({ state, code, createdAt, expiresAt, ...row }: Row): Zip => ({
  ...row,
  state: ZIP_STATE[state],
  failure: code === null ? null : (ZIP_FAILURES.find((known) => known === code) ?? 'UNEXPECTED'),
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
})

const INSERT = sql('insert into zips (id, organization_id, name, files) values ($1, $2, $3, $4)')
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

const expiry = (): Date => new Date(Date.now() + ZIP_HOURS * 60 * 60_000)

/** Sends a zip to be made. */
export const sendZip = async (tenant: Tenant, viewer: Viewer, jobs: Jobs, asked: Asked): Promise<Result.Result<Zip, Refused>> => {
  const contents = await contentsOf(tenant, viewer, asked)
  if (Result.isFailure(contents)) return Result.fail(contents.failure)
  const { names, entries } = contents.success
  const [files, total, expiresAt] = [filesOf(entries), bytesOf(entries), expiry()]
  const name = zipName(names, dated(new Date()))
  const { id, createdAt } = await jobs.send(tenant, zip, asked, { by: viewer, total, expiresAt })
  await tenant.query(INSERT, [id, tenant.organizationId, name, files])
  await writeEntries(tenant, id, entries)
  return Result.succeed(zipOf({ id, name, state: 'Waiting', code: null, files, total, done: 0, createdAt, expiresAt }))
}

const MINE = `zip.organization_id = $1 and job.organization_id = $1 and job.user_id = $2 and job.queue = '${zip.queue.name}' and job.expires_at > now()`
const READ = sql<Row>(`select ${COLUMNS} from jobs job join zips zip on zip.id = job.id where ${MINE} and job.id = $3`)
const ENDED = sql<{ payload: unknown }>(`
  select payload from jobs job join zips zip on zip.id = job.id where ${MINE} and job.id = $3 and job.state in ('Done', 'Failed') for update of job`)
const FORGET = sql('delete from zip_entries where organization_id = $1 and zip_id = $2')
const BEGIN = sql('update zips set files = $3, size = null, blob_key = null where organization_id = $1 and id = $2')

const payloadOf = Schema.decodeUnknownOption(zip.payload)

/** Makes one anew, with what is there now and may be seen now. */
export const makeAnew = async (
  tenant: Tenant,
  viewer: Viewer,
  jobs: Jobs,
  id: string,
): Promise<Result.Result<Zip, Refused | Failure<'NOT_FOUND' | 'PERMISSION_DENIED'>>> => {
  const values = [tenant.organizationId, viewer.userId, id]
  const [known] = await tenant.query(ENDED, values)
  // What an older version has made does not say what was asked for.
  const asked = Option.getOrUndefined(payloadOf(known?.payload))
  if (asked === undefined || (asked.from === 'library' && !viewer.modules.includes(asked.type))) return Result.fail({ code: 'NOT_FOUND' })
  if (!mayTake(viewer, asked.from)) return Result.fail({ code: 'PERMISSION_DENIED' })
  const contents = await contentsOf(tenant, viewer, asked)
  if (Result.isFailure(contents)) return Result.fail(contents.failure)
  const { entries } = contents.success
  await tenant.query(FORGET, [tenant.organizationId, id])
  await tenant.query(BEGIN, [tenant.organizationId, id, filesOf(entries)])
  await writeEntries(tenant, id, entries)
  await beginAgain({ tenant, viewer, jobs, rules: zip, id }, { from: ['Done', 'Failed'], total: bytesOf(entries), expiresAt: expiry() })
  const [row] = await tenant.query(READ, values)
  if (row === undefined) throw new Error('A zip was not begun anew')
  return Result.succeed(zipOf(row))
}

const LIST = sql<Row>(`select ${COLUMNS} from jobs job join zips zip on zip.id = job.id where ${MINE} order by job.created_at desc limit 100`)

export const zipsOf = async (tenant: Tenant, { userId }: Viewer): Promise<readonly Zip[]> =>
  (await tenant.query(LIST, [tenant.organizationId, userId])).map(zipOf)

/** Its bytes go with the next look for what nobody names. */
export const removeZip = async (tenant: Tenant, viewer: Viewer, jobs: Jobs, id: string): Promise<Result.Result<object, Failure<'NOT_FOUND'>>> =>
  (await removeJob({ tenant, viewer, jobs, rules: zip, id })) ? Result.succeed({}) : Result.fail({ code: 'NOT_FOUND' })
