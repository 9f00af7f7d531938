import type { AssetSummary } from '../../domain/assets/asset.ts'
import { withStates } from '../../domain/assets/states.ts'
import { pageOf, pagesTouched, type RowRange } from '../lists/pageSpans.ts'
import type { ServerEvent } from '../notifications/ServerEvent.ts'
import { PAGE_ROWS, type AssetPage } from './AssetGateway.ts'

/** Pages of a list by their index; only some are there. */
export type Pages = ReadonlyMap<number, readonly AssetSummary[]>

export type { RowRange }

/** Pages kept on either side of those in view. */
const KEPT_AROUND = 30

const pageOfRow = (row: number): number => pageOf(row, PAGE_ROWS)

/** The pages that a range of rows touches. */
export const pagesOf = (range: RowRange, total: number): readonly number[] => pagesTouched(range, total, PAGE_ROWS)

export const missingPages = (pages: Pages, seen: RowRange, total: number): readonly number[] =>
  pagesOf(seen, total).filter((index) => !pages.has(index))

export const putPage = (pages: Pages, page: AssetPage): Pages => new Map(pages).set(page.index, page.items)

/** Forgets what is far from view, so that a long way through a list does not fill the memory. */
export const keepNear = (pages: Pages, seen: RowRange): Pages => {
  const [low, high] = [pageOfRow(seen.from) - KEPT_AROUND, pageOfRow(seen.to) + KEPT_AROUND]
  return pages.size <= 2 * KEPT_AROUND ? pages : new Map([...pages].filter(([index]) => index >= low && index <= high))
}

/** What is out of view may be outdated: it is read again when it comes into view. */
export const onlySeen = (pages: Pages, seen: RowRange): Pages =>
  new Map([...pages].filter(([index]) => index >= pageOfRow(seen.from) && index <= pageOfRow(seen.to)))

/** Writes what a fact tells of an asset into its row. */
export const patchAsset = (pages: Pages, serverEvent: ServerEvent): Pages => {
  if (serverEvent.kind !== 'asset.changed') return pages
  for (const [index, items] of pages) {
    const at = items.findIndex(({ id }) => id === serverEvent.assetId)
    const asset = items[at]
    if (asset) return new Map(pages).set(index, items.with(at, withStates(asset, serverEvent)))
  }
  return pages
}
