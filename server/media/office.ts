import { CELL_BREAK, CELL_END } from '../../src/domain/assets/documentText.ts'
import { sourceOfBytes } from '../files/byteSource.ts'
import { HostileArchive, ZipFile } from '../files/zip.ts'
import { unescaped } from './markup.ts'
import { MOST_ROWS, previewRows, type Rows } from './tables.ts'

/** Bytes of XML that a spreadsheet may unpack to: its cells take some twenty times that in memory. */
const MOST_SHEET_XML = 12 * 1024 ** 2

/** The text runs of WordprocessingML and DrawingML; paragraphs, breaks and tabs as such. Linear: no pattern can look far. */
const textOfRuns = (xml: string): string => {
  const pieces: string[] = []
  for (const [whole, , text] of xml.matchAll(/<(w|a):t(?:\s[^<>]{0,200})?>([^<]*)<|<\/(?:w|a):p>|<(?:w|a):(?:br|cr)\b|<w:tab\/>/g)) {
    if (text !== undefined) pieces.push(unescaped(text))
    else pieces.push(whole === '<w:tab/>' ? '\t' : '\n')
  }
  return pieces.join('')
}

/** What is written outside of tables, and their cells as `documentBlocks` lays them out; a table within a cell is text of that cell. */
const textOfWriting = (xml: string): string => {
  const pieces: string[] = []
  let cell: string[] = []
  let depth = 0
  const tables = /<w:tbl>|<\/w:(?:tbl|tc|tr)>/g
  let from = 0
  for (const { 0: mark, index } of xml.matchAll(tables)) {
    const text = textOfRuns(xml.slice(from, index))
    from = index + mark.length
    if (depth === 0) pieces.push(text)
    else cell.push(text)
    if (mark === '<w:tbl>') depth += 1
    if (mark === '</w:tbl>') depth = Math.max(0, depth - 1)
    if (depth !== 1) continue
    if (mark === '</w:tc>') {
      pieces.push(cell.join('').trim().replaceAll('\n', CELL_BREAK), CELL_END)
      cell = []
    }
    if (mark === '</w:tr>') pieces.push('\n')
  }
  return [...pieces, textOfRuns(xml.slice(from))].join('')
}

export const textOfDocx = async (bytes: Buffer): Promise<string> => {
  const zip = await ZipFile.open(sourceOfBytes(bytes))
  const parts = ['word/document.xml', 'word/footnotes.xml', 'word/endnotes.xml']
  const texts: string[] = []
  for (const part of parts) texts.push(textOfWriting((await zip.xml(part)) ?? ''))
  const text = texts.join('\n').trim()
  // Half of the mark of a last cell is a space.
  return text.endsWith(CELL_END.trimEnd()) ? `${text}${CELL_END.slice(-1)}` : text
}

const slideNumber = (name: string): number => Number(/^ppt\/slides\/slide(\d{1,5})\.xml$/.exec(name)?.[1] ?? Number.NaN)

export const textOfPptx = async (bytes: Buffer, limit: number): Promise<string> => {
  const zip = await ZipFile.open(sourceOfBytes(bytes))
  const slides = zip.entries.map((entry) => entry.name).filter((name) => !Number.isNaN(slideNumber(name)))
  let text = ''
  for (const slide of slides.toSorted((one, other) => slideNumber(one) - slideNumber(other))) {
    if (text.length > limit) break
    text += `${textOfRuns((await zip.xml(slide)) ?? '')}\n`
  }
  return text.trim()
}

/** Every part is unpacked within its limits before the reader of spreadsheets, which knows none, gets the file. */
const checkedSheets = async (bytes: Buffer): Promise<void> => {
  const zip = await ZipFile.open(sourceOfBytes(bytes))
  const xml = zip.entries.filter((entry) => /\.(?:xml|rels)$/i.test(entry.name))
  if (xml.reduce((sum, entry) => sum + entry.size, 0) > MOST_SHEET_XML) throw new HostileArchive('too many cells')
  for (const entry of xml) await zip.xml(entry.name)
}

const cellText = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().replace('T00:00:00.000Z', '')
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : ''
}

/** The cells of all sheets as text, and the first rows of the first sheet. */
export const contentOfXlsx = async (bytes: Buffer, limit: number): Promise<{ readonly text: string; readonly rows: Rows }> => {
  await checkedSheets(bytes)
  const { default: readSheets } = await import('read-excel-file/node')
  const sheets = (await readSheets(bytes)).map(({ data }) => data)
  let text = ''
  for (const row of sheets.flat()) {
    if (text.length > limit) break
    text += `${row.map(cellText).join('\t').trimEnd()}\n`
  }
  return { text: text.trim(), rows: previewRows((sheets[0] ?? []).slice(0, MOST_ROWS).map((row) => row.map(cellText))) }
}
