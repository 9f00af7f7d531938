import * as Schema from 'effect/Schema'
import { CODE_METHODS, STEP_METHODS, TWO_FACTOR_CHOICES } from '../../domain/session/twoFactor.ts'
import { endpoint } from '../contract/endpoint.ts'
import { Id } from '../contract/values.ts'

/** Opaque to the client; longer ones are nobody's. */
const Challenge = Schema.String.check(Schema.isMaxLength(200))
const Code = Schema.String.check(Schema.isMaxLength(60))

export const Tokens = Schema.Struct({ token: Schema.String, refreshToken: Schema.String })

/** What a sign-in with the right password answers where a second step is asked for. Times are seconds from now. */
export const AskedStep = Schema.Struct({
  challenge: Challenge,
  methods: Schema.Array(Schema.Literals(STEP_METHODS)),
  expiresIn: Schema.Finite,
  /** A code was mailed: another one can be asked for after this. Null: none was. */
  resendAfter: Schema.NullOr(Schema.Finite),
})

/** What is to be set up before the sign-in is complete: an authenticator, by the QR code of `uri` or by the secret. */
const Enrolment = Schema.Struct({ challenge: Challenge, secret: Schema.String, uri: Schema.String })

/** The recovery codes are told this once. */
export const confirmEnrolment = endpoint({
  method: 'POST',
  path: '/v1/auth/two-factor/enrolment',
  summary: 'Complete a sign-in by a code of the authenticator that was asked for in it',
  body: Schema.Struct({ challenge: Challenge, code: Code }),
  success: Schema.Struct({ ...Tokens.fields, recoveryCodes: Schema.Array(Schema.String) }),
  failures: ['TWO_FA_CODE_EXPIRED', 'TWO_FA_CODE_INVALID'],
})

/**
 * NOT_SIGNED_IN: there is no such sign-in under way in this browser, or it was guessed at too often; it begins anew with the password.
 */
export const confirmStep = endpoint({
  method: 'POST',
  path: '/v1/auth/two-factor',
  summary: 'Complete a sign-in by its second step',
  body: Schema.Struct({ challenge: Challenge, method: Schema.Literals(CODE_METHODS), code: Code }),
  success: Schema.Union([Tokens, Schema.Struct({ enrolment: Enrolment })]),
  failures: ['TWO_FA_CODE_EXPIRED', 'TWO_FA_CODE_INVALID'],
})

/** What a device is asked for and answers (WebAuthn), as JSON: opaque to everything between the device and the server's library. */
const Options = Schema.Struct({ options: Schema.String })
const DeviceAnswer = Schema.String.check(Schema.isMaxLength(20_000))

export const askPasskey = endpoint({
  method: 'POST',
  path: '/v1/auth/two-factor/passkey',
  summary: 'What a device is asked for, to complete a sign-in by a passkey',
  body: Schema.Struct({ challenge: Challenge }),
  success: Options,
  failures: [],
})

export const confirmPasskey = endpoint({
  method: 'POST',
  path: '/v1/auth/two-factor/passkey/confirmation',
  summary: 'Complete a sign-in by a passkey',
  body: Schema.Struct({ challenge: Challenge, response: DeviceAnswer }),
  success: Schema.Union([Tokens, Schema.Struct({ enrolment: Enrolment })]),
  failures: ['TWO_FA_CODE_EXPIRED', 'TWO_FA_CODE_INVALID'],
})

/** Replaces the code that was sent before. */
export const mailCode = endpoint({
  method: 'POST',
  path: '/v1/auth/two-factor/e-mail',
  summary: 'Have a code for the second step sent by e-mail',
  body: Schema.Struct({ challenge: Challenge }),
  success: Schema.Struct({ resendAfter: Schema.Finite }),
  failures: [],
})

const State = Schema.Struct({
  choice: Schema.Literals(TWO_FACTOR_CHOICES),
  /** The organization asks everybody for the step. */
  required: Schema.Boolean,
  recoveryCodesLeft: Schema.Finite,
  passkeys: Schema.Array(
    Schema.Struct({ id: Schema.String, name: Schema.String, createdAt: Schema.String, usedAt: Schema.NullOr(Schema.String) }),
  ),
})

/** The password again; where there is an authenticator one of its codes or a recovery code, where codes come by e-mail one of those. */
const Proof = Schema.Struct({ password: Schema.String, code: Schema.optionalKey(Code) })
const RecoveryCodes = Schema.Struct({ state: State, recoveryCodes: Schema.Array(Schema.String) })

export const readTwoFactor = endpoint({
  method: 'GET',
  path: '/v1/account/two-factor',
  summary: 'The second step of the own sign-in',
  success: State,
  failures: [],
})

/** Nothing is asked at sign-in until a code of the authenticator has confirmed it. `uri`: what its QR code says. */
export const beginApp = endpoint({
  method: 'POST',
  path: '/v1/account/two-factor/app',
  summary: 'Begin to set up an authenticator',
  body: Proof,
  success: Schema.Struct({ secret: Schema.String, uri: Schema.String }),
  failures: ['INVALID_CREDENTIALS', 'TWO_FA_CODE_INVALID'],
})

