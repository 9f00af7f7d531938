import type { BulkOperation } from '../../domain/bulk-operations/bulkOperation.ts'
import type { Conflict } from '../../domain/move-copy/conflictPlan.ts'

export type PlaceTaken = 'FOLDER_ALREADY_EXISTS' | 'ASSET_ALREADY_EXISTS'

/** Taken names: `total` of all, the first 200 one by one. */
export interface NamesMet {
  readonly conflicts: readonly Conflict[]
  readonly total: number
}

/** Of many things (`BULK_THRESHOLD`), what was begun instead of being done. What would refuse it has refused it already. */
export interface Begun {
  readonly bulkOperation: BulkOperation
}
