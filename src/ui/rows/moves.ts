/** What the keys of one tab stop move over: `total` places in rows of `columns`, `page` rows of which are in sight. */
interface Field {
  readonly columns: number
  readonly total: number
  readonly page: number
}

const within = (place: number, total: number): number => Math.min(Math.max(place, 0), total - 1)

/** A row up or down keeps its column; past the edge it stays, but the short last row is reached from above. */
const vertically = (at: number, rows: number, { columns, total }: Field): number => {
  const target = at + rows * columns
  if (target < 0) return at % columns
  if (target < total) return target
  const lastRow = Math.floor((total - 1) / columns)
  return Math.floor(at / columns) === lastRow ? at : within(lastRow * columns + (at % columns), total)
}

/** Where a key leads from a place; undefined where it is no key that moves. */
export const placeAfter = (key: string, at: number, field: Field): number | undefined => {
  if (field.total === 0) return undefined
  switch (key) {
    case 'ArrowLeft':
      return within(at - 1, field.total)
    case 'ArrowRight':
      return within(at + 1, field.total)
    case 'ArrowUp':
      return at < field.columns ? at : vertically(at, -1, field)
    case 'ArrowDown':
      return vertically(at, 1, field)
    case 'PageUp':
      return vertically(at, -Math.max(field.page, 1), field)
    case 'PageDown':
      return vertically(at, Math.max(field.page, 1), field)
    case 'Home':
      return 0
    case 'End':
      return field.total - 1
    default:
      return undefined
  }
}
