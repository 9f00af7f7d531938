import { INDEXING_FAILURES, type IndexingFailure } from '../assets/indexing.ts'

/** Why a text could not be read, as it is written in a query. */
const VALUES: Readonly<Record<IndexingFailure, string>> = {
  PasswordProtected: 'password', Damaged: 'damaged', TooLarge: 'large', NoText: 'notext', TookTooLong: 'slow', WorkerEnded: 'worker', Unexpected: 'unexpected',
}

export const unreadValue = (reason: IndexingFailure): string => VALUES[reason]

/** The reason that a value means; undefined: none. */
export const unreadReason = (value: string): IndexingFailure | undefined => INDEXING_FAILURES.find((reason) => VALUES[reason] === value.toLowerCase())
