import { capability } from '../capabilities/capability.ts'
import type { ValueFinderActor } from '../metadata/valueFinder.machine.ts'
import type { BulkEditActor } from './bulkEdit.machine.ts'

export interface BulkEditActors {
  readonly bulkEdit: BulkEditActor
  /** Finds values for its fields. */
  readonly bulkFinder: ValueFinderActor
}

export const BULK_EDIT = capability<BulkEditActors>('bulk-edit')
