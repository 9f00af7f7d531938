import * as Schema from 'effect/Schema'
import { endpoint } from '../contract/endpoint.ts'
import { AskedStep, Tokens } from '../two-factor/contract.ts'
import { Nothing } from '../contract/values.ts'

export const logIn = endpoint({
  method: 'POST',
  path: '/v1/auth/login',
  summary: 'Sign in with e-mail, organization and password; answers the tokens, or that a second step is asked for',
  body: Schema.Struct({
    email: Schema.String,
    organization: Schema.String,
    password: Schema.String,
    rememberMe: Schema.Boolean,
  }),
  success: Schema.Union([Tokens, Schema.Struct({ twoFactor: AskedStep })]),
  failures: ['INVALID_CREDENTIALS', 'PASSWORD_NOT_SET', 'ORGANIZATION_BLOCKED', 'USER_BLOCKED'],
})

/** Specification section 7; `refreshToken` is there when it was rotated. */
export const refreshToken = endpoint({
  method: 'POST',
  path: '/v1/auth/refresh-token',
  summary: 'Exchange a refresh token for a new access token',
  /** `idleSeconds`: in which nobody has done anything where it is asked for; none: somebody does now. */
  body: Schema.Struct({ refreshToken: Schema.String, idleSeconds: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))) }),
  success: Schema.Struct({ token: Schema.String, refreshToken: Schema.optionalKey(Schema.String) }),
  failures: ['ORGANIZATION_BLOCKED', 'USER_BLOCKED'],
})

/** Specification section 7. Answers the same whether or not the session still exists. */
export const logOut = endpoint({
  method: 'POST',
  path: '/v1/auth/logout',
  summary: 'End the session of a refresh token',
  body: Schema.Struct({ refreshToken: Schema.String }),
  success: Nothing,
  failures: [],
})
