import { type Finding, isFound } from '../../domain/metadata-table/findReplace.ts'
import type { CellPlace } from '../../domain/metadata-table/gridRange.ts'
import type { Language } from '../../domain/preferences/language.ts'
import { cellText, type TableContents } from './tableContents.ts'

/** The next cell whose text is found, row by row, and behind the last one from the first on; undefined: none of the rows that have been read has it. */
export const nextFound = (seen: TableContents, from: CellPlace, finding: Finding, language: Language): CellPlace | undefined => {
  const places = seen.read().flatMap(([row]) => seen.columns.map((_, column): CellPlace => ({ row, column })))
  const after = places.findIndex(({ row, column }) => row > from.row || (row === from.row && column > from.column))
  const inOrder = after === -1 ? places : [...places.slice(after), ...places.slice(0, after)]
  return inOrder.find((place) => isFound(cellText(seen, place, language), finding))
}
