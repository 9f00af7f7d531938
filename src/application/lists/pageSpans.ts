/** Rows of a list that is read in pages, the last included. */
export interface RowRange {
  readonly from: number
  readonly to: number
}

/** The page, of so many rows each, that a row is on. */
export const pageOf = (row: number, rows: number): number => Math.floor(row / rows)

/** The pages that a range of rows touches, as far as the list goes. */
export const pagesTouched = ({ from, to }: RowRange, total: number, rows: number): readonly number[] => {
  const first = pageOf(Math.max(0, from), rows)
  const last = pageOf(Math.min(to, total - 1), rows)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step)
}
