import * as Schema from 'effect/Schema'
import type { Database } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import { inTenant } from '../database/tenant.ts'
import { register, type Kind, type Registered, type Work } from '../jobs/kind.ts'
import type { BlobStore } from './BlobStore.ts'
import { unnamedFiles } from './unnamedFiles.ts'

/** Stored files that are looked at together. */
const BATCH = 500

const HOUR = 60 * 60_000

/** Sent in the transaction that takes rows away which named stored files. */
export const releasedFiles: Kind<object> = {
  name: 'releasedFiles',
  queue: { name: 'released files', concurrency: 2, perOrganization: 1 },
  payload: Schema.Struct({}),
  series: () => 'released files',
  timeLimit: 12 * HOUR,
  retry: { limit: 100, delay: 1_000, longest: HOUR },
}

const RELEASED = sql<{ key: string }>(`select key from released_blobs where organization_id = $1 order by key limit ${BATCH}`)
const FORGET = sql('delete from released_blobs where organization_id = $1 and key = any ($2::text[])')

/** Removes the stored files that nothing names any more. Their list is written with the deletion, so that a killed node's is gone on with. */
const remove = async (database: Database, blobs: BlobStore, { organizationId, signal }: Work<object>): Promise<void> => {
  for (;;) {
    signal.throwIfAborted()
    const released = await inTenant(database, organizationId, (tenant) => tenant.query(RELEASED, [organizationId]))
    if (released.length === 0) return
    const keys = released.map(({ key }) => key)
    for (const key of await unnamedFiles(database, keys)) await blobs.remove(key)
    await inTenant(database, organizationId, (tenant) => tenant.query(FORGET, [organizationId, keys]))
  }
}

export const removalOfFiles = (database: Database, blobs: BlobStore): Registered =>
  register(releasedFiles, { run: (work) => remove(database, blobs, work) })
