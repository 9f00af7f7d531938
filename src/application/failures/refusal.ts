import type { FailureCode } from '../../domain/failures/codes.ts'

/** What a screen shows in place of a thing that could not be read. */
export type Refusal = 'notFound' | 'denied' | 'inTrash' | 'failed'

const REFUSALS: Partial<Record<FailureCode, Refusal>> = {
  FOLDER_NOT_FOUND: 'notFound',
  FOLDER_DIFFERENT_TYPE: 'notFound',
  ASSET_NOT_FOUND: 'notFound',
  ASSET_DIFFERENT_TYPE: 'notFound',
  NOT_FOUND: 'notFound',
  // The address names no identifier at all.
  VALIDATION_FAILED: 'notFound',
  PERMISSION_DENIED: 'denied',
  FOLDER_RESTRICTED_ACCESS: 'denied',
  ASSET_RESTRICTED_ACCESS: 'denied',
  RESOURCE_IN_TRASH: 'inTrash',
}

export const refusalOf = (failure: { readonly code: FailureCode } | undefined): Refusal => (failure && REFUSALS[failure.code]) ?? 'failed'
