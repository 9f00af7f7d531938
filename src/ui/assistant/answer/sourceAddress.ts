import type { Source } from '../../../domain/assistant/chat.ts'
import { fieldNamed } from '../../../domain/query-language/fields.ts'
import { contactAddress } from '../../addresses/contacts.ts'
import { atFound, wantedOfPassage } from '../../ocr/found.ts'
import { assetAddress, atDocumentPage, folderAddress } from '../../addresses/library.ts'

/** Only a place within the application is one. */
const inside = (address: string): string => (/^\/(?![/\\])/.test(address) ? address : '/')

/** Where what an answer stands on is shown: at its page, or where its fields are. Who may no longer see it is told there. */
export const sourceAddress = ({ kind, id, resourceType = 'RECORDS', page, field, passage }: Source): string => {
  switch (kind) {
    case 'asset': {
      if (page !== undefined) return atFound(atDocumentPage(assetAddress(resourceType, id), page), wantedOfPassage(passage))
      return assetAddress(resourceType, id, undefined, field !== undefined && fieldNamed(field) === undefined ? 'metadata' : 'details')
    }
    case 'folder':
      return folderAddress(resourceType, id)
    case 'contact':
      return contactAddress(id)
    case 'help':
      return inside(id)
  }
}
