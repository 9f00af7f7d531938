import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshConnection } from '../../tests/support/server/testServer.ts'
import type { Database } from '../database/connect.ts'
import { inTenant } from '../database/tenant.ts'
import { putEntries, putEntry } from './entries.ts'

let database: Database
let organization: string

beforeAll(async () => {
  database = await freshConnection()
  const { rows } = await database.owner.query<{ id: string }>('select id from organizations')
  organization = rows[0]?.id ?? ''
})
afterAll(() => database.close())

/** What of an entry stands beside the table. */
const beside = async (id: string) => {
  const { rows } = await database.owner.query<{ document: boolean; name: boolean }>(
    `select pg_column_toast_chunk_id(document) is not null as document, pg_column_toast_chunk_id(name_key) is not null as name from search_entries where id = $1`,
    [id],
  )
  return rows
}

const content = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ')
const name = 'A long name of a glass negative. '.repeat(7).trim()

it('long documents stand beside the table, names in it, so that what a word finds is read from few pages', async () => {
  const [one, other] = [randomUUID(), randomUUID()]
  await inTenant(database, organization, async (tenant) => {
    await putEntry(tenant, { id: one, kind: 'asset', type: 'RECORDS', name, content })
    await putEntries(tenant, 'asset', 'RECORDS', [{ id: other, name, content }])
  })
  for (const id of [one, other]) expect(await beside(id)).toEqual([{ document: true, name: false }])
})
