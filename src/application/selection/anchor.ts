import { rowCount, type ShownList } from './selectableRows.ts'

/** A row of a list, and what stands in it as far as that has been read. */
export interface FoundRow {
  readonly row: number
  readonly id: string | undefined
}

/** Where the ranges of a list begin. `row`: undefined once rows may have moved; what stands there is then to be found again. */
export interface Anchor {
  readonly row: number | undefined
  readonly id: string | undefined
}

/** The rows of a list that have been read. */
export interface ReadRows {
  readonly rowOf: (id: string) => number | undefined
  readonly idAt: (row: number) => string | undefined
}

const hasMoved = (before: ShownList, shown: ShownList): boolean =>
  before.list?.sort !== shown.list?.sort || before.list?.direction !== shown.list?.direction || rowCount(before) !== rowCount(shown)

/** What is left of an anchor in a list that is shown again. */
export const anchorIn = (anchor: Anchor | undefined, before: ShownList, shown: ShownList): Anchor | undefined =>
  anchor === undefined || !hasMoved(before, shown) ? anchor : { ...anchor, row: undefined }

/** Where a range begins: at the anchor where that stands now, or else at the row with the focus. */
export const rangeBegin = (anchor: Anchor | undefined, { rowOf, idAt }: ReadRows, focused: number): FoundRow => {
  const row = (anchor?.id === undefined ? undefined : rowOf(anchor.id)) ?? anchor?.row
  return row === undefined ? { row: focused, id: idAt(focused) } : { row, id: anchor?.id }
}
