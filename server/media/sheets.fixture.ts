import writeSheets from 'write-excel-file/node'
import { sourceOfBytes } from '../files/byteSource.ts'
import { zipOf } from '../files/zip.fixture.ts'
import { ZipFile } from '../files/zip.ts'

/** What no table has, where an error is to stand. */
const MARK = 987_000

/** A workbook as a spreadsheet saves it in which formulas could not be calculated: a text that begins with `#` is the error of such a cell. */
export const sheetWithErrors = async (rows: readonly (readonly (string | number)[])[]): Promise<Buffer> => {
  const errors = rows.flat().filter((cell) => typeof cell === 'string' && cell.startsWith('#'))
  const cells = rows.map((row) => row.map((cell) => ({ value: typeof cell === 'string' && cell.startsWith('#') ? MARK + errors.indexOf(cell) : cell })))
  const zip = await ZipFile.open(sourceOfBytes(await writeSheets(cells).toBuffer()))
  const parts = await Promise.all(zip.names.map(async (name) => ({ name, content: String((await zip.part(name)) ?? '') })))
  const failing = (xml: string) => errors.reduce<string>((done, error, at) => done.replaceAll(new RegExp(`(<c r="\\w+")[^>]*><v>${MARK + at}</v>`, 'g'), `$1 t="e"><f>A1</f><v>${error}</v>`), xml)
  return zipOf(parts.map(({ name, content }) => ({ name, content: name.includes('worksheets/sheet') ? failing(content) : content })))
}

/** A workbook of one column in which all cells say the same, which stands in it once. */
export const sheetRepeating = async (text: string, rows: number): Promise<Buffer> => {
  const zip = await ZipFile.open(sourceOfBytes(await writeSheets([[{ value: 'REPEATED' }]]).toBuffer()))
  const parts = await Promise.all(zip.names.map(async (name) => ({ name, content: String((await zip.part(name)) ?? '') })))
  const cells = Array.from({ length: rows }, (_, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>0</v></c></row>`).join('')
  const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${cells}</sheetData></worksheet>`
  const strings = `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" count="${rows}" uniqueCount="1"><si><t>${text}</t></si></sst>`
  return zipOf(parts.map(({ name, content }) => ({ name, content: name.includes('worksheets/sheet') ? sheet : name.endsWith('sharedStrings.xml') ? strings : content })))
}
