import * as Result from 'effect/Result'
import type { ReadContacts } from '../../src/domain/contact-exchange/contactImport.ts'
import type { Problem } from '../../src/domain/validation/problem.ts'
import { IsolatedProgram } from '../isolated-programs/IsolatedProgram.ts'
import { recordsIn } from '../isolated-programs/records.ts'
import { programOf } from '../node/programOf.ts'

/** Milliseconds for one file. */
const TIMEOUT = 30_000

/** Megabytes of the program's own objects. */
const HEAP = 256

/** Bytes of what is read of one: empty cells, quotation marks and letters beyond ASCII take more than in their file. */
const MOST = 32 * 1024 ** 2

/** Files that wait, of all. */
const WAITING = 16

interface Options {
  readonly program?: string
  readonly timeout?: number
}

/** Reads files of contacts (vCard, CSV) apart from the API. */
export class ContactFileReader {
  readonly #program: IsolatedProgram

  constructor({ program = programOf('importedContacts'), timeout = TIMEOUT }: Options = {}) {
    this.#program = new IsolatedProgram({ program, timeout, heap: HEAP, waiting: WAITING })
  }

  /** Throws Crowded, at once, where too many wait. */
  async read(userId: string, bytes: Buffer): Promise<Result.Result<ReadContacts, Problem>> {
    const { exitCode, output } = await this.#program.run(userId, bytes, MOST)
    const read = exitCode === 0 ? (recordsIn(output).next().value as ReadContacts | { readonly problem: Problem } | undefined) : undefined
    if (read === undefined) return Result.fail({ code: 'fileTypeNotSupported' })
    return 'problem' in read ? Result.fail(read.problem) : Result.succeed(read)
  }

  /** Ends what is under way. */
  close(): void {
    this.#program.close()
  }
}
