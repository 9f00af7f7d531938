import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { csvRow } from '../../src/domain/format/csv.ts'
import { heldText, type TableFileFormat } from '../../src/domain/metadata-table/tableFile.ts'
import type { Language } from '../../src/domain/preferences/language.ts'
import { INERT } from '../asset-files/sendFile.ts'
import { disposition } from '../files/disposition.ts'
import { spreadsheetOf, type SheetCell } from '../files/spreadsheet.ts'

/** Rows of cells, a piece at a time. */
type SheetRows = AsyncIterable<readonly (readonly SheetCell[])[]>

const MEDIA_TYPES: Readonly<Record<TableFileFormat, string>> = { csv: 'text/csv; charset=utf-8', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }

/** Spreadsheets take a file without it for one in the encoding of their own country. */
const BYTE_ORDER_MARK = '\uFEFF'

/** As a comma-separated file; no cell is a formula in a spreadsheet. */
async function* csvOf(pieces: SheetRows): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK
  for await (const rows of pieces) yield rows.map((row) => csvRow(row.map(String))).join('')
}

/** As spreadsheets take it. */
async function* heldCells(pieces: SheetRows, language: Language): AsyncGenerator<readonly (readonly SheetCell[])[]> {
  for await (const rows of pieces) yield rows.map((row) => row.map((cell) => (typeof cell === 'string' ? heldText(cell, language) : cell)))
}

interface Sheet {
  readonly name: string
  readonly format: TableFileFormat
  readonly language: Language
}

/** Sends rows as a file of a name and today's date, as they come. */
export const sendSheet = async (reply: FastifyReply, { name, format, language }: Sheet, rows: SheetRows): Promise<void> => {
  await reply
    .headers({
      ...INERT,
      'cache-control': 'no-store',
      'content-type': MEDIA_TYPES[format],
      'content-disposition': disposition('attachment', `${name} ${new Date().toISOString().slice(0, 10)}.${format}`),
    })
    .send(format === 'csv' ? Readable.from(csvOf(rows)) : spreadsheetOf(heldCells(rows, language)))
}
