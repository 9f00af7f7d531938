import * as Schema from 'effect/Schema'
import { CONTACT_CATEGORIES } from '../../domain/contacts/category.ts'
import { endpoint } from '../contract/endpoint.ts'
import { Id, Nothing } from '../contract/values.ts'

const Category = Schema.Struct({
  id: Id,
  name: Schema.String,
  builtin: Schema.NullOr(Schema.Literals(CONTACT_CATEGORIES)),
  contacts: Schema.Finite,
  contactsInAll: Schema.Finite,
  revision: Schema.Finite,
})
const OfCategory = Schema.Struct({ categoryId: Id })
const NAMING = ['CONTACT_CATEGORY_NOT_FOUND', 'CONTACT_CATEGORY_ALREADY_EXISTS', 'STALE_EDIT'] as const

export const listContactCategories = endpoint({
  method: 'GET',
  path: '/v1/contact-categories',
  summary: 'The categories of contacts: those that the organization started with, then its own by name',
  success: Schema.Struct({ items: Schema.Array(Category) }),
  failures: [],
})

export const createContactCategory = endpoint({
  method: 'POST',
  path: '/v1/contact-categories',
  summary: 'Add a category of contacts',
  body: Schema.Struct({ name: Schema.String }),
  success: Category,
  failures: NAMING,
})

export const renameContactCategory = endpoint({
  method: 'PATCH',
  path: '/v1/contact-categories/:categoryId',
  summary: 'Rename a category of contacts',
  params: OfCategory,
  body: Schema.Struct({ name: Schema.String, revision: Schema.Finite }),
  success: Category,
  failures: NAMING,
})

/** CONTACT_CATEGORY_IN_USE: it has contacts, perhaps in the trash, and `moveTo` says no other category for them. */
export const deleteContactCategory = endpoint({
  method: 'DELETE',
  path: '/v1/contact-categories/:categoryId',
  summary: 'Delete a category of contacts; its contacts get another one',
  params: OfCategory,
  query: Schema.Struct({ moveTo: Schema.optionalKey(Id) }),
  success: Nothing,
  failures: ['CONTACT_CATEGORY_NOT_FOUND', 'CONTACT_CATEGORY_IN_USE'],
})
