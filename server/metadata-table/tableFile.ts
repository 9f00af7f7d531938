import { attributeHead, FILE_COLUMNS, FILE_HEADS, type FileColumn } from '../../src/domain/metadata-table/tableFile.ts'
import { cellOf, rowsUnder, type TableRow } from '../../src/domain/metadata-table/tableRow.ts'
import { namesOf, writtenName } from '../../src/domain/metadata/names.ts'
import { formatValues, mostValues } from '../../src/domain/metadata/values.ts'
import type { Language } from '../../src/domain/preferences/language.ts'
import type { AttributeDefinition } from '../../src/domain/templates/attribute.ts'
import type { SheetCell } from '../files/spreadsheet.ts'
import type { ReadRows } from './rowValues.ts'

/** The rows that follow those that were read, until there are none. */
export type ReadOn = () => Promise<ReadRows | undefined>

const assetCell = ({ asset }: TableRow, column: FileColumn): string => (column === 'folder' ? asset.path.map(({ name }) => name).join(' / ') : asset[column])

/** Further ones of a number become zeros in a spreadsheet. */
const MOST_DIGITS = 15

const isNumber = (value: string): boolean => value.replace('-', '').length <= MOST_DIGITS

/** As people of the language read it; a number that is nothing but that, as a number, as long as a spreadsheet keeps all of it. */
const valueCell = (row: TableRow, attribute: AttributeDefinition, names: ReturnType<typeof namesOf>, language: Language): SheetCell => {
  const { values } = cellOf(row, attribute.id)
  const [only, ...more] = values
  if (attribute.type === 'integer' && only !== undefined && more.length === 0 && mostValues(attribute) === 1 && isNumber(only)) return Number(only)
  return formatValues(values, { ...attribute, names }, language)
}

/** The table as rows of cells, a page at a time, its heads first. */
export async function* tableCells(readOn: ReadOn, attributes: readonly AttributeDefinition[], language: Language): AsyncGenerator<readonly (readonly SheetCell[])[]> {
  yield [[...FILE_COLUMNS.map((column) => FILE_HEADS[language][column]), ...attributes.map(attributeHead)]]
  for (let page = await readOn(); page !== undefined; page = await readOn()) {
    const names = namesOf(page.names.map((one) => ({ id: one.id, label: writtenName(one) })))
    yield rowsUnder(page.attributes, page.items).map((row) => [...FILE_COLUMNS.map((column) => assetCell(row, column)), ...attributes.map((attribute) => valueCell(row, attribute, names, language))])
  }
}
