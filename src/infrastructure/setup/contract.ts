import * as Schema from 'effect/Schema'
import { endpoint } from '../contract/endpoint.ts'
import { Nothing } from '../contract/values.ts'

/** Once for an installation, by the link that a start without any user prints. */
export const createFirstAdministrator = endpoint({
  method: 'POST',
  path: '/v1/setup',
  summary: 'Make the first organization and its super administrator',
  body: Schema.Struct({
    token: Schema.String.check(Schema.isMaxLength(200)),
    organization: Schema.String,
    email: Schema.String,
    firstName: Schema.String,
    lastName: Schema.String,
    password: Schema.String,
    repeat: Schema.String,
  }),
  success: Nothing,
  failures: ['SETUP_LINK_INVALID'],
})
