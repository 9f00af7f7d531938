import { randomUUID } from 'node:crypto'
import { DELETED_FOR } from '../../src/domain/organizations/lifecycle.ts'
import { ask, sql } from '../database/sql.ts'
import type { Database } from '../database/connect.ts'
import type { BlobStore } from '../files/BlobStore.ts'

interface Parts {
  readonly database: Pick<Database, 'owner'>
  readonly blobs: BlobStore
  readonly onError: (error: unknown) => void
}

interface Gone {
  readonly id: string
  readonly name: string
  readonly deletedFrom: string | null
}

const DUE = sql<Gone>('select id, name, deleted_from as "deletedFrom" from organizations where deleted_at < $1 order by deleted_at, id')
const BLOBS = sql<{ key: string }>(`
  select blob_key as key from assets where organization_id = $1
  union select blob_key from asset_versions where organization_id = $1
  union select blob_key from zips where organization_id = $1 and blob_key is not null
  union select key from released_blobs where organization_id = $1`)
/** Somebody may have restored it until here. */
const BEGIN = sql('update organizations set removal_began_at = coalesce(removal_began_at, now()) where id = $1 and deleted_at < $2 returning id')
/** Rows that are removed together: no statement may take half a minute, however much there is. */
const BATCH = 5000
const PART_BY_PART = ['assets', 'activity'].map((table) =>
  sql(`delete from ${table} where id in (select id from ${table} where organization_id = $1 limit ${BATCH}) returning 1`),
)
const REST = sql('delete from organizations where id = $1')
const RECORD = sql(`
  insert into activity (id, organization_id, status, kind, resource_id, resource_name, after)
  select $1, id, 'Succeeded', 'tenant.deleted', $3, $4, '{"dataRemoved": true}' from organizations where id = $2`)

/** What a kill leaves is taken up again by the next sweep; stored files that no row names any more are orphans, which it finds too. */
const remove = async ({ database: { owner }, blobs }: Parts, { id, name, deletedFrom }: Gone, before: Date): Promise<void> => {
  if ((await ask(owner, BEGIN, [id, before])).length !== 1) return
  const stored = await ask(owner, BLOBS, [id])
  for (const part of PART_BY_PART) while ((await ask(owner, part, [id])).length === BATCH);
  const client = await owner.connect()
  let failed: Error | undefined
  try {
    await client.query('begin')
    await ask(client, REST, [id])
    if (deletedFrom !== null) await ask(client, RECORD, [randomUUID(), deletedFrom, id, name])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch((cause: Error) => {
      failed = cause
    })
    throw error
  } finally {
    client.release(failed)
  }
  for (const { key } of stored) await blobs.remove(key)
}

/** Removes the data and files of organizations that were deleted thirty days ago. One that cannot be removed keeps no other from it. */
export const removeGoneOrganizations = async (parts: Parts, now: Date = new Date()): Promise<void> => {
  const before = new Date(now.getTime() - DELETED_FOR)
  for (const gone of await ask(parts.database.owner, DUE, [before])) await remove(parts, gone, before).catch(parts.onError)
}