/** The recovery codes are told this once. */
export const confirmApp = endpoint({
  method: 'POST',
  path: '/v1/account/two-factor/app/confirmation',
  summary: 'Confirm an authenticator by one of its codes',
  body: Schema.Struct({ code: Code }),
  success: RecoveryCodes,
  failures: ['TWO_FA_CODE_EXPIRED', 'TWO_FA_CODE_INVALID'],
})

export const chooseMail = endpoint({
  method: 'POST',
  path: '/v1/account/two-factor/e-mail',
  summary: 'Be asked for a code by e-mail at sign-in',
  body: Proof,
  success: State,
  failures: ['INVALID_CREDENTIALS', 'TWO_FA_CODE_INVALID'],
})

/** Replaces the code that was sent before. NOT_FOUND: no codes come by e-mail, so that none proves a change. */
export const mailOwnCode = endpoint({
  method: 'POST',
  path: '/v1/account/two-factor/code',
  summary: 'Have a code sent by e-mail, to prove a change of the own sign-in',
  success: Schema.Struct({ resendAfter: Schema.Finite }),
  failures: [],
})

/** Those from before are good no more. NOT_FOUND: there is no authenticator that they could stand in for. */
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/v1/account/two-factor/recovery-codes',
  summary: 'Make new recovery codes',
  body: Proof,
  success: RecoveryCodes,
  failures: ['INVALID_CREDENTIALS', 'TWO_FA_CODE_INVALID'],
})

export const turnOffTwoFactor = endpoint({
  method: 'POST',
  path: '/v1/account/two-factor/off',
  summary: 'Be asked for the password alone, where the organization allows it',
  body: Proof,
  success: State,
  failures: ['INVALID_CREDENTIALS', 'TWO_FA_CODE_INVALID'],
})

/** The sign-in stays as it is until the device has answered. */
export const beginPasskey = endpoint({
  method: 'POST',
  path: '/v1/account/two-factor/passkeys/options',
  summary: 'Begin to add a passkey',
  body: Proof,
  success: Options,
  failures: ['INVALID_CREDENTIALS', 'TWO_FA_CODE_INVALID'],
})

/** Recovery codes come with the first, unless there is an authenticator. TWO_FA_CODE_INVALID: the device answered something else. */
export const addPasskey = endpoint({
  method: 'POST',
  path: '/v1/account/two-factor/passkeys',
  summary: 'Add a passkey, by what the device answered',
  body: Schema.Struct({ name: Schema.String.check(Schema.isMaxLength(1000)), response: DeviceAnswer }),
  success: RecoveryCodes,
  failures: ['TWO_FA_CODE_EXPIRED', 'TWO_FA_CODE_INVALID'],
})

export const removePasskey = endpoint({
  method: 'POST',
  path: '/v1/account/two-factor/passkeys/:passkeyId/removal',
  summary: 'Remove a passkey',
  params: Schema.Struct({ passkeyId: Id }),
  body: Proof,
  success: State,
  failures: ['INVALID_CREDENTIALS', 'TWO_FA_CODE_INVALID'],
})

const ofOrganization = Schema.Struct({ organizationId: Id })
/** How many may sign in, and how many of them have neither an authenticator nor a passkey. */
const people = { people: Schema.Finite, without: Schema.Finite }
/** `byMail`: a code by e-mail may stand in for an authenticator. `holders`: everybody once, by the roles that they have, also by groups. */
const Rule = Schema.Struct({
  offered: Schema.Boolean,
  required: Schema.Boolean,
  byMail: Schema.Boolean,
  ...people,
  roles: Schema.Array(Schema.Struct({ id: Schema.String, name: Schema.String, required: Schema.Boolean, ...people })),
  holders: Schema.Array(Schema.Struct({ roleIds: Schema.Array(Schema.String), ...people })),
})

/** `offered`: the organization has the feature TwoFaAuth, without which nothing is asked. */
export const readTwoFactorRule = endpoint({
  method: 'GET',
  path: '/v1/organizations/:organizationId/two-factor',
  summary: 'Whether an organization asks everybody for a second step',
  params: ofOrganization,
  success: Rule,
  failures: [],
})

export const editTwoFactorRule = endpoint({
  method: 'PATCH',
  path: '/v1/organizations/:organizationId/two-factor',
  summary: 'Have everybody of an organization asked for a second step, or only who chose it; what is not named stays',
  params: ofOrganization,
  body: Schema.Struct({ required: Schema.optionalKey(Schema.Boolean), byMail: Schema.optionalKey(Schema.Boolean), roleIds: Schema.optionalKey(Schema.Array(Id).check(Schema.isMaxLength(1000))) }),
  success: Rule,
  failures: ['RESOURCE_IN_TRASH'],
})
