import * as Schema from 'effect/Schema'
import { Attribute, Template } from './contract.ts'

const { id: _saved, ...attribute } = Attribute.fields
const { name, shortDescription, type, roles, users } = Template.fields

/** What a browser keeps of a template that is filled in; without `template`, of a new one. */
export const Kept = Schema.Struct({
  template: Schema.optionalKey(Template),
  draft: Schema.Struct({
    name,
    shortDescription,
    type,
    roles,
    users,
    attributes: Schema.Array(Schema.Struct({ ...attribute, id: Schema.String, isNew: Schema.Boolean, options: Schema.Array(Schema.String) })),
  }),
})
