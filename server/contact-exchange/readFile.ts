import * as Result from 'effect/Result'
import { MOST_IMPORT_BYTES, MOST_IMPORT_COLUMNS, MOST_IMPORTED, type ReadContacts } from '../../src/domain/contact-exchange/contactImport.ts'
import type { ImportedRow } from '../../src/domain/contact-exchange/importedContact.ts'
import { isVcardFile, readVcards } from '../../src/domain/contact-exchange/readVcards.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { linesOf, separatorOf, type TableLine } from '../../src/domain/metadata-import/csvTable.ts'
import { isText } from '../../src/domain/metadata-import/headedTable.ts'
import type { Problem } from '../../src/domain/validation/problem.ts'
import { textOf } from '../metadata-import/readTable.ts'

type Refused = Failure<'VALIDATION_FAILED'>
type Read = Result.Result<ReadContacts, Refused>

const refused = (problem: Problem): Result.Result<never, Refused> => Result.fail({ code: 'VALIDATION_FAILED', fields: { file: problem } })
const TOO_MANY = { code: 'tooMany', limit: MOST_IMPORTED } as const

/** The bytes of a request, no more than a file may have. */
export const receivedBytes = async (body: AsyncIterable<Buffer>): Promise<Result.Result<Buffer, Refused>> => {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of body) {
    size += piece.length
    if (size > MOST_IMPORT_BYTES) return refused({ code: 'fileTooLarge', limit: MOST_IMPORT_BYTES })
    pieces.push(piece)
  }
  return Result.succeed(Buffer.concat(pieces))
}

const readCards = (text: string): Read => {
  const rows: ImportedRow[] = []
  for (const row of readVcards(text)) if (rows.push(row) > MOST_IMPORTED) return refused(TOO_MANY)
  return Result.succeed({ kind: 'vcards', rows })
}

const readLines = (text: string): Read => {
  const lines: TableLine[] = []
  for (const line of linesOf(text, separatorOf(text))) if (lines.push(line) > MOST_IMPORTED + 1) return refused(TOO_MANY)
  const [heads, ...rest] = lines
  if (heads === undefined || rest.length === 0) return refused({ code: 'required' })
  if (heads.cells.length > MOST_IMPORT_COLUMNS) return refused({ code: 'aboveMaximum', limit: MOST_IMPORT_COLUMNS })
  return Result.succeed({ kind: 'table', heads: heads.cells, lines: rest })
}

/** What a file of either format holds; what is none, or too much, is refused. */
export const readContacts = (bytes: Buffer): Read => {
  const text = textOf(bytes)
  if (!isText(text)) return refused({ code: 'fileTypeNotSupported' })
  return isVcardFile(text) ? readCards(text) : readLines(text)
}
