import * as Schema from 'effect/Schema'
import type { Database } from '../database/connect.ts'
import { ask, sql } from '../database/sql.ts'
import { register, type Kind, type Registered, type Work } from '../jobs/kind.ts'
import type { BlobStore } from './BlobStore.ts'

/** Stored files that are looked at together. */
const TOGETHER = 500

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

const RELEASED = sql<{ key: string }>(`select key from released_blobs where organization_id = $1 order by key limit ${TOGETHER}`)
const UNNAMED = sql<{ key: string }>(`
  select key from unnest($1::text[]) as key
  where not exists (select from assets where blob_key = key) and not exists (select from asset_versions where blob_key = key)`)
const FORGET = sql('delete from released_blobs where key = any ($1::text[])')

/** Removes the stored files that nothing names any more. Their list is written with the deletion, so that a killed node's is gone on with. */
const remove = async ({ owner }: Database, blobs: BlobStore, { organizationId, signal }: Work<object>): Promise<void> => {
  for (;;) {
    signal.throwIfAborted()
    const released = await ask(owner, RELEASED, [organizationId])
    if (released.length === 0) return
    const keys = released.map(({ key }) => key)
    for (const { key } of await ask(owner, UNNAMED, [keys])) await blobs.remove(key)
    await ask(owner, FORGET, [keys])
  }
}

export const removalOfFiles = (database: Database, blobs: BlobStore): Registered =>
  register(releasedFiles, { run: (work) => remove(database, blobs, work) })
