/** A cell by its place in what is shown, both from 0. */
export interface CellPlace {
  readonly row: number
  readonly column: number
}

/** What is marked: from where it began to where the focus stands. */
export interface GridRange {
  readonly anchor: CellPlace
  readonly focus: CellPlace
}

export interface GridSize {
  readonly rows: number
  readonly columns: number
  /** Rows that PageUp and PageDown move by. */
  readonly pageRows: number
}

/** All places between two corners, which belong to it. */
export interface GridArea {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

export const GRID_MOVES = ['up', 'down', 'left', 'right', 'rowStart', 'rowEnd', 'gridStart', 'gridEnd', 'pageUp', 'pageDown', 'next', 'previous'] as const
export type GridMove = (typeof GRID_MOVES)[number]

export const singleRange = (place: CellPlace): GridRange => ({ anchor: place, focus: place })

export const areaOf = ({ anchor, focus }: GridRange): GridArea => ({
  top: Math.min(anchor.row, focus.row),
  left: Math.min(anchor.column, focus.column),
  bottom: Math.max(anchor.row, focus.row),
  right: Math.max(anchor.column, focus.column),
})

export const isSingle = (range: GridRange): boolean => range.anchor.row === range.focus.row && range.anchor.column === range.focus.column

export const isInArea = ({ top, left, bottom, right }: GridArea, { row, column }: CellPlace): boolean => row >= top && row <= bottom && column >= left && column <= right

export const sizeOf = ({ top, left, bottom, right }: GridArea): number => (bottom - top + 1) * (right - left + 1)

/** The places of an area, row by row. */
export const placesIn = ({ top, left, bottom, right }: GridArea): readonly CellPlace[] =>
  Array.from({ length: bottom - top + 1 }, (_, down) => Array.from({ length: right - left + 1 }, (__, along) => ({ row: top + down, column: left + along }))).flat()

const within = ({ row, column }: CellPlace, { rows, columns }: GridSize): CellPlace => ({
  row: Math.max(0, Math.min(row, rows - 1)),
  column: Math.max(0, Math.min(column, columns - 1)),
})

/** Along a row, and at its end to the next one; it stays at the very first and the very last. */
const stepped = ({ row, column }: CellPlace, by: 1 | -1, { rows, columns }: GridSize): CellPlace => {
  const at = Math.max(0, Math.min(row * columns + column + by, rows * columns - 1))
  return { row: Math.floor(at / columns), column: at % columns }
}

const goes = (from: CellPlace, move: GridMove, size: GridSize): CellPlace => {
  const { row, column } = from
  switch (move) {
    case 'up':
      return { row: row - 1, column }
    case 'down':
      return { row: row + 1, column }
    case 'left':
      return { row, column: column - 1 }
    case 'right':
      return { row, column: column + 1 }
    case 'rowStart':
      return { row, column: 0 }
    case 'rowEnd':
      return { row, column: size.columns - 1 }
    case 'gridStart':
      return { row: 0, column: 0 }
    case 'gridEnd':
      return { row: size.rows - 1, column: size.columns - 1 }
    case 'pageUp':
      return { row: row - Math.max(1, size.pageRows), column }
    case 'pageDown':
      return { row: row + Math.max(1, size.pageRows), column }
    case 'next':
      return stepped(from, 1, size)
    case 'previous':
      return stepped(from, -1, size)
    default:
      return move satisfies never
  }
}

/** The range after a move; `isExtending` keeps where it began. Of an empty grid nothing moves. */
export const movedRange = (range: GridRange, move: GridMove, size: GridSize, isExtending = false): GridRange => {
  if (size.rows === 0 || size.columns === 0) return range
  const focus = within(goes(range.focus, move, size), size)
  return isExtending ? { anchor: range.anchor, focus } : singleRange(focus)
}

export const wholeRange = (range: GridRange, { rows, columns }: GridSize): GridRange =>
  rows === 0 || columns === 0 ? range : { anchor: { row: 0, column: 0 }, focus: { row: rows - 1, column: columns - 1 } }

/** The range where rows or columns have gone: moved to the nearest that there are. */
export const fittedRange = ({ anchor, focus }: GridRange, size: GridSize): GridRange => ({ anchor: within(anchor, size), focus: within(focus, size) })

/** The same columns of rows that stand so many farther down. */
export const shiftedRange = ({ anchor, focus }: GridRange, by: number): GridRange => ({ anchor: { ...anchor, row: anchor.row + by }, focus: { ...focus, row: focus.row + by } })

interface Pressed {
  readonly key: string
  /** Ctrl, or Command on a Mac. */
  readonly isCommand: boolean
  readonly isShift: boolean
}

const KEYS: Readonly<Record<string, readonly [plain: GridMove, withCommand: GridMove]>> = {
  ArrowUp: ['up', 'up'],
  ArrowDown: ['down', 'down'],
  ArrowLeft: ['left', 'rowStart'],
  ArrowRight: ['right', 'rowEnd'],
  Home: ['rowStart', 'gridStart'],
  End: ['rowEnd', 'gridEnd'],
  PageUp: ['pageUp', 'pageUp'],
  PageDown: ['pageDown', 'pageDown'],
}

/** What a key does to the focus: extending with Shift, but for Enter, which goes down and with Shift up. Tab leaves the grid. */
export const gridMoveOf = ({ key, isCommand, isShift }: Pressed): { readonly move: GridMove; readonly isExtending: boolean } | undefined => {
  const moves = KEYS[key]
  return moves === undefined ? undefined : { move: moves[isCommand ? 1 : 0], isExtending: isShift }
}

/** Where the focus goes when an editor is left by a key. */
export const moveAfterEdit = ({ key, isShift }: Pick<Pressed, 'key' | 'isShift'>): GridMove | undefined => {
  if (key === 'Enter') return isShift ? 'up' : 'down'
  if (key === 'Tab') return isShift ? 'previous' : 'next'
  return undefined
}
