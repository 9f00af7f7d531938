import type { Brush } from './scene.ts'

/** Heights sampled on a grid of square cells. */
export interface Relief {
  readonly columns: number
  readonly rows: number
  /** Pixels between two samples. */
  readonly cell: number
  readonly heights: Float32Array
}

export const relief = (width: number, height: number, cell: number, field: (x: number, y: number) => number): Relief => {
  const columns = Math.ceil(width / cell) + 1
  const rows = Math.ceil(height / cell) + 1
  const heights = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) heights[row * columns + column] = field(column * cell, row * cell)
  }
  return { columns, rows, cell, heights }
}

export const heightAt = ({ columns, rows, cell, heights }: Relief, x: number, y: number): number => {
  const column = Math.min(columns - 1, Math.max(0, Math.round(x / cell)))
  const row = Math.min(rows - 1, Math.max(0, Math.round(y / cell)))
  return heights[row * columns + column] ?? 0
}

/** The corners of one cell in turn, each with its height. */
const corners = ({ columns, cell, heights }: Relief, column: number, row: number): readonly (readonly [number, number, number])[] => {
  const index = row * columns + column
  const x = column * cell
  const y = row * cell
  return [
    [x, y, heights[index] ?? 0],
    [x + cell, y, heights[index + 1] ?? 0],
    [x + cell, y + cell, heights[index + columns + 1] ?? 0],
    [x, y + cell, heights[index + columns] ?? 0],
  ]
}

/** Traces all that lies at or above `level`; whole cells of a row run together into one strip. */
export const traceAbove = (brush: Brush, map: Relief, level: number): void => {
  brush.beginPath()
  for (let row = 0; row < map.rows - 1; row += 1) {
    let strip = -1
    for (let column = 0; column < map.columns; column += 1) {
      const cell = column < map.columns - 1 ? corners(map, column, row) : []
      const above = cell.filter(corner => corner[2] >= level).length
      if (above === 4) {
        if (strip < 0) strip = column
        continue
      }
      if (strip >= 0) brush.rect(strip * map.cell, row * map.cell, (column - strip) * map.cell + 0.4, map.cell + 0.4)
      strip = -1
      if (above > 0) traceCell(brush, cell, level)
    }
  }
}

const traceCell = (brush: Brush, cell: readonly (readonly [number, number, number])[], level: number): void => {
  let started = false
  const to = (x: number, y: number): void => {
    if (started) brush.lineTo(x, y)
    else brush.moveTo(x, y)
    started = true
  }
  cell.forEach((from, index) => {
    const next = cell[(index + 1) % 4] ?? from
    if (from[2] >= level) to(from[0], from[1])
    if (from[2] >= level !== next[2] >= level) {
      const share = (level - from[2]) / (next[2] - from[2])
      to(from[0] + (next[0] - from[0]) * share, from[1] + (next[1] - from[1]) * share)
    }
  })
  brush.closePath()
}

/** Traces the line along which the relief is at `level`. */
export const traceContour = (brush: Brush, map: Relief, level: number): void => {
  brush.beginPath()
  for (let row = 0; row < map.rows - 1; row += 1) {
    for (let column = 0; column < map.columns - 1; column += 1) {
      const cell = corners(map, column, row)
      let pending = false
      cell.forEach((from, index) => {
        const next = cell[(index + 1) % 4] ?? from
        if (from[2] >= level === next[2] >= level) return
        const share = (level - from[2]) / (next[2] - from[2])
        const x = from[0] + (next[0] - from[0]) * share
        const y = from[1] + (next[1] - from[1]) * share
        if (pending) brush.lineTo(x, y)
        else brush.moveTo(x, y)
        pending = !pending
      })
    }
  }
}
