import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { nameKey } from '../../../src/domain/naming/names.ts'
import type { Connection } from '../database.ts'
import { DEMO_LOGIN } from '../product.ts'
import { ownerOf } from './counters.ts'
import { wordsOf } from './words.ts'

const CHUNK = 10_000
const WORDS_OF_NAME = 2

/** A number that one name alone has, and words that many have. */
const nameAt = (index: number): string => `Box ${String(index + 1).padStart(6, '0')} ${wordsOf(index, WORDS_OF_NAME)}`

const FOLDERS = `
  insert into folders (id, organization_id, type, parent_id, name, name_key, created_at, modified_at, created_by, modified_by)
  select id, $1, 'RECORDS', $2, name, name_key, now(), now(), $3, $3 from jsonb_to_recordset($4) as rows (id uuid, name text, name_key text)`
const TRASH = `
  insert into trash_items (id, organization_id, kind, type, name, parent_id, place, folder_count, asset_count, size, batch_id, trashed_at, trashed_by, trashed_by_name)
  select gen_random_uuid(), $1, 'folder', 'RECORDS', name, $2, '[]', 0, 0, 0, $2, now(), $3, 'Ada Berg'
  from jsonb_to_recordset($4) as rows (id uuid, name text, name_key text)`
const FULL = `
  update folders set folder_count = $2 where id = $1`
const ROOT = `
  update module_contents set root_folder_count = root_folder_count + 1, revision = revision + 1 where organization_id = $1 and type = 'RECORDS'`

/** A folder with this many in it, and as many things in the trash by the same names. */
export const seedPlaces = async (connection: Connection, count: number): Promise<void> => {
  const client = new Client(connection)
  await client.connect()
  try {
    const { organizationId, userId } = await ownerOf(client, DEMO_LOGIN)
    const root = randomUUID()
    const insert = (statement: string, parentId: string | null, names: readonly { readonly id: string; readonly name: string }[]) =>
      client.query(statement, [organizationId, parentId, userId, JSON.stringify(names.map((row) => ({ ...row, name_key: nameKey(row.name) })))])
    await client.query('begin')
    await insert(FOLDERS, null, [{ id: root, name: 'Depot' }])
    for (let start = 0; start < count; start += CHUNK) {
      const names = Array.from({ length: Math.min(CHUNK, count - start) }, (_, offset) => ({ id: randomUUID(), name: nameAt(start + offset) }))
      await insert(FOLDERS, root, names)
      await insert(TRASH, root, names)
    }
    await client.query(FULL, [root, count])
    await client.query(ROOT, [organizationId])
    await client.query('commit')
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
