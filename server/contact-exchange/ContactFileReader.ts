import type * as Result from 'effect/Result'
import type { ReadContacts } from '../../src/domain/contact-exchange/contactImport.ts'
import type { Problem } from '../../src/domain/validation/problem.ts'
import { IsolatedProgram } from '../isolated-programs/IsolatedProgram.ts'
import { firstRecordOf } from '../isolated-programs/records.ts'
import { programOf } from '../node/programOf.ts'

/** Reads files of contacts (vCard, CSV) apart from the API. */
export class ContactFileReader extends IsolatedProgram {
  constructor() {
    // Empty cells, quotation marks and letters beyond ASCII take more than in their file.
    super({ program: programOf('importedContacts'), timeout: 30_000, heap: 256, most: 32 * 1024 ** 2, waiting: 16 })
  }

  /** Throws Crowded, at once, where too many wait. */
  async read(userId: string, bytes: Buffer): Promise<Result.Result<ReadContacts, Problem>> {
    return firstRecordOf(await this.run(userId, bytes))
  }
}
