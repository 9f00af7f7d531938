import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A text, or a number that a spreadsheet may calculate with. A text is never a formula, whatever it begins with. */
export type SheetCell = string | number

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Around the one sheet: what each part is, and how they find each other. */
const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SPREADSHEET}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET}.styles+xml"/></Types>`,
  '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  // The second style is text: what is typed into such a cell later is no formula either.
  'xl/styles.xml': `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`,
}

/** What XML cannot hold. */
const UNHELD = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' }

/** What begins like an escape of a character, which spreadsheets would read as that character. */
const LIKE_ESCAPE = /_(?=x[\dA-F]{4}_)/gi

const escaped = (text: string): string => text.replace(UNHELD, '').replace(LIKE_ESCAPE, '_x005F_').replace(/[&<>\r]/g, (letter) => ENTITIES[letter] ?? letter)

/** A, B, … Z, AA, … */
const columnAt = (index: number): string => (index < 26 ? '' : columnAt(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26))

const cellXml = (cell: SheetCell, place: string): string => {
  if (cell === '') return ''
  return typeof cell === 'number' ? `<c r="${place}"><v>${cell}</v></c>` : `<c r="${place}" s="1" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

const rowXml = (row: readonly SheetCell[], number: number): string => `<row r="${number}">${row.map((cell, at) => cellXml(cell, `${columnAt(at)}${number}`)).join('')}</row>`

async function* sheetXml(pieces: AsyncIterable<readonly (readonly SheetCell[])[]>): AsyncGenerator<string> {
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>`
  let count = 0
  for await (const rows of pieces) {
    const before = count
    count += rows.length
    yield rows.map((row, at) => rowXml(row, before + at + 1)).join('')
  }
  yield '</sheetData></worksheet>'
}

/** A workbook of one sheet, row by row as they come, a piece at a time: memory does not grow with it. */
export const spreadsheetOf = (pieces: AsyncIterable<readonly (readonly SheetCell[])[]>): Readable => {
  const zip = new ZipFile()
  for (const [name, xml] of Object.entries(PARTS)) zip.addBuffer(Buffer.from(xml), name)
  const output = zip.outputStream as Readable
  zip.addReadStreamLazy('xl/worksheets/sheet1.xml', { compress: true }, (give) => {
    const source = Readable.from(sheetXml(pieces), { objectMode: false })
    source.on('error', (error) => output.destroy(error))
    give(null, source)
  })
  zip.end()
  return output
}
