import * as Schema from 'effect/Schema'
import { CONTACT_FILE_FORMATS } from '../../domain/contact-exchange/contactColumns.ts'
import { IMPORT_OUTCOMES, MOST_IMPORT_COLUMNS, NEW_CATEGORIES, SAME_PERSONS } from '../../domain/contact-exchange/contactImport.ts'
import { LIKENESSES, MOST_MERGED } from '../../domain/contact-exchange/merging.ts'
import { MOST_CHANGED } from '../../domain/contact-exchange/selection.ts'
import { CONTACT_FIELDS } from '../../domain/contacts/contact.ts'
import { CONTACT_SORTS, MAX_CONTACT_TERM } from '../../domain/contacts/contactList.ts'
import { LANGUAGES } from '../../domain/preferences/language.ts'
import { PROBLEM_CODES } from '../../domain/validation/problem.ts'
import { contactForm, ContactSummary } from '../contacts/contract.ts'
import { endpoint } from '../contract/endpoint.ts'
import { DirectionName, Id, Nothing } from '../contract/values.ts'

const Selection = Schema.Union([
  Schema.Struct({ kind: Schema.Literal('some'), ids: Schema.Array(Id).check(Schema.isMaxLength(MOST_CHANGED)) }),
  Schema.Struct({ kind: Schema.Literal('all'), term: Schema.String.check(Schema.isMaxLength(2 * MAX_CONTACT_TERM)), categoryId: Schema.NullOr(Id) }),
])

/** What a file holds, and in which order. */
export const AskedContactFile = Schema.Struct({
  format: Schema.Literals(CONTACT_FILE_FORMATS),
  language: Schema.Literals(LANGUAGES),
  selection: Selection,
  sort: Schema.Literals(CONTACT_SORTS),
  direction: DirectionName,
})

/** Fetched within a day by who asked, at the address of the session with this identifier. */
export const beginContactFile = endpoint({
  method: 'POST',
  path: '/v1/contact-files',
  summary: 'Ask for contacts as vCards or as a comma-separated file',
  body: AskedContactFile,
  success: Schema.Struct({ id: Id }),
  failures: [],
})

/** Where a file of contacts is sent to, as it is: the body is the file. */
export const CONTACT_IMPORTS_PATH = '/v1/contact-imports'

const count = Schema.Finite
const Problems = Schema.Record(Schema.String, Schema.Struct({ code: Schema.Literals(PROBLEM_CODES), limit: Schema.optionalKey(Schema.Finite) }))
const Who = Schema.Struct({ id: Id, name: Schema.String })

const ContactImport = Schema.Struct({
  kind: Schema.Literals(['vcards', 'table']),
  settings: Schema.Struct({
    columns: Schema.Array(Schema.NullOr(Schema.Literals(CONTACT_FIELDS))),
    same: Schema.Literals(SAME_PERSONS),
    newCategories: Schema.Literals(NEW_CATEGORIES),
    categoryId: Schema.String,
  }),
  heads: Schema.Array(Schema.String),
  sample: Schema.Array(Schema.Array(Schema.String)),
  contacts: count,
  counts: Schema.Struct({ added: count, filled: count, same: count, skipped: count, refused: count }),
  pictures: count,
  categories: Schema.Array(Schema.String),
  lines: Schema.Array(
    Schema.Struct({
      line: count,
      name: Schema.String,
      outcome: Schema.Literals(IMPORT_OUTCOMES),
      existing: Schema.optionalKey(Who),
      problems: Schema.optionalKey(Problems),
    }),
  ),
  batchId: Schema.NullOr(Id),
})

/** Of `columns` the fields one behind the other, `-` for none; without them they are matched by their heads. */
const columns = Schema.optionalKey(Schema.String.check(Schema.isMaxLength(MOST_IMPORT_COLUMNS * 20)))

/** Without `apply` nothing is written: that is the dry run, which proposes what is not said. VALIDATION_FAILED at `file`: it is none that can be read. */
export const importContacts = endpoint({
  method: 'POST',
  path: CONTACT_IMPORTS_PATH,
  summary: 'Import contacts of a vCard or CSV file, the body, or find out what that would do',
  query: Schema.Struct({
    columns,
    same: Schema.optionalKey(Schema.Literals(SAME_PERSONS)),
    newCategories: Schema.optionalKey(Schema.Literals(NEW_CATEGORIES)),
    categoryId: Schema.optionalKey(Id),
    apply: Schema.optionalKey(Schema.Literal('true')),
  }),
  success: ContactImport,
  failures: [],
})

const Batch = Schema.Struct({ id: Id, contacts: count })

export const trashManyContacts = endpoint({
  method: 'POST',
  path: '/v1/contact-batches/trash',
  summary: 'Put many contacts into the trash, to be taken back at once',
  body: Schema.Struct({ selection: Selection }),
  success: Batch,
  failures: ['CONTACT_NOT_FOUND'],
})

export const categorizeContacts = endpoint({
  method: 'POST',
  path: '/v1/contact-batches/category',
  summary: 'Give many contacts a category',
  body: Schema.Struct({ selection: Selection, categoryId: Id }),
  success: Batch,
  failures: ['CONTACT_NOT_FOUND', 'CONTACT_CATEGORY_NOT_FOUND'],
})

/** The first is kept, with these fields; the others go to the trash, their relations to it. STALE_EDIT: one has another revision. */
export const mergeContacts = endpoint({
  method: 'POST',
  path: '/v1/contact-batches/merge',
  summary: 'Make one contact of several that are the same person',
  body: Schema.Struct({
    contacts: Schema.Array(Schema.Struct({ id: Id, revision: Schema.Finite })).check(Schema.isMaxLength(MOST_MERGED)),
    form: Schema.Struct(contactForm),
    pictureOf: Schema.NullOr(Id),
  }),
  success: Batch,
  failures: ['CONTACT_NOT_FOUND', 'CONTACT_ALREADY_EXISTS', 'CONTACT_CATEGORY_NOT_FOUND', 'STALE_EDIT'],
})

/** Contacts that somebody changed since stay as they are; of a merge that is STALE_EDIT. */
export const undoContactBatch = endpoint({
  method: 'POST',
  path: '/v1/contact-batches/:batchId/undo',
  summary: 'Take back what was done with many contacts at once',
  params: Schema.Struct({ batchId: Id }),
  success: Schema.Struct({ contacts: count, kept: count }),
  failures: ['NOT_FOUND', 'STALE_EDIT', 'CONTACT_ALREADY_EXISTS', 'CONTACT_CATEGORY_NOT_FOUND'],
})

export const listAlikeContacts = endpoint({
  method: 'GET',
  path: '/v1/contacts/alike',
  summary: 'Contacts that seem to be one person: of one e-mail, phone or name',
  success: Schema.Struct({ groups: Schema.Array(Schema.Struct({ by: Schema.Array(Schema.Literals(LIKENESSES)), contacts: Schema.Array(ContactSummary) })) }),
  failures: [],
})

/** `name`: as the contact is called, typed. It cannot be undone. */
export const eraseContact = endpoint({
  method: 'POST',
  path: '/v1/contacts/:contactId/erase',
  summary: 'Erase all that is held of a person',
  params: Schema.Struct({ contactId: Id }),
  body: Schema.Struct({ name: Schema.String }),
  success: Nothing,
  failures: ['CONTACT_NOT_FOUND'],
})
