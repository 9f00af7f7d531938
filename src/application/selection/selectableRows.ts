import * as Result from 'effect/Result'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { AssetSummary } from '../../domain/assets/asset.ts'
import type { Folder } from '../../domain/folders/folder.ts'
import { countOf, type ModuleCount } from '../../domain/items/moduleCounts.ts'
import type { LibraryItem } from '../../domain/items/item.ts'
import { PAGE_ROWS, type AssetGateway, type AssetList, type AssetListFailure } from '../assets/AssetGateway.ts'
import { pagesOf } from '../assets/windowPages.ts'

/** A row of a list: its folders come first, its assets after. Bytes; a folder counts none. */
export interface SelectableItem {
  readonly kind: 'folder' | 'asset'
  readonly id: string
  readonly type: ResourceType
  readonly name: string
  readonly size: number
}

/** The list on screen. `key` names the place, whatever its order. */
export interface ShownList {
  readonly key: string
  readonly folders: readonly Folder[]
  /** Folders of the place that are no rows, since there are more than are shown: who selects all selects them too. */
  readonly foldersBeyond?: number
  readonly list: AssetList | undefined
  /** Of the assets, read or not; of a list that is read by `read`, of all its rows. */
  readonly total: number
  /** The rows of a list that goes over many folders: no others are there to be selected than were read. */
  readonly items?: readonly SelectableItem[]
  /** The query that finds them, where there may be more than were read, and how many it finds in which module. */
  readonly found?: { readonly q: string; readonly modules: readonly ModuleCount[] }
  /** Rows of a list of which the items are only what has been read, `from` to `to`, both included; undefined: they could not be read. */
  readonly read?: (from: number, to: number, signal: AbortSignal) => Promise<readonly SelectableItem[] | undefined>
}

export const NOWHERE: ShownList = { key: '', folders: [], list: undefined, total: 0 }

/** Pages that are read at a time, so that a long range leaves room for what else is asked. */
const PAGES_AT_ONCE = 8

/** Rows that are read to be named, even where the rest of the list is shorter. */
const AT_EASE = 5000

export const rowCount = ({ folders, total, items, found }: ShownList): number => (found === undefined ? (items?.length ?? folders.length + total) : countOf(found.modules))

/** Whether what is moved leaves the list; one over many folders has it still. */
export const losesMoved = ({ list, items }: ShownList): boolean => items === undefined && (list === undefined || list.folderId !== undefined)

export const folderItem = ({ id, type, name }: Folder): SelectableItem => ({ kind: 'folder', id, type, name, size: 0 })
export const assetItem = ({ id, type, name, size }: AssetSummary): SelectableItem => ({ kind: 'asset', id, type, name, size })

export const listedItem = (item: LibraryItem): SelectableItem => (item.kind === 'folder' ? folderItem(item.folder) : assetItem(item.asset))

/** The items of the rows `from` to `to`, both included; pages that are not at hand are read. */
export const gatherRows = async (
  assets: AssetGateway,
  { folders, list, total, items, read }: ShownList,
  from: number,
  to: number,
  signal: AbortSignal,
): Promise<Result.Result<readonly SelectableItem[], AssetListFailure>> => {
  if (items !== undefined) {
    const rows = read === undefined ? items.slice(from, to + 1) : await read(from, to, signal)
    return rows === undefined ? Result.fail({ code: 'UNREACHABLE' }) : Result.succeed(rows)
  }
  const above = folders.slice(from, to + 1).map(folderItem)
  const range = { from: Math.max(0, from - folders.length), to: to - folders.length }
  if (list === undefined || range.to < 0) return Result.succeed(above)
  const indexes = pagesOf(range, total)
  const rows: SelectableItem[] = []
  for (let step = 0; step < indexes.length; step += PAGES_AT_ONCE) {
    const pages = await Promise.all(indexes.slice(step, step + PAGES_AT_ONCE).map((index) => assets.page(list, index, signal)))
    const refused = pages.find(Result.isFailure)
    if (refused) return Result.fail(refused.failure)
    for (const { success: page } of pages.filter(Result.isSuccess)) {
      const first = page.index * PAGE_ROWS
      rows.push(...page.items.filter((_, at) => first + at >= range.from && first + at <= range.to).map(assetItem))
    }
  }
  return Result.succeed([...above, ...rows])
}

/** A range as it was read: its rows, or of a long one the rows of the list that it leaves out. */
interface GatheredRange {
  readonly kind: 'rows' | 'allBut'
  readonly items: readonly SelectableItem[]
}

/** A range of any length: the shorter way to say which rows are meant is read. */
export const readRange = async (assets: AssetGateway, shown: ShownList, from: number, to: number, signal: AbortSignal): Promise<Result.Result<GatheredRange, AssetListFailure>> => {
  const length = to - from + 1
  const last = rowCount(shown) - 1
  const isRead = shown.items !== undefined && (shown.read === undefined || shown.found === undefined)
  // All but these would take what is no row.
  const isBeyond = (shown.foldersBeyond ?? 0) > 0
  if (isRead || isBeyond || length <= AT_EASE || last + 1 - length >= length) {
    return Result.map(await gatherRows(assets, shown, from, to, signal), (items) => ({ kind: 'rows', items }))
  }
  const before = from === 0 ? Result.succeed([]) : await gatherRows(assets, shown, 0, from - 1, signal)
  if (Result.isFailure(before)) return Result.fail(before.failure)
  const after = to === last ? Result.succeed([]) : await gatherRows(assets, shown, to + 1, last, signal)
  return Result.map(after, (items) => ({ kind: 'allBut', items: [...before.success, ...items] }))
}
