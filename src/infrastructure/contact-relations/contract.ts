import * as Schema from 'effect/Schema'
import { CONTACT_RELATION_KINDS } from '../../domain/contact-relations/contactRelation.ts'
import { MOST_RELATED_AT_ONCE } from '../../domain/contact-relations/limits.ts'
import { endpoint } from '../contract/endpoint.ts'
import { Cursor, Id, Nothing, PageSize } from '../contract/values.ts'
import { LibraryItem, pageOf } from '../items/contract.ts'

const relation = {
  id: Id,
  kind: Schema.Literals(CONTACT_RELATION_KINDS),
  from: Schema.String,
  until: Schema.String,
  note: Schema.String,
  revision: Schema.Finite,
}

const ContactOfItem = Schema.Struct({
  ...relation,
  contact: Schema.Struct({
    id: Id,
    firstName: Schema.String,
    lastName: Schema.String,
    categoryId: Id,
    organization: Schema.String,
    pictureVersion: Schema.NullOr(Id),
  }),
})

const form = { kind: Schema.String, from: Schema.String, until: Schema.String, note: Schema.String }
const New = Schema.Struct({ contactId: Id, ...form })
const ContactsOfItem = Schema.Struct({ items: Schema.Array(ContactOfItem) })

const OfAsset = Schema.Struct({ assetId: Id })
const OfFolder = Schema.Struct({ folderId: Id })
const OfRelation = Schema.Struct({ relationId: Id })

const NO_ASSET = ['ASSET_NOT_FOUND', 'ASSET_DIFFERENT_TYPE', 'ASSET_RESTRICTED_ACCESS'] as const
const NO_FOLDER = ['FOLDER_NOT_FOUND', 'FOLDER_DIFFERENT_TYPE', 'FOLDER_RESTRICTED_ACCESS'] as const
/** What the address names comes first: that is what an identifier that cannot be one is answered like. */
const OF_ASSET = [...NO_ASSET, ...NO_FOLDER, 'RESOURCE_IN_TRASH'] as const
const OF_FOLDER = [...NO_FOLDER, ...NO_ASSET, 'RESOURCE_IN_TRASH'] as const
/** An identifier that cannot be one is answered like a relation that is not there. */
const CHANGING = ['NOT_FOUND', ...OF_ASSET, 'CONTACT_NOT_FOUND', 'STALE_EDIT'] as const

export const listContactsOfAsset = endpoint({
  method: 'GET',
  path: '/v1/assets/:assetId/contacts',
  summary: 'Who the contacts are to an asset: its donors, makers, lenders …',
  params: OfAsset,
  success: ContactsOfItem,
  failures: OF_ASSET,
})

export const listContactsOfFolder = endpoint({
  method: 'GET',
  path: '/v1/folders/:folderId/contacts',
  summary: 'Who the contacts are to a folder',
  params: OfFolder,
  success: ContactsOfItem,
  failures: OF_FOLDER,
})

/** What is there already, in every field but the note, is answered as it is. Dates are EDTF. */
export const relateContactToAsset = endpoint({
  method: 'POST',
  path: '/v1/assets/:assetId/contacts',
  summary: 'Say what a contact is to an asset',
  params: OfAsset,
  body: New,
  success: ContactOfItem,
  failures: [...OF_ASSET, 'CONTACT_NOT_FOUND', 'STALE_EDIT'],
})

export const relateContactToFolder = endpoint({
  method: 'POST',
  path: '/v1/folders/:folderId/contacts',
  summary: 'Say what a contact is to a folder',
  params: OfFolder,
  body: New,
  success: ContactOfItem,
  failures: [...OF_FOLDER, 'CONTACT_NOT_FOUND', 'STALE_EDIT'],
})

export const editContactRelation = endpoint({
  method: 'PATCH',
  path: '/v1/contact-relations/:relationId',
  summary: 'Change what a contact is to an asset or folder',
  params: OfRelation,
  body: Schema.Struct({ ...form, revision: Schema.Finite }),
  success: ContactOfItem,
  failures: CHANGING,
})

export const removeContactRelation = endpoint({
  method: 'DELETE',
  path: '/v1/contact-relations/:relationId',
  summary: 'A contact is nothing to an asset or folder any more',
  params: OfRelation,
  query: Schema.Struct({ revision: Schema.FiniteFromString }),
  success: Nothing,
  failures: CHANGING,
})

const Seen = Schema.Struct({ id: Id, revision: Schema.Finite })

/** `present`: were so already; `left`: what the caller does not see, what lies in the trash, and what has as many contacts as there can be. */
export const relateManyToContact = endpoint({
  method: 'POST',
  path: '/v1/contacts/:contactId/relations',
  summary: 'Say of many assets and folders what a contact is to them, in one change',
  params: Schema.Struct({ contactId: Id }),
  body: Schema.Struct({ itemIds: Schema.Array(Id).check(Schema.isMaxLength(MOST_RELATED_AT_ONCE)), ...form }),
  success: Schema.Struct({ added: Schema.Array(Seen), present: Schema.Finite, left: Schema.Finite }),
  failures: ['CONTACT_NOT_FOUND'],
})

/** Takes back {@link relateManyToContact}: relations that were changed since stay, and those of what the caller does not see. */
export const removeContactRelations = endpoint({
  method: 'POST',
  path: '/v1/contact-relations/remove',
  summary: 'End many relations of contacts at once',
  body: Schema.Struct({ relations: Schema.Array(Seen).check(Schema.isMaxLength(MOST_RELATED_AT_ONCE)) }),
  success: Schema.Struct({ removed: Schema.Finite }),
  failures: ['NOT_FOUND'],
})

/** The latest first; what the caller does not see is neither shown nor counted. `totals`: by what the contact is, whichever is asked for. */
export const listItemsOfContact = endpoint({
  method: 'GET',
  path: '/v1/contacts/:contactId/relations',
  summary: 'What a contact gave, made, lent …',
  params: Schema.Struct({ contactId: Id }),
  query: Schema.Struct({ kind: Schema.optionalKey(Schema.Literals(CONTACT_RELATION_KINDS)), after: Schema.optionalKey(Cursor), limit: Schema.optionalKey(PageSize) }),
  success: Schema.Struct({
    ...pageOf(Schema.Struct({ ...relation, item: LibraryItem })).fields,
    totals: Schema.Array(Schema.Struct({ kind: Schema.Literals(CONTACT_RELATION_KINDS), items: Schema.Finite })),
  }),
  failures: ['CONTACT_NOT_FOUND', 'RESOURCE_IN_TRASH'],
})
