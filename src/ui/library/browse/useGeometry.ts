import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Density, ListView } from '../../../application/preferences/Preferences.ts'
import { BREAKPOINTS, gridColumns } from '../../../domain/constants.ts'
import { CARD_HEIGHT, ROW_HEIGHT } from './rowSizes.ts'
import { CAPTION_REM } from './tileStyles.ts'

/** Pixels between the tiles of the grid. */
export const COLUMN_GAP = { comfortable: 14, compact: 10 } as const
export const ROW_GAP = { comfortable: 18, compact: 10 } as const

export interface Geometry {
  /** What was measured last: for a moment after a switch, still the other one. */
  readonly view: ListView
  readonly density: Density
  readonly columns: number
  /** Pixels of a row with the gap below it; 0 until the list has been measured. */
  readonly rowHeight: number
}

const NOT_YET: Geometry = { view: 'grid', density: 'comfortable', columns: 1, rowHeight: 0 }

/** Texts grow with the browser's own size, and rows with them. */
const textScale = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16

const geometryOf = (view: ListView, density: Density, width: number): Geometry => {
  if (view === 'list') {
    const height = (window.innerWidth < BREAKPOINTS.md ? CARD_HEIGHT : ROW_HEIGHT)[density]
    return { view, density, columns: 1, rowHeight: Math.round(height * textScale()) }
  }
  const columns = gridColumns(window.innerWidth)
  const tile = (width - (columns - 1) * COLUMN_GAP[density]) / columns
  return { view, density, columns, rowHeight: Math.ceil(tile + CAPTION_REM[density] * 16 * textScale() + ROW_GAP[density]) }
}

const same = (one: Geometry, other: Geometry): boolean =>
  one.view === other.view && one.density === other.density && one.columns === other.columns && one.rowHeight === other.rowHeight

/** How many columns a list has (specification section 9), and how tall its rows are, from how wide it is. */
export const useGeometry = (list: RefObject<HTMLElement | null>, view: ListView, density: Density): Geometry => {
  const [geometry, setGeometry] = useState(NOT_YET)
  useLayoutEffect(() => {
    const element = list.current
    if (element === null) return undefined
    const measure = () => {
      const next = geometryOf(view, density, element.clientWidth)
      setGeometry((before) => (same(before, next) ? before : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [list, view, density])
  return geometry
}
