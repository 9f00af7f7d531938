import * as Result from 'effect/Result'
import { MOST_IMPORTED, type ReadContacts } from '../../domain/contact-exchange/contactImport.ts'
import { isVcardFile, readVcards } from '../../domain/contact-exchange/readVcards.ts'
import type { Failure } from '../../domain/failures/failure.ts'
import { linesOf, separatorOf } from '../../domain/metadata-import/csvTable.ts'
import { isText } from '../../domain/metadata-import/headedTable.ts'
import type { Problem } from '../../domain/validation/problem.ts'

type Read = Result.Result<ReadContacts, Failure<'VALIDATION_FAILED'>>
const refused = (problem: Problem): Read => Result.fail({ code: 'VALIDATION_FAILED', fields: { file: problem } })

/** What a file holds, as the server reads it, of UTF-8. */
export const readInMemory = async (file: Blob): Promise<Read> => {
  const text = (await file.text()).replace(/^\uFEFF/, '')
  if (!isText(text)) return refused({ code: 'fileTypeNotSupported' })
  if (isVcardFile(text)) {
    const rows = [...readVcards(text)]
    return rows.length > MOST_IMPORTED ? refused({ code: 'tooMany', limit: MOST_IMPORTED }) : Result.succeed({ kind: 'vcards', rows })
  }
  const [heads, ...lines] = linesOf(text, separatorOf(text))
  if (heads === undefined || lines.length === 0) return refused({ code: 'required' })
  return lines.length > MOST_IMPORTED ? refused({ code: 'tooMany', limit: MOST_IMPORTED }) : Result.succeed({ kind: 'table', heads: heads.cells, lines })
}
