import type { Density, ListView } from '../../application/preferences/Preferences.ts'
import { BREAKPOINTS, gridColumns } from '../../domain/constants.ts'
import { CAPTION_REM, CARD_HEIGHT, COLUMN_GAP, ROW_GAP, ROW_HEIGHT } from '../rows/rowSizes.ts'

export interface Geometry {
  /** What was measured last: for a moment after a switch, still the other one. */
  readonly view: ListView
  readonly density: Density
  readonly columns: number
  /** Pixels of a row with the gap below it; 0 until the list has been measured. */
  readonly rowHeight: number
}

/** Texts grow with the browser's own size, and rows with them. */
const textScale = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16

/** How many columns a grid of so many pixels has (specification section 9), and how tall its rows are. */
const gridGeometry = (density: Density, width: number): Pick<Geometry, 'columns' | 'rowHeight'> => {
  const columns = gridColumns(window.innerWidth)
  const tile = (width - (columns - 1) * COLUMN_GAP[density]) / columns
  return { columns, rowHeight: Math.ceil(tile + CAPTION_REM[density] * 16 * textScale() + ROW_GAP[density]) }
}

export const geometryOf = (view: ListView, density: Density, width: number): Geometry => {
  if (view === 'grid') return { view, density, ...gridGeometry(density, width) }
  const height = (window.innerWidth < BREAKPOINTS.md ? CARD_HEIGHT : ROW_HEIGHT)[density]
  return { view, density, columns: 1, rowHeight: Math.round(height * textScale()) }
}
