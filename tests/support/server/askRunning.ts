import pg from 'pg'
import { runningDatabase } from '../../../server/database/embedded/cluster.ts'

/** Rows of the database of the server that runs on a data directory, as its owner. Throws when none does, and while PostgreSQL takes no connections. */
export const askRunning = async <Row extends object>(dataDirectory: string, text: string): Promise<readonly Row[]> => {
  const client = new pg.Client(await runningDatabase(dataDirectory))
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}
