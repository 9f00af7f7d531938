import * as Schema from 'effect/Schema'
import { endpoint } from '../contract/endpoint.ts'
import { Id } from '../contract/values.ts'

/** `search` is part of a name or an address, without case. `users`: the first twenty of `total` that match, none of them blocked. */
export const listReaders = endpoint({
  method: 'GET',
  path: '/v1/template-readers',
  summary: 'The roles and users that a metadata template can be for, by name',
  query: Schema.Struct({ search: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(255))) }),
  success: Schema.Struct({
    roles: Schema.Array(Schema.Struct({ id: Id, name: Schema.String })),
    users: Schema.Array(Schema.Struct({ id: Id, name: Schema.String, email: Schema.String })),
    total: Schema.Finite,
  }),
  failures: [],
})
