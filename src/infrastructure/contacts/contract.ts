import * as Schema from 'effect/Schema'
import { MOST_CONTACTS_AT_ONCE } from '../../domain/contacts/contact.ts'
import { CONTACT_SORTS, MAX_CONTACT_TERM } from '../../domain/contacts/contactList.ts'
import { endpoint } from '../contract/endpoint.ts'
import { Cursor, DirectionName, Id, Nothing, PageSize } from '../contract/values.ts'
import { pageOf } from '../items/contract.ts'

const summary = {
  id: Id,
  firstName: Schema.String,
  lastName: Schema.String,
  categoryId: Id,
  organization: Schema.String,
  phone: Schema.String,
  email: Schema.String,
  city: Schema.String,
  country: Schema.String,
  pictureVersion: Schema.NullOr(Id),
  revision: Schema.Finite,
  createdAt: Schema.String,
  updatedAt: Schema.String,
}

export const ContactSummary = Schema.Struct(summary)

const Contact = Schema.Struct({
  ...summary,
  street: Schema.String,
  state: Schema.String,
  zipCode: Schema.String,
  website: Schema.String,
  notes: Schema.String,
  createdBy: Schema.String,
  updatedBy: Schema.String,
})

export const contactForm = {
  firstName: Schema.String,
  lastName: Schema.String,
  phone: Schema.String,
  categoryId: Schema.String,
  email: Schema.String,
  organization: Schema.String,
  street: Schema.String,
  city: Schema.String,
  state: Schema.String,
  zipCode: Schema.String,
  country: Schema.String,
  website: Schema.String,
  notes: Schema.String,
}

const OfContact = Schema.Struct({ contactId: Id })
const Several = Schema.Struct({ ids: Schema.Array(Id).check(Schema.isMaxLength(MOST_CONTACTS_AT_ONCE)) })
const paging = { after: Schema.optionalKey(Cursor), limit: Schema.optionalKey(PageSize) }

/** Bounded in UTF-16 units; the rule of the search counts code points. */
const Term = Schema.String.check(Schema.isMaxLength(2 * MAX_CONTACT_TERM))

/** Each word of `term` begins a word of the contact. `totals`: what it finds in each category, whichever is asked for. */
export const listContacts = endpoint({
  method: 'GET',
  path: '/v1/contacts',
  summary: 'The contacts of the organization, by last name unless told',
  query: Schema.Struct({
    term: Schema.optionalKey(Term),
    categoryId: Schema.optionalKey(Id),
    sort: Schema.optionalKey(Schema.Literals(CONTACT_SORTS)),
    direction: Schema.optionalKey(DirectionName),
    ...paging,
  }),
  success: Schema.Struct({
    ...pageOf(ContactSummary).fields,
    totals: Schema.Array(Schema.Struct({ categoryId: Id, contacts: Schema.Finite })),
  }),
  failures: [],
})

export const listTrashedContacts = endpoint({
  method: 'GET',
  path: '/v1/contacts/trashed',
  summary: 'The contacts in the trash, the latest first',
  query: Schema.Struct(paging),
  success: pageOf(Schema.Struct({ ...summary, trashedAt: Schema.String, trashedBy: Schema.String })),
  failures: [],
})

export const readContact = endpoint({
  method: 'GET',
  path: '/v1/contacts/:contactId',
  summary: 'One contact',
  params: OfContact,
  success: Contact,
  failures: ['CONTACT_NOT_FOUND', 'RESOURCE_IN_TRASH'],
})

const SAVING = ['CONTACT_NOT_FOUND', 'RESOURCE_IN_TRASH', 'CONTACT_ALREADY_EXISTS', 'CONTACT_CATEGORY_NOT_FOUND', 'STALE_EDIT'] as const

/** CONTACT_ALREADY_EXISTS names the one that is there, in `existing`: of the same name, and not told apart by an e-mail or phone that both have. */
export const createContact = endpoint({
  method: 'POST',
  path: '/v1/contacts',
  summary: 'Add a contact',
  body: Schema.Struct(contactForm),
  success: Contact,
  failures: SAVING,
})

export const editContact = endpoint({
  method: 'PATCH',
  path: '/v1/contacts/:contactId',
  summary: 'Change a contact',
  params: OfContact,
  body: Schema.Struct({ ...contactForm, revision: Schema.Finite }),
  success: Contact,
  failures: SAVING,
})

/** Its body is the file itself: PNG, JPG or GIF of 3 MB at the most. */
export const sendContactPicture = endpoint({
  method: 'POST',
  path: '/v1/contacts/:contactId/picture',
  summary: 'Send the picture of a contact',
  params: OfContact,
  success: Contact,
  failures: ['CONTACT_NOT_FOUND', 'RESOURCE_IN_TRASH'],
})

export const removeContactPicture = endpoint({
  method: 'DELETE',
  path: '/v1/contacts/:contactId/picture',
  summary: 'Remove the picture of a contact',
  params: OfContact,
  success: Contact,
  failures: ['CONTACT_NOT_FOUND', 'RESOURCE_IN_TRASH'],
})

export const trashContacts = endpoint({
  method: 'POST',
  path: '/v1/contacts/trash',
  summary: 'Put contacts into the trash, all or none; those that lie there already are passed over',
  body: Several,
  success: Nothing,
  failures: ['CONTACT_NOT_FOUND'],
})

export const restoreContacts = endpoint({
  method: 'POST',
  path: '/v1/contacts/restore',
  summary: 'Restore contacts from the trash, all or none',
  body: Several,
  success: Nothing,
  failures: ['CONTACT_NOT_FOUND', 'CONTACT_ALREADY_EXISTS'],
})

export const deleteContactsPermanently = endpoint({
  method: 'POST',
  path: '/v1/contacts/delete',
  summary: 'Delete for good contacts that lie in the trash',
  body: Several,
  success: Schema.Struct({ contacts: Schema.Finite }),
  failures: ['CONTACT_NOT_FOUND'],
})
