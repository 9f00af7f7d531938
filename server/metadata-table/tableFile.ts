import { csvRow } from '../../src/domain/format/csv.ts'
import { attributeHead, FILE_COLUMNS, FILE_HEADS, MAX_CELL_TEXT, type FileColumn } from '../../src/domain/metadata-table/tableFile.ts'
import { cellOf, type TableRow } from '../../src/domain/metadata-table/tableRow.ts'
import { namesOf, writtenName } from '../../src/domain/metadata/names.ts'
import { formatValues, mostValues } from '../../src/domain/metadata/values.ts'
import type { Language } from '../../src/domain/preferences/language.ts'
import type { AttributeDefinition } from '../../src/domain/templates/attribute.ts'
import type { SheetCell } from '../files/spreadsheet.ts'
import type { ReadRows } from './rowValues.ts'

export const MEDIA_TYPES = { csv: 'text/csv; charset=utf-8', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } as const

/** Spreadsheets take a file without it for one in the encoding of their own country. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The rows that follow those that were read, until there are none. */
export type ReadOn = () => Promise<ReadRows | undefined>

const assetCell = ({ asset }: TableRow, column: FileColumn): string => (column === 'folder' ? asset.path.map(({ name }) => name).join(' / ') : asset[column])

/** As people of the language read it; a number that is nothing but that, as a number. */
const valueCell = (row: TableRow, attribute: AttributeDefinition, names: ReturnType<typeof namesOf>, language: Language): SheetCell => {
  const { values } = cellOf(row, attribute.id)
  const [only, ...more] = values
  if (attribute.type === 'integer' && only !== undefined && more.length === 0 && mostValues(attribute) === 1) return Number(only)
  return formatValues(values, { ...attribute, names }, language)
}

/** The table as rows of cells, a page at a time, its heads first. */
export async function* tableCells(readOn: ReadOn, attributes: readonly AttributeDefinition[], language: Language): AsyncGenerator<readonly (readonly SheetCell[])[]> {
  yield [[...FILE_COLUMNS.map((column) => FILE_HEADS[language][column]), ...attributes.map(attributeHead)]]
  for (let page = await readOn(); page !== undefined; page = await readOn()) {
    const names = namesOf(page.names.map((one) => ({ id: one.id, label: writtenName(one) })))
    yield page.items.map((row) => [...FILE_COLUMNS.map((column) => assetCell(row, column)), ...attributes.map((attribute) => valueCell(row, attribute, names, language))])
  }
}

/** As a comma-separated file; no cell is a formula in a spreadsheet. */
export async function* csvOf(pieces: AsyncIterable<readonly (readonly SheetCell[])[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK
  for await (const rows of pieces) yield rows.map((row) => csvRow(row.map(String))).join('')
}

/** As spreadsheets take it: what is too long for one of their cells ends there. */
export async function* cutCells(pieces: AsyncIterable<readonly (readonly SheetCell[])[]>): AsyncGenerator<readonly (readonly SheetCell[])[]> {
  for await (const rows of pieces) yield rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell.slice(0, MAX_CELL_TEXT) : cell)))
}
