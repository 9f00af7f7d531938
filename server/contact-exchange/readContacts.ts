import * as Result from 'effect/Result'
import { MOST_IMPORT_COLUMNS, MOST_IMPORTED, type ReadContacts } from '../../src/domain/contact-exchange/contactImport.ts'
import type { ImportedRow } from '../../src/domain/contact-exchange/importedContact.ts'
import { isVcardFile, readVcards } from '../../src/domain/contact-exchange/readVcards.ts'
import { decodedText } from '../../src/domain/format/decodedText.ts'
import { linesOf, separatorOf, type TableLine } from '../../src/domain/metadata-import/csvTable.ts'
import { isText } from '../../src/domain/metadata-import/headedTable.ts'
import type { Problem } from '../../src/domain/validation/problem.ts'

type Read = Result.Result<ReadContacts, Problem>

const refused = (problem: Problem): Read => Result.fail(problem)
const TOO_MANY = { code: 'tooMany', limit: MOST_IMPORTED } as const

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

/** What a file of either format holds; what is none, or too much, is refused. It is done apart from the API: see ContactFileReader.ts. */
export const readContacts = (bytes: Buffer): Read => {
  const text = decodedText(bytes)
  if (!isText(text)) return refused({ code: 'fileTypeNotSupported' })
  return isVcardFile(text) ? readCards(text) : readLines(text)
}
