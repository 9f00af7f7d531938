import type { Result } from 'effect/Result'
import type { BulkOperation } from '../../domain/bulk-operations/bulkOperation.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

export type UndoFailure = CallFailure<
  | 'ASSET_NOT_FOUND'
  | 'ASSET_DIFFERENT_TYPE'
  | 'ASSET_RESTRICTED_ACCESS'
  | 'ASSET_ALREADY_EXISTS'
  | 'ASSET_CANNOT_BE_STANDALONE'
  | 'ASSET_RELATED_TO_ITSELF'
  | 'SEARCH_NOT_UNDERSTOOD'
  | 'FILE_NUMBER_ALREADY_EXISTS'
  | 'NO_EXTENSION_IN_NAME_FOUND'
  | 'FOLDER_NOT_FOUND'
  | 'FOLDER_DIFFERENT_TYPE'
  | 'FOLDER_DIFFERENT_PARENT'
  | 'FOLDER_RESTRICTED_ACCESS'
  | 'FOLDER_ALREADY_EXISTS'
  | 'FOLDER_SAME_DESTINATION'
  | 'FOLDER_MOVE_TO_ITSELF'
  | 'FOLDER_MOVE_TO_CHILD'
  | 'FOLDER_COPY_TO_ITSELF'
  | 'FOLDER_COPY_TO_CHILD'
  | 'DESTINATION_NOT_FOUND'
  | 'CONTACT_NOT_FOUND'
  | 'CONTACT_ALREADY_EXISTS'
  | 'CONTACT_CATEGORY_NOT_FOUND'
  | 'PUBLICATION_RESTRICTED'
  | 'RESOURCE_IN_TRASH'
  | 'STALE_EDIT'
  | 'STORAGE_SIZE_EXCEEDED'
  | 'FILES_LIMIT_EXCEEDED'
>

/** `bulkOperation`: of a large tree, what was begun instead of being done. */
export interface Undone {
  readonly bulkOperation?: BulkOperation
}

/** Takes back what an entry of a history or of the activity log tells of. STALE_EDIT where something was changed since. */
export interface UndoGateway {
  /** `organizationId`: whose log it is, where that is not the organization one works in. */
  undo(entryId: string, organizationId: string | undefined, signal: AbortSignal): Promise<Result<Undone, UndoFailure>>
}
