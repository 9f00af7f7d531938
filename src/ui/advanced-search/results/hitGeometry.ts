import { BREAKPOINTS, gridColumns } from '../../../domain/constants.ts'
import type { ListView } from '../../../application/preferences/Preferences.ts'
import { CARD_HEIGHT, COLUMN_GAP, ROW_GAP, ROW_HEIGHT } from '../../rows/rowSizes.ts'

export interface HitGeometry {
  readonly columns: number
  /** Pixels of a row with the gap below it; 0 until the list has been measured. */
  readonly rowHeight: number
}

/** The three lines below a picture, in rem. */
export const HIT_CAPTION_REM = 4.125

const textScale = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16

/** Beside the facets a grid has the columns of a screen as wide as the room that is left. */
export const hitGeometry = (view: ListView, width: number): HitGeometry => {
  if (view === 'list') {
    const height = window.innerWidth < BREAKPOINTS.md ? CARD_HEIGHT.comfortable : ROW_HEIGHT.comfortable
    return { columns: 1, rowHeight: Math.round(height * textScale()) }
  }
  const columns = gridColumns(width)
  const tile = (width - (columns - 1) * COLUMN_GAP.comfortable) / columns
  return { columns, rowHeight: Math.ceil(tile + HIT_CAPTION_REM * 16 * textScale() + ROW_GAP.comfortable) }
}
