import type { IndexingFailure } from '../../src/domain/assets/indexing.ts'
import { OversizedArchive } from '../files/zip.ts'

/** A file whose text cannot be read, whoever tries. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
  readonly reason: IndexingFailure

  constructor(reason: IndexingFailure, options?: ErrorOptions) {
    super(options?.cause instanceof Error ? `${reason}: ${options.cause.message}` : reason, options)
    this.reason = reason
  }
}

/** What a reader of files says of one, as it threw it: anything but its own words for a password or for size is a broken file. */
export const unreadable = (error: unknown): Unreadable => {
  if (error instanceof Unreadable) return error
  if (error instanceof Error && error.name === 'PasswordException') return new Unreadable('PasswordProtected', { cause: error })
  return new Unreadable(error instanceof OversizedArchive ? 'TooLarge' : 'Damaged', { cause: error })
}

const BY_NAME: Readonly<Record<string, IndexingFailure>> = { TimedOut: 'TookTooLong', WorkerEnded: 'WorkerEnded' }

/** Why a job did not end with a text, from whatever ended it. */
export const reasonOf = (error: unknown): IndexingFailure => {
  if (error instanceof Unreadable) return error.reason
  return (error instanceof Error ? BY_NAME[error.name] : undefined) ?? 'Unexpected'
}
