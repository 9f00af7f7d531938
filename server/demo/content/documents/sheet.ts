import type { CellObject, SheetData } from 'write-excel-file/node'
import { frozen } from './archive.ts'

export interface SheetColumn {
  readonly title: string
  /** In characters. */
  readonly width: number
  /** A number format of the spreadsheet, such as #,##0.00; text where there is none. */
  readonly format?: string
}

export interface Sheet {
  readonly name: string
  readonly columns: readonly SheetColumn[]
  readonly rows: readonly (readonly (string | number | null)[])[]
}

const cellOf = (value: string | number | null, { format }: SheetColumn, index: number): CellObject | null => {
  const ground = index % 2 === 1 ? { backgroundColor: '#f7f5f0' } : {}
  if (value === null) return null
  if (typeof value === 'string') return { value, type: String, ...ground }
  return { value, type: Number, ...(format === undefined ? {} : { format }), ...ground }
}

export const xlsxOf = async (sheets: readonly Sheet[], date: string): Promise<Buffer> => {
  const { default: write } = await import('write-excel-file/node')
  const pages = sheets.map(({ name, columns, rows }) => {
    const head = columns.map(
      ({ title }): CellObject => ({ value: title, type: String, fontWeight: 'bold', backgroundColor: '#4a3fb3', textColor: '#ffffff' }),
    )
    const data: SheetData = [head, ...rows.map((row, index) => columns.map((column, at) => cellOf(row[at] ?? null, column, index)))]
    return { data, sheet: name, columns: columns.map(({ width }) => ({ width })), stickyRowsCount: 1 }
  })
  return frozen(await write(pages).toBuffer(), date)
}
