import * as Schema from 'effect/Schema'
import { ATTRIBUTE_TYPES } from '../../domain/templates/attributeTypes.ts'
import { TEMPLATE_STATES } from '../../domain/templates/lifecycle.ts'
import { TEMPLATE_TYPES } from '../../domain/templates/template.ts'
import { endpoint } from '../contract/endpoint.ts'
import { Cursor, Id, Nothing, PageSize } from '../contract/values.ts'
import { pageOf } from '../items/contract.ts'

const Reader = Schema.Struct({ id: Id, name: Schema.String })

const attribute = {
  name: Schema.String,
  required: Schema.Boolean,
  repeatable: Schema.Boolean,
  visibleOnPortal: Schema.Boolean,
  helpText: Schema.String,
  defaultValue: Schema.String,
  section: Schema.String,
  element: Schema.NullOr(Schema.String),
  unit: Schema.NullOr(Schema.String),
  currency: Schema.NullOr(Schema.String),
}

export const DisplayField = Schema.Struct({ attributeId: Id, width: Schema.Finite, inTable: Schema.Boolean, inDetails: Schema.Boolean })

const summary = {
  id: Id,
  name: Schema.String,
  shortDescription: Schema.String,
  type: Schema.Literals(TEMPLATE_TYPES),
  state: Schema.Literals(TEMPLATE_STATES),
  attributeCount: Schema.Finite,
  roles: Schema.Array(Reader),
  users: Schema.Array(Reader),
  assets: Schema.Finite,
  revision: Schema.Finite,
  createdAt: Schema.String,
  updatedAt: Schema.String,
  publishedAt: Schema.NullOr(Schema.String),
}

export const Attribute = Schema.Struct({ ...attribute, id: Id, type: Schema.Literals(ATTRIBUTE_TYPES), optionCount: Schema.Finite })

export const Template = Schema.Struct({ ...summary, attributes: Schema.Array(Attribute), displayFields: Schema.Array(DisplayField) })

/** What is too long or too much is refused by the rules of the form, beyond these by the contract. */
const form = {
  name: Schema.String,
  shortDescription: Schema.String,
  type: Schema.String,
  attributes: Schema.Array(
    Schema.Struct({
      ...attribute,
      id: Schema.NullOr(Id),
      type: Schema.String,
      options: Schema.Array(Schema.String).check(Schema.isMaxLength(20_000)),
    }),
  ).check(Schema.isMaxLength(1000)),
  rolesIds: Schema.Array(Id).check(Schema.isMaxLength(1000)),
  usersIds: Schema.Array(Id).check(Schema.isMaxLength(1000)),
}

const OfTemplate = Schema.Struct({ templateId: Id })
const Revision = Schema.Struct({ revision: Schema.Finite })

const SAVING = [
  'TEMPLATE_NOT_FOUND',
  'STALE_EDIT',
  'TEMPLATE_PUBLISHED',
  'ATTRIBUTE_NOT_FOUND',
  'ATTRIBUTE_NAMES_DUPLICATED',
  'ATTRIBUTE_ALREADY_EXISTS',
  'ROLE_NOT_FOUND',
  'USER_NOT_FOUND',
] as const
const ACTING = ['TEMPLATE_NOT_FOUND', 'STALE_EDIT', 'TEMPLATE_PUBLISHED', 'TEMPLATE_DIFFERENT_STATE'] as const

/** `search` is part of a name or a short description, without case. Without a state: all but hidden ones. `states`: how many of each the search and the type leave. */
export const listTemplates = endpoint({
  method: 'GET',
  path: '/v1/templates',
  summary: 'The metadata templates of the organization, by name, who uses each and how often',
  query: Schema.Struct({
    search: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(255))),
    state: Schema.optionalKey(Schema.Literals(TEMPLATE_STATES)),
    type: Schema.optionalKey(Schema.Literals(TEMPLATE_TYPES)),
    after: Schema.optionalKey(Cursor),
    limit: Schema.optionalKey(PageSize),
  }),
  success: Schema.Struct({
    ...pageOf(Schema.Struct(summary)).fields,
    states: Schema.Struct({ Created: Schema.Finite, Active: Schema.Finite, Inactive: Schema.Finite, Hidden: Schema.Finite }),
  }),
  failures: [],
})

export const readTemplate = endpoint({
  method: 'GET',
  path: '/v1/templates/:templateId',
  summary: 'One metadata template with its attributes',
  params: OfTemplate,
  success: Template,
  failures: ['TEMPLATE_NOT_FOUND'],
})

export const createTemplate = endpoint({
  method: 'POST',
  path: '/v1/templates',
  summary: 'Make a metadata template',
  body: Schema.Struct(form),
  success: Template,
  failures: SAVING,
})

/** Attributes that are left out are gone. Of an active template only its texts, further options, roles and users. */
export const editTemplate = endpoint({
  method: 'PATCH',
  path: '/v1/templates/:templateId',
  summary: 'Change a metadata template',
  params: OfTemplate,
  body: Schema.Struct({ ...form, revision: Schema.Finite }),
  success: Template,
  failures: SAVING,
})

export const deleteTemplate = endpoint({
  method: 'DELETE',
  path: '/v1/templates/:templateId',
  summary: 'Delete a metadata template that was never published',
  params: OfTemplate,
  query: Schema.Struct({ revision: Schema.FiniteFromString }),
  success: Nothing,
  failures: ACTING,
})

/** Those of attributes that are not named come last, as usual. */
export const setDisplayFields = endpoint({
  method: 'PUT',
  path: '/v1/templates/:templateId/display-fields',
  summary: 'Set the order, the widths and the places in which the attributes of a template are shown',
  params: OfTemplate,
  body: Schema.Struct({ displayFields: Schema.Array(DisplayField).check(Schema.isMaxLength(1000)), revision: Schema.Finite }),
  success: Template,
  failures: SAVING,
})

const step = (name: 'publish' | 'activate' | 'deactivate' | 'hide', summary: string) =>
  endpoint({ method: 'POST', path: `/v1/templates/:templateId/${name}`, summary, params: OfTemplate, body: Revision, success: Template, failures: ACTING })

export const publishTemplate = step('publish', 'Publish a metadata template: from then on it stays as it is')
export const activateTemplate = step('activate', 'Offer a published template again')
export const deactivateTemplate = step('deactivate', 'Offer a published template no more; what it describes can be read')
export const hideTemplate = step('hide', 'Take a published template out of the list; what it describes keeps it')

export const duplicateTemplate = endpoint({
  method: 'POST',
  path: '/v1/templates/:templateId/duplicate',
  summary: 'Make a new template like this one, with its options',
  params: OfTemplate,
  body: Schema.Struct({ name: Schema.String }),
  success: Template,
  failures: ACTING,
})
