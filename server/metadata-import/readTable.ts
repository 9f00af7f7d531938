import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { linesOf, separatorOf, type TableLine } from '../../src/domain/metadata-import/csvTable.ts'
import { headedTable, isText, type HeadedTable } from '../../src/domain/metadata-import/headedTable.ts'
import { MAX_IMPORT_BYTES } from '../../src/domain/metadata-import/metadataImport.ts'
import type { Problem } from '../../src/domain/validation/problem.ts'
import { MOST_READ } from './workbooks.ts'

type Refused = Failure<'VALIDATION_FAILED' | 'PAYLOAD_TOO_LARGE'>

const refused = (problem: Problem): Result.Result<never, Refused> => Result.fail({ code: 'VALIDATION_FAILED', fields: { file: problem } })

/** The bytes of a request, no more than a file may have. */
export const receivedBytes = async (body: AsyncIterable<Buffer>): Promise<Result.Result<Buffer, Refused>> => {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of body) {
    size += piece.length
    if (size > MAX_IMPORT_BYTES) return Result.fail({ code: 'PAYLOAD_TOO_LARGE' })
    pieces.push(piece)
  }
  return Result.succeed(Buffer.concat(pieces))
}

/** By its byte order mark; else UTF-8 where it is, and what spreadsheets write on Windows where it is not. */
export const textOf = (bytes: Buffer): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const linesOfText = (bytes: Buffer): Result.Result<readonly TableLine[], Refused> => {
  const text = textOf(bytes)
  if (!isText(text)) return refused({ code: 'fileTypeNotSupported' })
  const lines: TableLine[] = []
  for (const line of linesOf(text, separatorOf(text))) if (lines.push(line) >= MOST_READ) break
  return Result.succeed(lines)
}

const linesOfRows = (rows: readonly (readonly string[])[]): readonly TableLine[] =>
  rows.map((cells, index) => ({ line: index + 1, cells })).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))

/** The rows of a workbook, read elsewhere. */
export type RowsOfBook = (bytes: Buffer) => Promise<Result.Result<readonly (readonly string[])[], Problem>>

const linesOfBook = async (bytes: Buffer, rowsOf: RowsOfBook): Promise<Result.Result<readonly TableLine[], Refused>> => {
  const rows = await rowsOf(bytes)
  return Result.isFailure(rows) ? refused(rows.failure) : Result.succeed(linesOfRows(rows.success))
}

const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04])

/** What a file of either format holds; what is none, or too much, is refused. */
export const readTable = async (bytes: Buffer, rowsOf: RowsOfBook): Promise<Result.Result<HeadedTable, Refused>> => {
  const lines = bytes.subarray(0, 4).equals(ZIP) ? await linesOfBook(bytes, rowsOf) : linesOfText(bytes)
  if (Result.isFailure(lines)) return Result.fail(lines.failure)
  const table = headedTable(lines.success)
  return Result.isFailure(table) ? refused(table.failure) : Result.succeed(table.success)
}
