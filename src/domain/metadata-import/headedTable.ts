import * as Result from 'effect/Result'
import type { Problem } from '../validation/problem.ts'
import { isBlank } from '../validation/text.ts'
import type { TableLine } from './csvTable.ts'
import { MAX_IMPORT_COLUMNS, MAX_IMPORT_LINES } from './metadataImport.ts'

/** A file's heads, and its lines below them, each with as many cells, or more where those say something. */
export interface HeadedTable {
  readonly heads: readonly string[]
  readonly lines: readonly TableLine[]
}

/** The first line that is not empty are the heads. Refused where nothing stands below them, or too much. */
export const headedTable = (all: readonly TableLine[]): Result.Result<HeadedTable, Problem> => {
  const [first, ...rest] = all
  if (first === undefined || rest.length === 0) return Result.fail({ code: 'required' })
  if (rest.length > MAX_IMPORT_LINES) return Result.fail({ code: 'tooMany', limit: MAX_IMPORT_LINES })
  if (first.cells.length > MAX_IMPORT_COLUMNS) return Result.fail({ code: 'aboveMaximum', limit: MAX_IMPORT_COLUMNS })
  const lengthOf = (cells: readonly string[]): number => Math.max(first.cells.length, cells.findLastIndex((cell) => !isBlank(cell)) + 1)
  return Result.succeed({ heads: first.cells, lines: rest.map((line) => ({ ...line, cells: Array.from({ length: lengthOf(line.cells) }, (_, at) => line.cells[at] ?? '') })) })
}

/** No text has control characters but those of lines and cells. */
export const isText = (text: string): boolean => !/[^\t\n\v\f\r\P{Cc}\u0080-\u009F]/u.test(text)
