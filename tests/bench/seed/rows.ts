import { randomUUID } from 'node:crypto'
import type { ClientBase } from 'pg'
import { contentTypeOfName } from '../../../src/domain/assets/contentTypes.ts'
import { fileNumber } from '../../../src/domain/assets/fileNumber.ts'
import { nameKey } from '../../../src/domain/naming/names.ts'
import { blobKeyOf, type Master } from './blobs.ts'
import { wordsOf } from './words.ts'

/** Whom the seeded folder belongs to. */
export interface Owner {
  readonly organizationId: string
  readonly organizationName: string
  readonly userId: string
  /** The last file number already given. */
  readonly lastFileNumber: number
}

/** Begins every seeded name, and is found nowhere else. */
export const NAME_PREFIX = 'Plate '

const WORDS_OF_NAME = 2
const WORDS_OF_DESCRIPTION = 12
const FIRST_DAY = Date.UTC(2020, 0, 1)
const MINUTE = 60_000

interface AssetRow {
  readonly id: string
  readonly name: string
  readonly name_key: string
  readonly description: string
  readonly file_number: string
  readonly media_type: string
  readonly preview: string
  readonly size: number
  readonly width: number | null
  readonly height: number | null
  readonly thumbnail: string
  readonly indexing: string
  readonly content_version: string
  readonly blob_key: string
  readonly checksum: string
  readonly created_at: string
}

export interface SeededAsset {
  readonly row: AssetRow
  readonly master: Master
}

/** The row of one asset, by the domain's own rules. */
const assetRow = (index: number, master: Master, owner: Owner): AssetRow => {
  const text = master.text !== undefined
  const name = `${NAME_PREFIX}${String(index + 1).padStart(6, '0')} ${wordsOf(index, WORDS_OF_NAME)}.${text ? 'txt' : 'jpg'}`
  const type = contentTypeOfName(name)
  if (type === undefined) throw new Error(`No type for ${name}`)
  const key = blobKeyOf(index)
  return {
    id: randomUUID(),
    name,
    name_key: nameKey(name),
    description: wordsOf(index + 7_000_000, WORDS_OF_DESCRIPTION),
    file_number: fileNumber(owner.organizationName, 2026, owner.lastFileNumber + index + 1),
    media_type: type.mediaType,
    preview: type.preview,
    size: master.size,
    width: master.width,
    height: master.height,
    thumbnail: text ? 'None' : 'Ready',
    indexing: text ? 'Indexed' : 'None',
    content_version: key.slice(0, 16),
    blob_key: key,
    checksum: master.checksum,
    created_at: new Date(FIRST_DAY + index * MINUTE).toISOString(),
  }
}

export const seededAsset = (index: number, master: Master, owner: Owner): SeededAsset => ({ row: assetRow(index, master, owner), master })

const INSERT = `
  insert into assets (id, organization_id, type, folder_id, name, name_key, description, file_number, file_number_key, media_type, preview,
    size, width, height, thumbnail, indexing, content_version, blob_key, checksum, created_at, modified_at, created_by, modified_by)
  select id, $1, 'RECORDS', $2, name, name_key, description, file_number, lower(file_number), media_type, preview,
    size, width, height, thumbnail, indexing, content_version, blob_key, checksum, created_at, created_at, $3, $3
  from jsonb_to_recordset($4) as rows (id uuid, name text, name_key text, description text, file_number text, media_type text, preview text,
    size bigint, width integer, height integer, thumbnail text, indexing text, content_version text, blob_key text, checksum text,
    created_at timestamptz)`

export const insertAssets = async (client: ClientBase, folderId: string, owner: Owner, assets: readonly SeededAsset[]): Promise<void> => {
  await client.query(INSERT, [owner.organizationId, folderId, owner.userId, JSON.stringify(assets.map(({ row }) => row))])
}
