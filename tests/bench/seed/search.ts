import { Pool, type ClientBase } from 'pg'
import { sql } from '../../../server/database/sql.ts'
import { inTenant } from '../../../server/database/tenant.ts'
import { enterAssets } from '../../../server/search-index/assetEntries.ts'
import { entryOf } from '../../../server/search-index/formWords.ts'
import { nameKey } from '../../../src/domain/naming/names.ts'
import type { SeededLibrary } from '../seed.ts'
import type { Owner, SeededAsset } from './rows.ts'
import { wordsOf } from './words.ts'

const INSERT_TEXTS = `
  insert into asset_texts (asset_id, organization_id, text, truncated)
  select id, $1, text, false from jsonb_to_recordset($2) as rows (id uuid, text text)`

/** What the indexing would have found in the text files. */
export const insertTexts = async (client: ClientBase, owner: Owner, assets: readonly SeededAsset[]): Promise<void> => {
  const texts = assets.flatMap(({ row: { id }, master: { text } }) => (text === undefined ? [] : [{ id, text }]))
  await client.query(INSERT_TEXTS, [owner.organizationId, JSON.stringify(texts)])
}

const INSERT_ENTRIES = `
  insert into search_entries (id, organization_id, kind, type, name_key, document, edition)
  select id, $1, $2, 'RECORDS', name_key, document::tsvector, 3
  from jsonb_to_recordset($3) as rows (id uuid, name_key text, document text)`

/** What the assets are found by, by the server's own rules. */
export const insertSearchEntries = async (client: ClientBase, owner: Owner, assets: readonly SeededAsset[]): Promise<void> => {
  const entries = assets.map(({ row: { id, name, name_key, file_number: fileNumber, description }, master: { text } }) => ({
    id,
    name_key,
    document: entryOf(owner.organizationId, { id, name, fileNumber, description, tags: [], content: text ?? '', isPublic: true }),
  }))
  await client.query(INSERT_ENTRIES, [owner.organizationId, 'asset', JSON.stringify(entries)])
}

export const insertFolderEntry = async (client: ClientBase, { organizationId }: Owner, id: string, name: string): Promise<void> => {
  const document = entryOf(organizationId, { id, name, fileNumber: '', description: '', tags: [], content: '' })
  await client.query(INSERT_ENTRIES, [organizationId, 'folder', JSON.stringify([{ id, name_key: nameKey(name), document }])])
}

const CHUNK = 5000

/** Has the assets of a folder found by what templates say of them as well, by the server's own hand. */
export const enterDescribed = async ({ connection, organizationId, folderId }: Pick<SeededLibrary, 'connection' | 'organizationId' | 'folderId'>): Promise<void> => {
  const pool = new Pool({ ...connection, max: 1 })
  try {
    await pool.query(`set maintenance_work_mem = '512MB'`)
    const { rows: [index] } = await pool.query<{ definition: string }>(`select pg_get_indexdef('search_entries_by_word'::regclass) as definition`)
    const { rows: assets } = await pool.query<{ id: string }>('select id from assets where folder_id = $1', [folderId])
    await pool.query('drop index search_entries_by_word')
    while (assets.length > 0) {
      const ids = assets.splice(0, CHUNK).map(({ id }) => id)
      await inTenant({ pool }, organizationId, (tenant) => enterAssets(tenant, 'RECORDS', ids))
    }
    await pool.query(index?.definition ?? '')
    await pool.query('vacuum analyze')
  } finally {
    await pool.end()
  }
}

/** So many characters; and so far down stands a word that no other text has. */
const LONG = 200_000
const FAR_DOWN = 150_000
const LONG_TEXTS = 16

const longText = (seed: number, word: string): string => {
  const sentences = Array.from({ length: LONG / 60 }, (_, at) => `The ${wordsOf(seed * 10_007 + at, 10)}.`).join('\n')
  return `${sentences.slice(0, FAR_DOWN)}\nNobody knew what the ${word} was for.\n${sentences.slice(FAR_DOWN)}`.slice(0, LONG)
}

/** Gives some of the library's texts the length of a book, each with a word. */
export const seedLongTexts = async ({ connection, organizationId, folderId }: Pick<SeededLibrary, 'connection' | 'organizationId' | 'folderId'>, word: string): Promise<void> => {
  const pool = new Pool({ ...connection, max: 1 })
  try {
    await inTenant({ pool }, organizationId, async (tenant) => {
      const texts = await tenant.query(sql<{ id: string }>('select text.asset_id as id from asset_texts text join assets asset on asset.id = text.asset_id where asset.folder_id = $1 order by text.asset_id limit $2'), [folderId, LONG_TEXTS])
      for (const [at, { id }] of texts.entries()) await tenant.query(sql('update asset_texts set text = $2 where asset_id = $1'), [id, longText(at, word)])
      await enterAssets(tenant, 'RECORDS', texts.map(({ id }) => id))
    })
  } finally {
    await pool.end()
  }
}
