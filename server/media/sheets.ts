import { buffer } from 'node:stream/consumers'
import { ZipFile as ZipWriter } from 'yazl'
import type { TableLine } from '../../src/domain/metadata-import/csvTable.ts'
import { sourceOfBytes } from '../files/byteSource.ts'
import { HostileArchive, OversizedArchive, ZipFile } from '../files/zip.ts'
import { MOST_ROWS, previewRows, type Rows } from './tables.ts'

/** Bytes of XML that a spreadsheet may unpack to: its cells take some twenty times that in memory. */
export const MOST_XML = 12 * 1024 ** 2

/** One that unpacks to more than {@link MOST_XML}. */
export class TooManyCells extends OversizedArchive {}

/** Before the error of a cell that could not be calculated: no text of a spreadsheet begins with it. */
const ERROR_MARK = '\u0001'

/** The beginning of such a cell up to its error: the reader of spreadsheets takes it for an empty one, as a text it is what the spreadsheet shows. */
const NOT_CALCULATED = /(<(?:\w+:)?c\s[^<>]{0,200}?\bt=)(["'])e\2([^<>]{0,200}>\s*(?:<(?:\w+:)?f\b[^<>]{0,200}(?:\/>|>[^<]*<\/(?:\w+:)?f>)\s*)?<(?:\w+:)?v\b[^<>]{0,200}>)/g
const withErrors = (xml: string): string => xml.replace(NOT_CALCULATED, `$1$2str$2$3${ERROR_MARK}`)

/**
 * The parts of a spreadsheet that hold its cells, each unpacked within its limits. The reader of spreadsheets knows no limits and goes by what
 * stands before each part instead of by the directory, so that it gets these and never the file itself.
 */
const checked = async (bytes: Buffer): Promise<Buffer> => {
  const zip = await ZipFile.open(sourceOfBytes(bytes))
  const names = zip.names.filter((name) => /\.(?:xml|rels)$/i.test(name))
  if (names.reduce((sum, name) => sum + zip.sizeOf(name), 0) > MOST_XML) throw new TooManyCells('too many cells')
  const copy = new ZipWriter()
  for (const name of names) copy.addBuffer(Buffer.from(withErrors((await zip.xml(name)) ?? '')), name, { compress: false })
  copy.end()
  return buffer(copy.outputStream)
}

const SECOND = 1000

/** The day with number 0: a time alone is a part of it. Days before it have negative numbers. */
const TIMES = { from: Date.UTC(1899, 11, 30), until: Date.UTC(1899, 11, 31) }

/** yyyy-MM-dd, with a time only where there is one: spreadsheets keep parts of days, which come to the second only when they are rounded. */
const momentText = (moment: Date): string => {
  const seconds = Math.round(moment.getTime() / SECOND) * SECOND
  const [day = '', time = ''] = new Date(seconds).toISOString().replace('.000Z', '').split('T')
  if (TIMES.from <= moment.getTime() && moment.getTime() < TIMES.until) return time
  return time === '00:00:00' ? day : `${day} ${time}`
}

/** Digits that a spreadsheet shows of a number; further ones are those of its computing. */
const DIGITS = 15

const cellText = (cell: unknown): string => {
  if (cell instanceof Date) return momentText(cell)
  if (typeof cell === 'number') return String(Number(cell.toPrecision(DIGITS)))
  if (typeof cell === 'string') return cell.startsWith(ERROR_MARK) ? cell.slice(ERROR_MARK.length) : cell
  return typeof cell === 'boolean' ? String(cell) : ''
}

const sheetsOf = async (bytes: Buffer) => {
  const copy = await checked(bytes)
  const { default: readSheets } = await import('read-excel-file/node')
  return readSheets(copy)
}

/** A row of a sheet: its cells as texts, and the places of those that are errors. */
export type SheetRow = Pick<TableLine, 'cells' | 'notCalculated'>

const rowOf = (cells: readonly unknown[]): SheetRow => ({
  cells: cells.map(cellText),
  notCalculated: cells.flatMap((cell, at) => (typeof cell === 'string' && cell.startsWith(ERROR_MARK) ? [at] : [])),
})

/** The rows of the first sheet, empty ones included. Throws {@link HostileArchive} for what no office program writes. */
export const rowsOfXlsx = async (bytes: Buffer): Promise<readonly SheetRow[]> => {
  try {
    const [first] = await sheetsOf(bytes)
    return (first?.data ?? []).map(rowOf)
  } catch (error) {
    throw error instanceof HostileArchive ? error : new HostileArchive('broken', { cause: error })
  }
}

/** The cells of all sheets as text, and the first rows of the first sheet. */
export const contentOfXlsx = async (bytes: Buffer, limit: number): Promise<{ readonly text: string; readonly rows: Rows }> => {
  const sheets = (await sheetsOf(bytes)).map(({ data }) => data)
  let text = ''
  for (const row of sheets.flat()) {
    if (text.length > limit) break
    text += `${row.map(cellText).join('\t').trimEnd()}\n`
  }
  return { text: text.trim(), rows: previewRows((sheets[0] ?? []).slice(0, MOST_ROWS).map((row) => row.map(cellText))) }
}
