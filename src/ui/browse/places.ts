import type { Span } from './window.ts'

/** What is in sight, and the row with the tab stop, so that the focus is not lost when it is scrolled away. */
export const rowsToDraw = ({ first, last }: Span, current: number, count: number): readonly number[] => {
  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step)
  return current >= count || (current >= first && current <= last) || rows.length === 0 ? rows : [...rows, current].toSorted((one, other) => one - other)
}

/** The places that a row has. */
export const placesOf = (row: number, columns: number, total: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.min(columns, total - row * columns)) }, (_, column) => row * columns + column)

/** What stands at a place, where it is drawn. */
export const tileAt = (list: HTMLElement | null, place: number): HTMLElement | null | undefined => list?.querySelector<HTMLElement>(`[data-place="${place}"]`)
