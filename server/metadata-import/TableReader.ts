import * as Result from 'effect/Result'
import type { TableLine } from '../../src/domain/metadata-import/csvTable.ts'
import type { Problem } from '../../src/domain/validation/problem.ts'
import { IsolatedProgram } from '../isolated-programs/IsolatedProgram.ts'
import { recordsIn } from '../isolated-programs/records.ts'
import { programOf } from '../node/programOf.ts'

/** Milliseconds for one file. */
const TIMEOUT = 60_000

/** Megabytes of the program's own objects: the cells of the largest workbook take some twenty times its XML. */
const HEAP = 384

/** Bytes of what is read of one: empty cells, quotation marks and letters beyond ASCII take more than in their file. */
const MOST = 64 * 1024 ** 2

/** Files that wait, of all. */
const WAITING = 16

interface Options {
  readonly program?: string
  readonly timeout?: number
}

/** A table as it was read; its lines come one by one, as often as they are asked for. */
export interface ReadTable {
  readonly heads: readonly string[]
  readonly count: number
  readonly lines: () => Iterable<TableLine>
}

type First = Pick<ReadTable, 'heads' | 'count'> | { readonly problem: Problem }

function* linesIn(written: Buffer): Generator<TableLine> {
  const records = recordsIn(written)
  records.next()
  for (const record of records) yield record as TableLine
}

/** Reads tables (CSV, XLSX) apart from the API. */
export class TableReader {
  readonly #program: IsolatedProgram

  constructor({ program = programOf('importedTable'), timeout = TIMEOUT }: Options = {}) {
    this.#program = new IsolatedProgram({ program, timeout, heap: HEAP, waiting: WAITING })
  }

  /** Throws Crowded, at once, where too many wait. */
  async read(userId: string, bytes: Buffer): Promise<Result.Result<ReadTable, Problem>> {
    const { exitCode, output } = await this.#program.run(userId, bytes, MOST)
    const first = exitCode === 0 ? (recordsIn(output).next().value as First | undefined) : undefined
    if (first === undefined) return Result.fail({ code: 'fileTypeNotSupported' })
    return 'problem' in first ? Result.fail(first.problem) : Result.succeed({ ...first, lines: () => linesIn(output) })
  }

  /** Ends what is under way. */
  close(): void {
    this.#program.close()
  }
}
