/** Content indexing (specification section 4). `None`: the organization does not index content, or the kind of file has no text. */
export const INDEXING_STATES = ['None', 'Indexing', 'Indexed', 'Failed'] as const
export type IndexingState = (typeof INDEXING_STATES)[number]

/** Why no text could be read from a file. `NoText`: there is none in it, as in a scan. `WorkerEnded`: it ended whoever read it, each time. */
export const INDEXING_FAILURES = ['PasswordProtected', 'Damaged', 'TooLarge', 'NoText', 'TookTooLong', 'WorkerEnded', 'Unexpected'] as const
export type IndexingFailure = (typeof INDEXING_FAILURES)[number]

/** How far the indexing of an asset's content is, and of what failed why. */
export interface Indexing {
  readonly indexing: IndexingState
  readonly indexingFailure?: IndexingFailure
}
