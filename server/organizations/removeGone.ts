import { randomUUID } from 'node:crypto'
import { DELETED_FOR } from '../../src/domain/organizations/lifecycle.ts'
import type { Database } from '../database/connect.ts'
import type { BlobStore } from '../files/BlobStore.ts'

interface Parts {
  readonly database: Pick<Database, 'owner'>
  readonly blobs: BlobStore
}

interface Gone {
  readonly id: string
  readonly name: string
  readonly deletedFrom: string | null
}

const DUE = 'select id, name, deleted_from as "deletedFrom" from organizations where deleted_at < $1 order by deleted_at, id'
const BLOBS = `
  select blob_key as key from assets where organization_id = $1
  union select blob_key from asset_versions where organization_id = $1
  union select blob_key from zips where organization_id = $1 and blob_key is not null
  union select key from released_blobs where organization_id = $1`
/** Somebody may have restored it until here. */
const REMOVE = 'delete from organizations where id = $1 and deleted_at < $2'
const TELL = `
  insert into activity (id, organization_id, status, kind, resource_id, resource_name, after)
  select $1, id, 'Succeeded', 'tenant.deleted', $3, $4, '{"dataRemoved": true}' from organizations where id = $2`

const remove = async ({ database, blobs }: Parts, { id, name, deletedFrom }: Gone, before: Date): Promise<void> => {
  const client = await database.owner.connect()
  let failed: Error | undefined
  let keys: readonly string[] = []
  try {
    await client.query('begin')
    const { rows } = await client.query<{ key: string }>(BLOBS, [id])
    const { rowCount } = await client.query(REMOVE, [id, before])
    if (rowCount === 1) {
      keys = rows.map(({ key }) => key)
      if (deletedFrom !== null) await client.query(TELL, [randomUUID(), deletedFrom, id, name])
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch((cause: Error) => {
      failed = cause
    })
    throw error
  } finally {
    client.release(failed)
  }
  // What a kill leaves here is an orphan, which the sweep of the store finds.
  for (const key of keys) await blobs.remove(key)
}

/** Removes the data and files of organizations that were deleted thirty days ago. */
export const removeGoneOrganizations = async (parts: Parts, now: Date = new Date()): Promise<void> => {
  const before = new Date(now.getTime() - DELETED_FOR)
  const { rows } = await parts.database.owner.query<Gone>(DUE, [before])
  for (const gone of rows) await remove(parts, gone, before)
}
