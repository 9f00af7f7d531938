import * as Result from 'effect/Result'
import type { AssetSummary } from '../../domain/assets/asset.ts'
import { withStates } from '../../domain/assets/states.ts'
import type { Folder } from '../../domain/folders/folder.ts'
import type { ServerEvent } from '../notifications/ServerEvent.ts'
import { type Runs, withRows } from './runs.ts'

/** A folder or an asset, and what a list says of it. */
export type Listed = { readonly kind: 'folder'; readonly folder: Folder } | { readonly kind: 'asset'; readonly asset: AssetSummary }

interface Page<Item, Cursor = string> {
  readonly items: readonly Item[]
  /** Where the next page begins; null: nothing follows. */
  readonly next: Cursor | null
}

/** As much of a list as was there, read again from its beginning. */
export const readAgain = async <Of extends Page<unknown, Cursor>, Failed, Cursor = string>(
  page: (after: Cursor | null) => Promise<Result.Result<Of, Failed>>,
  count: number,
): Promise<Result.Result<Of, Failed>> => {
  let read = await page(null)
  while (Result.isSuccess(read) && read.success.next !== null && read.success.items.length < count) {
    const { items, next } = read.success
    read = Result.map(await page(next), (more) => ({ ...more, items: [...items, ...more.items] }))
  }
  return read
}

interface ReadRows<Item> extends Page<Item> {
  readonly runs: Runs
}

/** As much of a list as was there, wherever it stood, read again: `runs` is what was. Rows that stand apart are read from their places on. */
export const readRunsAgain = async <Item, Of extends Page<Item>, Failed>(
  page: (after: string | null) => Promise<Result.Result<Of, Failed>>,
  pageAt: ((from: number) => Promise<Result.Result<Of, Failed>>) | undefined,
  [first, ...apart]: Runs,
): Promise<Result.Result<Of & ReadRows<Item>, Failed>> => {
  const begun = await readAgain(page, first?.start === 0 ? first.count : 0)
  if (Result.isFailure(begun)) return Result.fail(begun.failure)
  let read = { items: begun.success.items, runs: [{ start: 0, count: begun.success.items.length }] as Runs }
  if (pageAt === undefined || first?.start !== 0) return Result.succeed({ ...begun.success, ...read })
  for (const { start, count } of apart) {
    for (let from = start; from < start + count; ) {
      const more = await pageAt(from)
      if (Result.isFailure(more)) return Result.fail(more.failure)
      if (more.success.items.length === 0) break
      read = withRows(read, from, more.success.items)
      from += more.success.items.length
    }
  }
  return Result.succeed({ ...begun.success, ...read })
}

/** What lies in a folder whose contents have changed may be called or look otherwise now. */
export const liesIn = (item: Listed, serverEvent: ServerEvent): boolean =>
  serverEvent.kind === 'contents.changed' &&
  (item.kind === 'folder'
    ? serverEvent.type === item.folder.type && serverEvent.folderId === item.folder.parentId
    : serverEvent.type === item.asset.type && serverEvent.folderId === item.asset.folderId)

const isOf = (item: Listed, assetId: string): boolean => item.kind === 'asset' && item.asset.id === assetId

/** Whether a fact tells of an asset that is listed. */
export const isListed = (items: readonly Listed[], serverEvent: ServerEvent): boolean =>
  serverEvent.kind === 'asset.changed' && items.some((item) => isOf(item, serverEvent.assetId))

/** Writes what a fact tells of an asset into its item. */
export const patchItem = <Item extends Listed>(items: readonly Item[], serverEvent: ServerEvent): readonly Item[] => {
  if (serverEvent.kind !== 'asset.changed') return items
  return items.map((item) => (item.kind === 'asset' && item.asset.id === serverEvent.assetId ? { ...item, asset: withStates(item.asset, serverEvent) } : item))
}
