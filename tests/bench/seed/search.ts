import type { ClientBase } from 'pg'
import { documentOf, headOf } from '../../../server/search/words.ts'
import { textOf } from './blobs.ts'
import type { AssetRow, Owner } from './rows.ts'

const isIndexed = ({ indexing }: AssetRow): boolean => indexing === 'Indexed'

const INSERT_TEXTS = `
  insert into asset_texts (asset_id, organization_id, text, truncated)
  select id, $1, text, false from jsonb_to_recordset($2) as rows (id uuid, text text)`

/** What the indexing would have found in the text files: one text, which they share. */
export const insertTexts = async (client: ClientBase, owner: Owner, rows: readonly AssetRow[]): Promise<void> => {
  const texts = rows.filter(isIndexed).map(({ id }) => ({ id, text: textOf(0) }))
  await client.query(INSERT_TEXTS, [owner.organizationId, JSON.stringify(texts)])
}

const INSERT_ENTRIES = `
  insert into search_entries (id, organization_id, kind, type, head, document)
  select id, $1, 'asset', 'RECORDS', head::tsvector, document::tsvector
  from jsonb_to_recordset($2) as rows (id uuid, head text, document text)`

/** What the assets are found by, by the server's own rules. */
export const insertSearchEntries = async (client: ClientBase, owner: Owner, rows: readonly AssetRow[]): Promise<void> => {
  const entries = rows.map((row) => {
    const { id, name, file_number: fileNumber, description } = row
    const content = isIndexed(row) ? [textOf(0)] : []
    return {
      id,
      head: headOf(owner.organizationId, [[name, 'A'], [fileNumber, 'B'], [description, 'C']]),
      document: documentOf(owner.organizationId, [name, fileNumber, description, ...content]),
    }
  })
  await client.query(INSERT_ENTRIES, [owner.organizationId, JSON.stringify(entries)])
}
