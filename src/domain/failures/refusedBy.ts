import type { FailureCode } from './codes.ts'
import type { Reason } from '../access/reason.ts'

/** What a refused call tells of its reasons. Which folder restricts something, those whom it is kept from are not told. */
export const reasonsOf = (code: FailureCode | undefined): readonly Reason[] => {
  switch (code) {
    case 'FOLDER_RESTRICTED_ACCESS':
    case 'ASSET_RESTRICTED_ACCESS':
      return [{ tag: 'restricted', place: { by: 'above' } }]
    case 'RESOURCE_IN_TRASH':
      return [{ tag: 'trashed' }]
    default:
      return []
  }
}
