import { capability } from '../capabilities/capability.ts'
import type { AssetDuplicatesActor } from './assetDuplicates.machine.ts'
import type { ComparingActor } from './comparing.machine.ts'
import type { DuplicateGateway } from './DuplicateGateway.ts'
import type { Separate } from './duplicateNotices.ts'
import type { DuplicatesActor } from './duplicates.machine.ts'
import type { MergingActor } from './merging.machine.ts'

export interface DuplicateActors {
  readonly duplicates: DuplicatesActor
  readonly comparing: ComparingActor
  readonly merging: MergingActor
  readonly assetDuplicates: AssetDuplicatesActor
  readonly separate: Separate
}

export const DUPLICATES = capability<DuplicateActors, { readonly duplicates: DuplicateGateway }>('duplicates')
