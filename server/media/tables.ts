/** The part of a table that a preview shows. */
export const MOST_ROWS = 200
const MOST_COLUMNS = 50

/** Characters of one cell in a preview. */
const MOST_CELL = 500

export type Rows = readonly (readonly string[])[]

export const previewRows = (rows: Rows): Rows =>
  rows.slice(0, MOST_ROWS).map((row) => row.slice(0, MOST_COLUMNS).map((cell) => cell.slice(0, MOST_CELL).toWellFormed()))

const DELIMITERS = [',', ';', '\t', '|'] as const

/** The delimiter that the first line has most of. */
const delimiterOf = (text: string): string => {
  const end = text.indexOf('\n')
  const first = text.slice(0, Math.min(end < 0 ? text.length : end, 10_000))
  const counted = DELIMITERS.map((mark) => ({ mark, count: first.split(mark).length }))
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).mark
}

/** The first rows of comma-separated text (RFC 4180; semicolons, tabs and bars as well), in one pass. */
export const rowsOfCsv = (text: string): Rows => {
  const delimiter = delimiterOf(text)
  const rows: string[][] = []
  let row: string[] = []
  let start = 0
  const end = (cell: string): void => {
    row.push(cell)
  }
  while (start <= text.length && rows.length < MOST_ROWS) {
    let stop: number
    if (text.charAt(start) === '"') {
      stop = closingQuote(text, start + 1)
      end(text.slice(start + 1, stop).replaceAll('""', '"'))
      while (stop < text.length && text.charAt(stop) !== delimiter && text.charAt(stop) !== '\n') stop += 1
    } else {
      stop = start
      while (stop < text.length && text.charAt(stop) !== delimiter && text.charAt(stop) !== '\n') stop += 1
      end(text.slice(start, stop))
    }
    if (text.charAt(stop) !== delimiter) {
      if (row.length > 1 || row[0] !== '') rows.push(row)
      row = []
    }
    start = stop + 1
  }
  return previewRows(rows)
}

const closingQuote = (text: string, from: number): number => {
  let at = text.indexOf('"', from)
  while (at >= 0 && text.charAt(at + 1) === '"') at = text.indexOf('"', at + 2)
  return at < 0 ? text.length : at
}
