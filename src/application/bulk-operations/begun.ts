import type { RelocationJob } from '../../domain/bulk-operations/relocationJob.ts'
import type { Conflict } from '../../domain/move-copy/conflictPlan.ts'

export type PlaceTaken = 'FOLDER_ALREADY_EXISTS' | 'ASSET_ALREADY_EXISTS'

/** Taken names: `total` of all, the first 200 one by one. */
export interface NamesMet {
  readonly conflicts: readonly Conflict[]
  readonly total: number
}

/** Of many things (`RELOCATED_AT_ONCE`), what was begun instead of being done. What would refuse it has refused it already. */
export interface Begun {
  readonly relocation: RelocationJob
}
