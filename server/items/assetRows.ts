import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { AssetSort, AssetSummary, Direction } from '../../src/domain/assets/asset.ts'
import type { IndexingFailure } from '../../src/domain/assets/indexing.ts'
import type { OrderedBy } from './cursor.ts'
import { embargoOf } from './embargoes.ts'
import type { Starred } from './stars.ts'

/** An asset as the database gives it: its dates still in PostgreSQL's own form. */
export interface AssetRow extends Omit<AssetSummary, 'favorite' | 'path' | 'indexingFailure' | 'keptFromPublication' | 'embargoUntil'> {
  readonly indexingFailure: IndexingFailure | null
  readonly keptFromPublication: boolean
  readonly embargoUntil: string | null
}

/** Why indexing failed, of the table or row `asset`; null where it did not. */
export const INDEXING_FAILURE = `case when asset.indexing = 'Failed' then coalesce(asset.indexing_failure, 'Unexpected') end`

/** What is shown of the work on an asset's file. */
export type StatesRow = Pick<AssetRow, 'thumbnail' | 'indexing' | 'indexingFailure'>

/** The columns of {@link StatesRow}, of the table or row `asset`. */
export const STATE_COLUMNS = `asset.thumbnail, asset.indexing, ${INDEXING_FAILURE} as "indexingFailure"`

/** As open browsers are told: a failure always with its reason, for of several facts about an asset the last one stands. */
export const statesOf = ({ thumbnail, indexing, indexingFailure }: StatesRow): Pick<AssetSummary, 'thumbnail' | 'indexing' | 'indexingFailure'> => ({
  thumbnail,
  indexing,
  ...(indexingFailure === null ? {} : { indexingFailure }),
})

/** The columns of {@link AssetRow}, of the table or row `asset`. */
export const ASSET_COLUMNS = `
  asset.id, asset.folder_id as "folderId", asset.type, asset.name, asset.preview, asset.size,
  asset.file_number as "fileNumber", asset.width, asset.height, ${STATE_COLUMNS}, asset.web_ready as "webReady",
  asset.kept_from_publication as "keptFromPublication", ${embargoOf('asset')},
  asset.content_version as "contentVersion", asset.modified_at::text as "modifiedAt"`

/** `2026-11-21 01:02:03.4+00` as ISO 8601. Half of what a list costs would go into making dates of it and text of those again. */
export const isoOf = (text: string): string => {
  const milliseconds = text.slice(20, -3).padEnd(3, '0')
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${milliseconds}Z`
}

export const summaryOf = (row: AssetRow & Starred): AssetSummary => ({
  id: row.id,
  folderId: row.folderId,
  type: row.type,
  name: row.name,
  preview: row.preview,
  size: row.size,
  fileNumber: row.fileNumber,
  width: row.width,
  height: row.height,
  ...statesOf(row),
  webReady: row.webReady,
  ...(row.keptFromPublication ? { keptFromPublication: true } : {}),
  ...(row.embargoUntil === null ? {} : { embargoUntil: row.embargoUntil }),
  favorite: row.favorite,
  contentVersion: row.contentVersion,
  modifiedAt: isoOf(row.modifiedAt),
})

interface Order {
  readonly column: string
  readonly by: OrderedBy
}

/** What each order sorts by. Every one has its index, for a folder's list and for a module's (migration 0010). */
export const ASSET_ORDERS: Readonly<Record<AssetSort, Order>> = {
  name: { column: 'name_key', by: 'text' },
  modifiedAt: { column: 'modified_at', by: 'time' },
  createdAt: { column: 'created_at', by: 'time' },
  size: { column: 'size', by: 'number' },
  mediaType: { column: 'media_type', by: 'text' },
  fileNumber: { column: 'file_number_key', by: 'text' },
}

/** A value of the database as a cursor holds it. */
export const cursorValue = (value: string | number | Date): string | number => (value instanceof Date ? value.toISOString() : value)

/** The assets of one folder, or without `folderId` of a whole module, in one order. */
export interface AssetList {
  readonly type: ResourceType
  readonly folderId?: string | undefined
  readonly sort: AssetSort
  readonly direction: Direction
}
