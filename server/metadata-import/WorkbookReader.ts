import * as Result from 'effect/Result'
import type { Problem } from '../../src/domain/validation/problem.ts'
import { IsolatedProgram } from '../isolated-programs/IsolatedProgram.ts'
import { programOf } from '../node/programOf.ts'
import { MOST_XML } from '../media/sheets.ts'
import { VERDICTS } from './workbooks.ts'

/** Milliseconds for one workbook. */
const TIMEOUT = 60_000

/** Megabytes of the program's own objects: the cells of {@link MOST_XML} take some twenty times that. */
const HEAP = 384

/** Workbooks that wait, of all. */
const WAITING = 16

type Rows = readonly (readonly string[])[]

interface Options {
  readonly program?: string
  readonly timeout?: number
}

/** Reads workbooks apart from the API. */
export class WorkbookReader {
  readonly #program: IsolatedProgram

  constructor({ program = programOf('workbook'), timeout = TIMEOUT }: Options = {}) {
    this.#program = new IsolatedProgram({ program, timeout, heap: HEAP, waiting: WAITING })
  }

  /** The rows of the first sheet as texts, empty ones included, and no more than an import takes. Throws Crowded, at once, where too many wait. */
  async rows(userId: string, bytes: Buffer): Promise<Result.Result<Rows, Problem>> {
    const { exitCode, output } = await this.#program.run(userId, bytes)
    if (exitCode === 0 && output.length > 0) return Result.succeed(JSON.parse(output.toString()) as Rows)
    return Result.fail(exitCode === VERDICTS.fileTooLarge ? { code: 'fileTooLarge', limit: MOST_XML } : { code: 'fileTypeNotSupported' })
  }

  /** Ends what is under way. */
  close(): void {
    this.#program.close()
  }
}
