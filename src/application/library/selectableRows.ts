import * as Result from 'effect/Result'
import type { AssetSummary } from '../../domain/library/asset.ts'
import type { Folder } from '../../domain/library/folder.ts'
import { SELECTION_LIMIT } from '../../domain/library/selection.ts'
import { PAGE_ROWS, type AssetGateway, type AssetList, type AssetListFailure } from './AssetGateway.ts'
import { pagesOf } from './windowPages.ts'

/** A row of a list: its folders come first, its assets after. Bytes; a folder counts none. */
export interface SelectableItem {
  readonly kind: 'folder' | 'asset'
  readonly id: string
  readonly name: string
  readonly size: number
}

/** What is selected, by its id. */
export type Picked = ReadonlyMap<string, SelectableItem>

/** The list on screen. `key` names the place, whatever its order. */
export interface ShownList {
  readonly key: string
  readonly folders: readonly Folder[]
  readonly list: AssetList | undefined
  /** Of the assets, read or not. */
  readonly total: number
}

/** The most rows that one range can take: as many as can be named. */
export const RANGE_LIMIT = SELECTION_LIMIT

export const rowCount = ({ folders, total }: ShownList): number => folders.length + total

export const folderItem = ({ id, name }: Folder): SelectableItem => ({ kind: 'folder', id, name, size: 0 })
export const assetItem = ({ id, name, size }: AssetSummary): SelectableItem => ({ kind: 'asset', id, name, size })

export const itemsById = (items: readonly SelectableItem[]): Picked => new Map(items.map((item) => [item.id, item]))

/** The items of the rows `from` to `to`, both included; pages that are not at hand are read. */
export const gatherRows = async (
  assets: AssetGateway,
  { folders, list, total }: ShownList,
  from: number,
  to: number,
  signal: AbortSignal,
): Promise<Result.Result<readonly SelectableItem[], AssetListFailure>> => {
  const above = folders.slice(from, to + 1).map(folderItem)
  const range = { from: Math.max(0, from - folders.length), to: to - folders.length }
  if (list === undefined || range.to < 0) return Result.succeed(above)
  const pages = await Promise.all(pagesOf(range, total).map((index) => assets.page(list, index, signal)))
  const refused = pages.find(Result.isFailure)
  if (refused) return Result.fail(refused.failure)
  const rows = pages
    .filter(Result.isSuccess)
    .flatMap(({ success: page }) => page.items.map((asset, step) => ({ asset, row: page.index * PAGE_ROWS + step })))
    .filter(({ row }) => row >= range.from && row <= range.to)
  return Result.succeed([...above, ...rows.map(({ asset }) => assetItem(asset))])
}
