import { isBlank } from '../validation/text.ts'
import type { CellPlace, GridArea, GridSize } from './gridRange.ts'
import type { Block } from './tsv.ts'

/** A text for one cell; what it means, the cell's attribute says. */
export interface CellText {
  readonly place: CellPlace
  readonly text: string
}

/** The most cells that one paste, filling or clearing changes. */
export const MAX_BLOCK = 10_000

/** Where a block goes, and how many of its rows and columns that say anything have no place in the table. */
interface Pasted {
  readonly texts: readonly CellText[]
  readonly cutRows: number
  readonly cutColumns: number
}

/** How many lines of a block, from one on, say anything. */
const sayingFrom = (lines: Block, first: number): number => lines.slice(Math.max(0, first)).filter((line) => line.some((text) => !isBlank(text))).length

/**
 * Where the cells of a pasted block go: from the upper left corner of what is marked; repeated where what is marked is a whole number of times as
 * large, and cut off at the edges of the table.
 */
export const pasted = (block: Block, marked: GridArea, { rows, columns }: Pick<GridSize, 'rows' | 'columns'>): Pasted => {
  const [height, width] = [block.length, block[0]?.length ?? 0]
  if (height === 0 || width === 0) return { texts: [], cutRows: 0, cutColumns: 0 }
  const [markedHeight, markedWidth] = [marked.bottom - marked.top + 1, marked.right - marked.left + 1]
  const isRepeated = markedHeight % height === 0 && markedWidth % width === 0
  const [down, along] = isRepeated ? [markedHeight, markedWidth] : [height, width]
  const texts: CellText[] = []
  for (let row = 0; row < down && marked.top + row < rows; row += 1) {
    for (let column = 0; column < along && marked.left + column < columns; column += 1) {
      texts.push({ place: { row: marked.top + row, column: marked.left + column }, text: block[row % height]?.[column % width] ?? '' })
    }
  }
  const upright = Array.from({ length: width }, (_, at) => block.map((line) => line[at] ?? ''))
  return { texts, cutRows: sayingFrom(block, rows - marked.top), cutColumns: sayingFrom(upright, columns - marked.left) }
}

interface Filling {
  readonly from: CellPlace
  readonly to: CellPlace
}

/** Which cell each one is filled from that lies below what is marked, down to a row: the marked rows again and again. */
export const filledBelow = ({ top, left, bottom, right }: GridArea, last: number): readonly Filling[] => {
  const filled: Filling[] = []
  for (let row = bottom + 1; row <= last; row += 1) {
    for (let column = left; column <= right; column += 1) filled.push({ from: { row: top + ((row - top) % (bottom - top + 1)), column }, to: { row, column } })
  }
  return filled
}

/** Which cell each one below the first row of what is marked is filled from; of a single row, the row above it. */
export const filledDown = ({ top, left, bottom, right }: GridArea): readonly Filling[] => {
  const source = top === bottom ? top - 1 : top
  if (source < 0) return []
  const filled: Filling[] = []
  for (let row = source + 1; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) filled.push({ from: { row: source, column }, to: { row, column } })
  }
  return filled
}
