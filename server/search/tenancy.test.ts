import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshConnection } from '../../tests/support/server/testServer.ts'
import type { Database } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import { inTenant } from '../database/tenant.ts'
import { askedFor } from '../../src/domain/search/asked.ts'
import { putEntry } from '../search-index/entries.ts'
import { levelOf, queryOf } from '../search-index/words.ts'

let database: Database
let museum: string
let archive: string
const entry = randomUUID()

beforeAll(async () => {
  database = await freshConnection()
  const { rows } = await database.owner.query<{ id: string; name: string }>('select id, name from organizations')
  museum = rows.find(({ name }) => name === 'Harbour Museum')?.id ?? ''
  archive = rows.find(({ name }) => name === 'Fjord Archive')?.id ?? ''
  await inTenant(database, museum, (tenant) => putEntry(tenant, { id: entry, kind: 'folder', type: 'RECORDS', name: 'Anchor' }))
})
afterAll(() => database.close())

const FIND = `select id from found_entries(array[$1::tsquery], array[null::tsquery], array[$1::tsquery], array['RECORDS', 'ARCHIVES', 'COLLECTIONS'], 100, null, null, null, 100)`
const found = async (organizationId: string, query: string): Promise<readonly { id: string }[]> =>
  inTenant(database, organizationId, (tenant) => tenant.query(sql<{ id: string }>(FIND), [query]))

const asking = (organizationId: string, word: string): string => queryOf(organizationId, levelOf(entry), 'A', askedFor(word, true))

/** Every word there is, and those that another organization's words begin with. */
const queries = (): readonly string[] => [asking(museum, 'anchor'), asking(museum, 'a'), asking(archive, 'anchor'), '!zebra']

describe('the function that searches with the rights of its owner', () => {
  it('finds what the organization has', async () => {
    expect(await found(museum, asking(museum, 'anch'))).toEqual([{ id: entry }])
    expect(await found(museum, '!zebra')).toEqual([{ id: entry }])
  })

  it('finds nothing of another one, whatever is asked', async () => {
    for (const query of queries()) expect(await found(archive, query)).toEqual([])
  })

  it('finds nothing where no organization is named', async () => {
    for (const query of queries()) expect((await database.pool.query(FIND, [query])).rows).toEqual([])
  })

  it('reads no table through somebody else’s schema', async () => {
    const { rows } = await database.owner.query<{ settings: readonly string[]; definer: boolean }>(
      `select proconfig as settings, prosecdef as definer from pg_proc where proname = 'found_entries'`,
    )
    expect(rows).toEqual([{ settings: ['search_path=pg_catalog, public', 'enable_seqscan=off'], definer: true }])
  })
})
