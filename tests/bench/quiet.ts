import { Client } from 'pg'
import { keyOf, readManifest } from '../../server/demo/manifest.ts'
import { entries, entry } from '../../server/search-index/kinds.ts'
import { connectionOf } from './database.ts'
import type { Product } from './product.ts'

/** Thumbnails and texts of the demo may take a while on a slow machine, and index entries of a hundred thousand assets that were changed. */
const TIMEOUT_MS = 1_800_000
const QUEUES = ['assets', entry.queue.name, entries.queue.name]
const LEFT = `
  select $2::int - (select count(*)::int from demo_entries where key = any ($1)) as missing,
    (select count(*)::int from jobs where queue = any ($3) and state in ('Waiting', 'Working')) as pending`

/** Waits until the demo is there and the workers have nothing left to do, so that nothing is measured, or seeded, beside them. */
export const workersDone = async ({ dataDirectory }: Pick<Product, 'dataDirectory'>): Promise<void> => {
  const demo = (await readManifest()).organizations.flatMap((organization) => organization.entries)
  const values = [demo.map(keyOf), demo.length, QUEUES]
  const client = new Client(connectionOf(dataDirectory))
  await client.connect()
  try {
    const deadline = Date.now() + TIMEOUT_MS
    for (;;) {
      const { rows } = await client.query<{ missing: number; pending: number }>(LEFT, values)
      const [left] = rows
      if (left?.missing === 0 && left.pending === 0) return
      if (Date.now() > deadline) throw new Error(`${left?.missing} entries of the demo are missing, and the workers still have ${left?.pending} jobs.`)
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  } finally {
    await client.end()
  }
}
