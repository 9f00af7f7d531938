import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshConnection } from '../../tests/support/server/testServer.ts'
import type { Database } from '../database/connect.ts'
import { isoOf } from './assetRows.ts'

let database: Database

beforeAll(async () => {
  database = await freshConnection('empty')
})
afterAll(() => database.close())

it.each(['2026-11-21T01:02:03.000Z', '2026-11-21T01:02:03.400Z', '2026-11-21T01:02:03.456Z', '2026-01-01T00:00:00.010Z', '1999-12-31T23:59:59.999Z'])(
  'a date of the database is told as ISO 8601: %s',
  async (iso) => {
    const { rows } = await database.pool.query<{ text: string }>('select $1::timestamptz(3)::text as text', [iso])
    expect(isoOf(rows[0]?.text ?? '')).toBe(iso)
  },
)
