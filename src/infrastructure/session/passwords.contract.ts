import * as Schema from 'effect/Schema'
import { PASSWORD_TOKEN_PURPOSES } from '../../domain/session/passwordToken.ts'
import { endpoint } from '../contract/endpoint.ts'
import { Nothing } from '../contract/values.ts'

/** Longer ones are nobody's. */
const Token = Schema.String.check(Schema.isMaxLength(200))

/**
 * Sends a link by which the password of an account is set, if there is such an account: the answer is the same when there is none. `outbox`:
 * the installation has no mail server, and its mails can be read at /outbox.
 */
export const requestPasswordLink = endpoint({
  method: 'POST',
  path: '/v1/auth/password-link',
  summary: 'Ask for a link to set a password, by e-mail',
  body: Schema.Struct({ email: Schema.String, organization: Schema.String }),
  success: Schema.Struct({ outbox: Schema.Boolean }),
  failures: [],
})

/** Tokens travel in bodies: addresses end up in logs. */
export const readPasswordLink = endpoint({
  method: 'POST',
  path: '/v1/auth/password-link/read',
  summary: 'Whose password a link sets',
  body: Schema.Struct({ token: Token }),
  success: Schema.Struct({
    purpose: Schema.Literals(PASSWORD_TOKEN_PURPOSES),
    email: Schema.String,
    organization: Schema.String,
  }),
  failures: ['PASSWORD_TOKEN_EXPIRED', 'PASSWORD_TOKEN_ALREADY_USED', 'PASSWORD_TOKEN_INVALID'],
})

/** Ends every session of the user. */
export const setPassword = endpoint({
  method: 'POST',
  path: '/v1/auth/password',
  summary: 'Set a password by the token of a link',
  body: Schema.Struct({ token: Token, password: Schema.String, repeat: Schema.String }),
  success: Nothing,
  failures: ['PASSWORD_TOKEN_EXPIRED', 'PASSWORD_TOKEN_ALREADY_USED', 'PASSWORD_TOKEN_INVALID'],
})
