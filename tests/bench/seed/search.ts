import type { ClientBase } from 'pg'
import { documentOf, headOf } from '../../../server/search/words.ts'
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
  insert into search_entries (id, organization_id, kind, type, head, document)
  select id, $1, $2, 'RECORDS', head::tsvector, document::tsvector
  from jsonb_to_recordset($3) as rows (id uuid, head text, document text)`

/** What the assets are found by, by the server's own rules. */
export const insertSearchEntries = async (client: ClientBase, owner: Owner, assets: readonly SeededAsset[]): Promise<void> => {
  const entries = assets.map(({ row: { id, name, file_number: fileNumber, description }, master: { text } }) => {
    const content = text === undefined ? [] : [text]
    return {
      id,
      head: headOf(owner.organizationId, [[name, 'A'], [fileNumber, 'B'], [description, 'C']]),
      document: documentOf(owner.organizationId, [name, fileNumber, description, ...content]),
    }
  })
  await client.query(INSERT_ENTRIES, [owner.organizationId, 'asset', JSON.stringify(entries)])
}

export const insertFolderEntry = async (client: ClientBase, { organizationId }: Owner, id: string, name: string): Promise<void> => {
  const entry = { id, head: headOf(organizationId, [[name, 'A']]), document: documentOf(organizationId, [name]) }
  await client.query(INSERT_ENTRIES, [organizationId, 'folder', JSON.stringify([entry])])
}
