import type { TableRow } from '../../../domain/metadata-table/tableRow.ts'
import { pageOf as pageOfRow, pagesTouched, type RowRange } from '../../lists/pageSpans.ts'

/** Rows that one page has. */
export const TABLE_PAGE = 100

/** Rows of the table that are there, by the index of their page; of a long table only some are. */
export type RowPages = ReadonlyMap<number, readonly TableRow[]>

export type RowSpan = RowRange

/** Pages that are kept: so many rows are looked through, copied and replaced in without being read anew. */
const KEPT = 300

const pageOf = (row: number): number => pageOfRow(row, TABLE_PAGE)

/** The pages that a span of rows touches. */
export const pagesOf = (span: RowSpan, total: number): readonly number[] => pagesTouched(span, total, TABLE_PAGE)

export const missingPages = (pages: RowPages, span: RowSpan, total: number): readonly number[] => pagesOf(span, total).filter((index) => !pages.has(index))

export const rowIn = (pages: RowPages, row: number): TableRow | undefined => pages.get(pageOf(row))?.[row % TABLE_PAGE]

/** With a page; those that are farthest from what is seen go, where they are many. `isLast`: behind it there are none. */
export const putPage = (pages: RowPages, index: number, items: readonly TableRow[], isLast: boolean, seen: RowSpan): RowPages => {
  const next = [...pages].filter(([at]) => at !== index && (!isLast || at < index))
  const distance = (at: number): number => Math.abs(at - pageOf((seen.from + seen.to) / 2))
  return new Map([...next, [index, items] as const].toSorted(([one], [other]) => distance(one) - distance(other)).slice(0, KEPT))
}

/** The rows that are there, each with its number, in their order. */
export const rowsRead = (pages: RowPages): readonly (readonly [row: number, of: TableRow])[] =>
  [...pages].toSorted(([one], [other]) => one - other).flatMap(([index, items]) => items.map((of, at) => [index * TABLE_PAGE + at, of] as const))

/** Where an asset's row is, as far as it is there. */
export const rowOfAsset = (pages: RowPages, assetId: string): number | undefined => {
  for (const [index, items] of pages) {
    const at = items.findIndex(({ asset }) => asset.id === assetId)
    if (at >= 0) return index * TABLE_PAGE + at
  }
  return undefined
}

/** How many rows there are for sure, from the first one on. */
export const rowsFromStart = (pages: RowPages): number => {
  let [index, count] = [0, 0]
  for (let items = pages.get(0); items !== undefined; items = pages.get((index += 1))) count += items.length
  return count
}
