import * as Result from 'effect/Result'
import { decodedText } from '../../src/domain/format/decodedText.ts'
import { linesOf, separatorOf, type TableLine } from '../../src/domain/metadata-import/csvTable.ts'
import { headedTable, isText, type HeadedTable } from '../../src/domain/metadata-import/headedTable.ts'
import { MAX_IMPORT_LINES } from '../../src/domain/metadata-import/metadataImport.ts'
import type { Problem } from '../../src/domain/validation/problem.ts'
import { HostileArchive } from '../files/zip.ts'
import { MOST_XML, rowsOfXlsx, type SheetRow, TooManyCells } from '../media/sheets.ts'

type Lines = Result.Result<readonly TableLine[], Problem>

/** Lines: the heads, and one more than may be below them, by which it is refused without being read to its end. */
const MOST_READ = MAX_IMPORT_LINES + 2

const NO_TABLE = Result.fail<Problem>({ code: 'fileTypeNotSupported' })
const TOO_LARGE = Result.fail<Problem>({ code: 'fileTooLarge', limit: MOST_XML })

const linesOfText = (bytes: Buffer): Lines => {
  const text = decodedText(bytes)
  if (!isText(text)) return NO_TABLE
  const lines: TableLine[] = []
  for (const line of linesOf(text, separatorOf(text))) if (lines.push(line) >= MOST_READ) break
  return Result.succeed(lines)
}

const lengthOf = (cells: readonly string[]): number => cells.reduce((sum, cell) => sum + cell.length, 0)

const linesOfRows = (rows: readonly SheetRow[]): Lines => {
  // A text that stands in the file once may stand in as many cells as it likes.
  if (rows.reduce((sum, { cells }) => sum + lengthOf(cells), 0) > MOST_XML) return TOO_LARGE
  return Result.succeed(rows.map((row, index) => ({ line: index + 1, ...row })).filter(({ cells }) => cells.some((cell) => cell.trim() !== '')))
}

const linesOfBook = async (bytes: Buffer): Promise<Lines> => {
  try {
    return linesOfRows((await rowsOfXlsx(bytes)).slice(0, MOST_READ))
  } catch (error) {
    if (error instanceof TooManyCells) return TOO_LARGE
    if (error instanceof HostileArchive) return NO_TABLE
    throw error
  }
}

const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04])

/** What a file of either format holds; what is none, or too much, is refused. It is done apart from the API: see TableReader.ts. */
export const readTable = async (bytes: Buffer): Promise<Result.Result<HeadedTable, Problem>> =>
  Result.flatMap(bytes.subarray(0, 4).equals(ZIP) ? await linesOfBook(bytes) : linesOfText(bytes), headedTable)
