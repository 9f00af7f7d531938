import type { TableColumn } from '../../../domain/metadata-table/columns.ts'
import type { ScrollSpeed } from '../../browse/scrollSpeed.ts'

/** Pixels. */
export const ROW_HEIGHT = 36
export const HEAD_HEIGHT = 40

/** A column where it stands: pixels from the beginning of the row, which a pinned one keeps while the others scroll. */
export interface PlacedColumn {
  readonly column: TableColumn
  readonly place: number
  readonly left: number
}

export const placedColumns = (columns: readonly TableColumn[]): readonly PlacedColumn[] => {
  let left = 0
  return columns.map((column, place) => {
    const placed = { column, place, left }
    left += column.width
    return placed
  })
}

const endOf = ({ left, column }: PlacedColumn): number => left + column.width

export const widthOf = (columns: readonly PlacedColumn[]): number => columns.reduce((width, placed) => Math.max(width, endOf(placed)), 0)

export const pinnedWidth = (columns: readonly PlacedColumn[]): number => widthOf(columns.filter(({ column }) => column.isPinned))

export interface Viewport {
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
  readonly speed: ScrollSpeed
}

/** Rows and columns drawn beyond what is in sight, so that scrolling shows no blank. */
const SPARE_ROWS = 8
const SPARE_WIDTH = 300

/** The rows to draw. */
export const rowsDrawn = ({ top, height, speed }: Viewport, count: number): readonly number[] => {
  const spare = speed === 'passing' ? 0 : SPARE_ROWS
  const first = Math.max(0, Math.floor(top / ROW_HEIGHT) - spare)
  const last = Math.min(count - 1, Math.ceil((top + height) / ROW_HEIGHT) + spare)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
}

/** A column that is drawn; `gap`: pixels of columns left out before it. */
export interface DrawnColumn extends PlacedColumn {
  readonly gap: number
}

/** The columns to draw: pinned ones always. */
export const columnsDrawn = ({ left, width }: Pick<Viewport, 'left' | 'width'>, columns: readonly PlacedColumn[]): readonly DrawnColumn[] => {
  const drawn = columns.filter((placed) => placed.column.isPinned || (endOf(placed) >= left - SPARE_WIDTH && placed.left <= left + width + SPARE_WIDTH))
  const first = drawn.find(({ column }) => !column.isPinned)
  return drawn.map((placed) => ({ ...placed, gap: placed === first ? placed.left - pinnedWidth(columns) : 0 }))
}

/** Where to scroll so that a cell is in sight, not under the head or pinned columns. */
export const scrollFor = (viewport: Viewport, row: number, placed: PlacedColumn, pinned: number): { readonly top: number; readonly left: number } => {
  const [rowTop, rowEnd] = [row * ROW_HEIGHT, (row + 1) * ROW_HEIGHT]
  const visibleHeight = viewport.height - HEAD_HEIGHT
  const top = rowTop < viewport.top ? rowTop : rowEnd > viewport.top + visibleHeight ? rowEnd - visibleHeight : viewport.top
  if (placed.column.isPinned) return { top, left: viewport.left }
  const start = placed.left - pinned
  const left = start < viewport.left ? start : endOf(placed) > viewport.left + viewport.width ? Math.min(start, endOf(placed) - viewport.width) : viewport.left
  return { top, left }
}
