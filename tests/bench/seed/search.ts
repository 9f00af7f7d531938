import type { ClientBase } from 'pg'
import { entryOf } from '../../../server/search-index/formWords.ts'
import { nameKey } from '../../../src/domain/naming/names.ts'
import type { Owner, SeededAsset } from './rows.ts'

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
