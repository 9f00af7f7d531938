import type { Row } from './row.ts'

const SIGN_IN = 'S2: /login'
const STEP = 'S1: TwoFaAuth; S8: TWO_FA_CODE_EXPIRED, TWO_FA_CODE_INVALID'
const PASSWORD = 'S2: /reset-password, /account/new-password'
const OWN = 'D profile: The own profile'
const OWN_STEP = '/v1/account/two-factor'

/** Signing in, and the own account. */
export const ACCOUNT: readonly Row[] = [
  ['POST /v1/auth/login', 'anybody', '', SIGN_IN],
  ['POST /v1/auth/refresh-token', 'anybody', '', 'S7: v1/auth/refresh-token'],
  ['POST /v1/auth/logout', 'anybody', '', 'S7: /v1/auth/logout'],
  ['POST /v1/auth/two-factor', 'anybody', '', STEP],
  ['POST /v1/auth/two-factor/e-mail', 'anybody', '', STEP],
  ['POST /v1/auth/two-factor/enrolment', 'anybody', '', STEP],
  ['POST /v1/auth/two-factor/passkey', 'anybody', '', STEP],
  ['POST /v1/auth/two-factor/passkey/confirmation', 'anybody', '', STEP],
  ['POST /v1/auth/password-link', 'anybody', '', PASSWORD],
  ['POST /v1/auth/password-link/read', 'anybody', '', PASSWORD],
  ['POST /v1/auth/password', 'anybody', '', PASSWORD],
  ['POST /v1/setup', 'anybody', '', 'P: a one-time link at which the first super administrator is made'],

  [`GET ${OWN_STEP}`, 'signed in', 'TwoFaAuth', STEP],
  [`POST ${OWN_STEP}/app`, 'signed in', 'TwoFaAuth', STEP],
  [`POST ${OWN_STEP}/app/confirmation`, 'signed in', 'TwoFaAuth', STEP],
  [`POST ${OWN_STEP}/e-mail`, 'signed in', 'TwoFaAuth', STEP],
  [`POST ${OWN_STEP}/code`, 'signed in', 'TwoFaAuth', STEP],
  [`POST ${OWN_STEP}/recovery-codes`, 'signed in', 'TwoFaAuth', STEP],
  [`POST ${OWN_STEP}/off`, 'signed in', 'TwoFaAuth', STEP],
  [`POST ${OWN_STEP}/passkeys/options`, 'signed in', 'TwoFaAuth', STEP],
  [`POST ${OWN_STEP}/passkeys`, 'signed in', 'TwoFaAuth', STEP],
  [`POST ${OWN_STEP}/passkeys/:passkeyId/removal`, 'signed in', 'TwoFaAuth', STEP],

  ['GET /v1/account/profile', 'signed in', '', OWN],
  ['PUT /v1/account/profile', 'signed in', '', OWN],
  ['POST /v1/account/picture', 'signed in', '', OWN],
  ['DELETE /v1/account/picture', 'signed in', '', OWN],
  ['PUT /v1/account/password', 'signed in', '', OWN],
  ['GET /v1/account/sessions', 'signed in', '', OWN],
  ['DELETE /v1/account/sessions', 'signed in', '', OWN],
  ['DELETE /v1/account/sessions/:sessionId', 'signed in', '', OWN],
  ['DELETE /v1/account/other-sessions', 'signed in', '', OWN],
  ['GET /v1/s/:sessionId/users/:userId/picture/:version', 'signed in', '', OWN],
  ['GET /v1/s/:sessionId/events', 'signed in', '', 'P: What cannot carry a bearer header … the event streams'],
]
