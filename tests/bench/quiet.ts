import { Client } from 'pg'
import { connectionOf } from './database.ts'

const PATIENCE_MS = 180_000
const PENDING = `select count(*)::int as pending from assets where thumbnail = 'Pending' or indexing = 'Indexing'`

/** Waits until the workers have made every thumbnail and indexed every text, so that nothing is measured beside them. */
export const workersDone = async (dataDirectory: string): Promise<void> => {
  const client = new Client(connectionOf(dataDirectory))
  await client.connect()
  try {
    const deadline = Date.now() + PATIENCE_MS
    for (;;) {
      const { rows } = await client.query<{ pending: number }>(PENDING)
      if (rows[0]?.pending === 0) return
      if (Date.now() > deadline) throw new Error(`The workers still have ${rows[0]?.pending} assets to look at.`)
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  } finally {
    await client.end()
  }
}
