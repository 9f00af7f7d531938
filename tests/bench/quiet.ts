import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import { connectionOf } from './database.ts'
import { treeOf } from './memory.ts'
import type { Product } from './product.ts'

/** Making the demo's pictures and documents may take a while on a slow machine. */
const PATIENCE_MS = 300_000
const PENDING = `select count(*)::int as pending from assets where thumbnail = 'Pending' or indexing = 'Indexing'`

const isFiller = (pid: number): boolean => {
  try {
    return /\/filler\.[jt]s/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
  } catch {
    return false
  }
}

/** Waits until the demo is there and the workers have nothing left to do, so that nothing is measured, or seeded, beside them. */
export const workersDone = async ({ dataDirectory, serverPid }: Product): Promise<void> => {
  const client = new Client(connectionOf(dataDirectory))
  await client.connect()
  try {
    const deadline = Date.now() + PATIENCE_MS
    for (;;) {
      const isFilling = treeOf([serverPid]).some(isFiller)
      const { rows } = await client.query<{ pending: number }>(PENDING)
      if (!isFilling && rows[0]?.pending === 0) return
      if (Date.now() > deadline) throw new Error(`The workers still have ${rows[0]?.pending} assets to look at.`)
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  } finally {
    await client.end()
  }
}
