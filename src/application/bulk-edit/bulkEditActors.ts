import { capability } from '../capabilities/capability.ts'
import type { BulkEditActor } from './bulkEdit.machine.ts'

export interface BulkEditActors {
  readonly bulkEdit: BulkEditActor
}

export const BULK_EDIT = capability<BulkEditActors>('bulk-edit')
