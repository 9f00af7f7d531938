import * as Schema from 'effect/Schema'
import { GLOBAL_ROLES } from '../../domain/access/modules.ts'
import { DELIVERY_STATES, MAIL_TROUBLES } from '../../domain/mail/delivery.ts'
import { LANGUAGES } from '../../domain/preferences/language.ts'
import { ACCOUNT_STATES } from '../../domain/users/account.ts'
import { SECOND_STEPS } from '../../domain/session/twoFactor.ts'
import { LINE_CODES, MOST_INVITED } from '../../domain/users/invitees.ts'
import { MOST_AT_ONCE, REASONS_LEFT } from '../../domain/users/many.ts'
import { endpoint } from '../contract/endpoint.ts'
import { pageOf } from '../items/contract.ts'
import { Cursor, Id, Nothing, PageSize } from '../contract/values.ts'

const Delivery = Schema.Struct({
  state: Schema.Literals(DELIVERY_STATES),
  since: Schema.String,
  nextTryAt: Schema.NullOr(Schema.String),
  trouble: Schema.NullOr(Schema.Literals(MAIL_TROUBLES)),
})

export const Account = Schema.Struct({
  id: Id,
  username: Schema.String,
  firstName: Schema.String,
  lastName: Schema.String,
  email: Schema.String,
  roleId: Id,
  roleName: Schema.String,
  language: Schema.NullOr(Schema.Literals(LANGUAGES)),
  globalRoles: Schema.Array(Schema.Literals(GLOBAL_ROLES)),
  state: Schema.Literals(ACCOUNT_STATES),
  secondStep: Schema.Literals(SECOND_STEPS),
  sessions: Schema.Finite,
  lastSeenAt: Schema.NullOr(Schema.String),
  invitedUntil: Schema.NullOr(Schema.String),
  invitationMail: Schema.NullOr(Delivery),
  revision: Schema.Finite,
  createdAt: Schema.String,
})

const OfUser = Schema.Struct({ userId: Id })

const form = {
  username: Schema.String,
  firstName: Schema.String,
  lastName: Schema.String,
  email: Schema.String,
  roleId: Schema.String,
  language: Schema.String,
}

/** Longer ones are wrong whatever they say. */
const Line = Schema.String.check(Schema.isMaxLength(1000))

const GRANTING = ['USERNAME_ALREADY_EXISTS', 'EMAIL_ALREADY_EXISTS', 'ROLE_NOT_FOUND', 'PERMISSION_NOT_HELD', 'LAST_ADMINISTRATOR'] as const

/** `search` is part of a name, a username or an address, without case. */
export const listAccounts = endpoint({
  method: 'GET',
  path: '/v1/users',
  summary: 'The accounts of the organization, by name',
  query: Schema.Struct({
    search: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(255))),
    roleId: Schema.optionalKey(Id),
    state: Schema.optionalKey(Schema.Literals(ACCOUNT_STATES)),
    after: Schema.optionalKey(Cursor),
    limit: Schema.optionalKey(PageSize),
  }),
  success: pageOf(Account),
  failures: [],
})

const many = { userIds: Schema.Array(Id).check(Schema.isMaxLength(MOST_AT_ONCE)), rehearse: Schema.Boolean }

const Verdict = Schema.Struct({
  done: Schema.Array(Id),
  left: Schema.Array(Schema.Struct({ id: Id, code: Schema.Literals(REASONS_LEFT) })),
  signedIn: Schema.Finite,
  losing: Schema.Finite,
})

/** `rehearse`: what would be done is told, and not done. Who cannot be changed is left out, with the reason. */
export const changeStates = endpoint({
  method: 'POST',
  path: '/v1/users/states',
  summary: 'Block or unblock many users',
  body: Schema.Struct({ ...many, state: Schema.Literals(['active', 'blocked']) }),
  success: Verdict,
  failures: ['USER_NOT_FOUND', 'LAST_ADMINISTRATOR', 'ROLE_NOT_FOUND', 'PERMISSION_NOT_HELD'],
})

export const changeRoles = endpoint({
  method: 'POST',
  path: '/v1/users/roles',
  summary: 'Give many users a role',
  body: Schema.Struct({ ...many, roleId: Schema.String }),
  success: Verdict,
  failures: ['USER_NOT_FOUND', 'LAST_ADMINISTRATOR', 'ROLE_NOT_FOUND', 'PERMISSION_NOT_HELD'],
})

/**
 * `rehearse`: what would be done is told, and what is left. `successorId`: who looks after what they added, an active user who is not among
 * them; null: it stays in their name.
 */
