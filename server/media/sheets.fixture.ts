import writeSheets from 'write-excel-file/node'
import { sourceOfBytes } from '../files/byteSource.ts'
import { zipOf } from '../files/zip.fixture.ts'
import { ZipFile } from '../files/zip.ts'

/** What no table has, where a formula is to stand. */
const MARK = 987_000

/** What stands before an error: the formula, one that it shares with other cells, or nothing where the error was pasted as a value. */
const FAILING = ['<f>A1</f>', '<f t="shared" si="0"/>', ''] as const

type Formula = { readonly error: string } | { readonly calculated: number }
type Cell = string | number | Formula

const isFormula = (cell: Cell): cell is Formula => typeof cell === 'object'

const written = (formula: Formula, at: number): string =>
  'error' in formula ? ` t="e">${FAILING[at % FAILING.length]}<v>${formula.error}</v>` : `><f>SUM(A1,6)</f><v>${formula.calculated}</v>`

/** A workbook as a spreadsheet saves it, with what it calculated of formulas or could not. */
export const sheetWithFormulas = async (rows: readonly (readonly Cell[])[]): Promise<Buffer> => {
  const formulas = rows.flat().filter(isFormula)
  const cells = rows.map((row) => row.map((cell) => ({ value: isFormula(cell) ? MARK + formulas.indexOf(cell) : cell })))
  const zip = await ZipFile.open(sourceOfBytes(await writeSheets(cells).toBuffer()))
  const parts = await Promise.all(zip.names.map(async (name) => ({ name, content: String((await zip.part(name)) ?? '') })))
  const withFormulas = (xml: string) => formulas.reduce((done, formula, at) => done.replaceAll(new RegExp(`(<c r="\\w+")[^>]*><v>${MARK + at}</v>`, 'g'), `$1${written(formula, at)}`), xml)
  return zipOf(parts.map(({ name, content }) => ({ name, content: name.includes('worksheets/sheet') ? withFormulas(content) : content })))
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
