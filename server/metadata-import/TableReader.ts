import * as Result from 'effect/Result'
import type { TableLine } from '../../src/domain/metadata-import/csvTable.ts'
import type { Problem } from '../../src/domain/validation/problem.ts'
import { IsolatedProgram, type Trial } from '../isolated-programs/IsolatedProgram.ts'
import { firstRecordOf, recordsIn } from '../isolated-programs/records.ts'
import { programOf } from '../node/programOf.ts'

/** A table as it was read; its lines come one by one, as often as they are asked for. */
export interface ReadTable {
  readonly heads: readonly string[]
  readonly count: number
  readonly lines: () => Iterable<TableLine>
}

function* linesIn(written: Buffer): Generator<TableLine> {
  const records = recordsIn(written)
  records.next()
  for (const record of records) yield record as TableLine
}

/** Reads tables (CSV, XLSX) apart from the API. */
export class TableReader extends IsolatedProgram {
  constructor(trial: Trial = {}) {
    // The cells of the largest workbook take some twenty times its XML in memory; empty cells, quotation marks and letters beyond ASCII take more than in their file.
    super({ program: programOf('importedTable'), timeout: 60_000, heap: 384, most: 64 * 1024 ** 2, waiting: 16, ...trial })
  }

  /** Throws Crowded, at once, where too many wait. */
  async read(userId: string, bytes: Buffer): Promise<Result.Result<ReadTable, Problem>> {
    const outcome = await this.run(userId, bytes)
    const first = firstRecordOf<Pick<ReadTable, 'heads' | 'count'>>(outcome)
    return Result.map(first, (table) => ({ ...table, lines: () => linesIn(outcome.output) }))
  }
}