export const deleteAccounts = endpoint({
  method: 'POST',
  path: '/v1/users/deletions',
  summary: 'Delete users, and hand over what they added; their names stay in the history',
  body: Schema.Struct({ ...many, successorId: Schema.NullOr(Id) }),
  success: Schema.Struct({
    ...Verdict.fields,
    leaves: Schema.Struct({ folders: Schema.Finite, assets: Schema.Finite, jobs: Schema.Finite, zips: Schema.Finite, uploads: Schema.Finite }),
  }),
  failures: ['USER_NOT_FOUND', 'LAST_ADMINISTRATOR'],
})

export const readAccount = endpoint({
  method: 'GET',
  path: '/v1/users/:userId',
  summary: 'One account',
  params: OfUser,
  success: Account,
  failures: ['USER_NOT_FOUND'],
})

export const addAccount = endpoint({
  method: 'POST',
  path: '/v1/users',
  summary: 'Add a user and invite them by mail to set a password',
  body: Schema.Struct(form),
  success: Account,
  failures: ['USER_NOT_FOUND', ...GRANTING],
})

/** `rehearse`: each line is judged, and nobody invited. Lines that are wrong are told by their place, from 0, and invite nobody. */
export const inviteMany = endpoint({
  method: 'POST',
  path: '/v1/users/invitations',
  summary: 'Add many users of one role and invite them by mail',
  body: Schema.Struct({
    people: Schema.Array(Schema.Struct({ username: Line, firstName: Line, lastName: Line, email: Line })).check(Schema.isMaxLength(MOST_INVITED)),
    roleId: Schema.String,
    language: Schema.Literals(LANGUAGES),
    rehearse: Schema.Boolean,
  }),
  success: Schema.Struct({
    invited: Schema.Finite,
    wrong: Schema.Array(Schema.Struct({ place: Schema.Finite, code: Schema.Literals(LINE_CODES) })),
  }),
  failures: ['USER_NOT_FOUND', ...GRANTING],
})

/** Of who has no password yet; others are left out. A POST only because it names many. */
export const readInvitationMails = endpoint({
  method: 'POST',
  path: '/v1/users/invitations/mails',
  summary: 'How far the mails of invitations are',
  body: Schema.Struct({ emails: Schema.Array(Line).check(Schema.isMaxLength(MOST_INVITED)) }),
  success: Schema.Struct({ items: Schema.Array(Schema.Struct({ email: Schema.String, mail: Schema.NullOr(Delivery) })) }),
  failures: [],
})

export const editAccount = endpoint({
  method: 'PATCH',
  path: '/v1/users/:userId',
  summary: 'Change what is known of a user, and their role',
  params: OfUser,
  body: Schema.Struct({ ...form, revision: Schema.Finite }),
  success: Account,
  failures: ['USER_NOT_FOUND', 'STALE_EDIT', ...GRANTING],
})

const ON_USERS = ['USER_NOT_FOUND', 'OWN_ACCOUNT', 'PERMISSION_NOT_HELD', 'STALE_EDIT', 'LAST_ADMINISTRATOR'] as const

export const blockAccount = endpoint({
  method: 'POST',
  path: '/v1/users/:userId/block',
  summary: 'Keep a user out, also where they are signed in',
  params: OfUser,
  success: Nothing,
  failures: ON_USERS,
})

export const unblockAccount = endpoint({
  method: 'POST',
  path: '/v1/users/:userId/unblock',
  summary: 'Let a blocked user in again',
  params: OfUser,
  success: Nothing,
  failures: ON_USERS,
})

/** STALE_EDIT: they have none. */
export const resetAccountSecondStep = endpoint({
  method: 'POST',
  path: '/v1/users/:userId/second-step-reset',
  summary: 'Take the second step of a user away, who has lost what it takes; they are signed out, and told by mail',
  params: OfUser,
  success: Nothing,
  failures: ON_USERS,
})

/** STALE_EDIT: they are signed in nowhere. */
export const signOutAccount = endpoint({
  method: 'DELETE',
  path: '/v1/users/:userId/sessions',
  summary: 'Sign a user out in every browser',
  params: OfUser,
  success: Nothing,
  failures: ON_USERS,
})

/** Who has no password yet is invited again. */
export const resetAccountPassword = endpoint({
  method: 'POST',
  path: '/v1/users/:userId/password-reset',
  summary: 'Mail a user a link to set a new password',
  params: OfUser,
  success: Nothing,
  failures: ON_USERS,
})
