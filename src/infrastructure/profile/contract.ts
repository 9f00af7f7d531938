import * as Schema from 'effect/Schema'
import { LANGUAGES } from '../../domain/preferences/language.ts'
import { endpoint } from '../contract/endpoint.ts'
import { OWN_PICTURE_PATH } from '../contract/files.ts'
import { Id, Nothing } from '../contract/values.ts'

const Profile = Schema.Struct({
  email: Schema.String,
  firstName: Schema.String,
  lastName: Schema.String,
  role: Schema.String,
  language: Schema.NullOr(Schema.Literals(LANGUAGES)),
  pictureVersion: Schema.NullOr(Id),
})

export const readProfile = endpoint({
  method: 'GET',
  path: '/v1/account/profile',
  summary: 'The own account',
  success: Profile,
  failures: [],
})

export const saveProfile = endpoint({
  method: 'PUT',
  path: '/v1/account/profile',
  summary: 'Change the own name and language',
  body: Schema.Struct({ firstName: Schema.String, lastName: Schema.String, language: Schema.String }),
  success: Profile,
  failures: [],
})

/** Its body is the file itself: PNG, JPG or GIF of 3 MB at the most. */
export const sendPicture = endpoint({
  method: 'POST',
  path: OWN_PICTURE_PATH,
  summary: 'Send the own picture',
  success: Profile,
  failures: [],
})

export const removePicture = endpoint({
  method: 'DELETE',
  path: '/v1/account/picture',
  summary: 'Remove the own picture',
  success: Profile,
  failures: [],
})

/** All other sessions of the person end; the one under way stays. */
export const changePassword = endpoint({
  method: 'PUT',
  path: '/v1/account/password',
  summary: 'Change the own password',
  body: Schema.Struct({ current: Schema.String, password: Schema.String, repeat: Schema.String }),
  success: Nothing,
  failures: ['INVALID_CREDENTIALS'],
})

const OwnSession = Schema.Struct({
  id: Id,
  isCurrent: Schema.Boolean,
  remembered: Schema.Boolean,
  userAgent: Schema.String,
  address: Schema.String,
  isHere: Schema.Boolean,
  createdAt: Schema.String,
  usedAt: Schema.String,
})
const OwnSessions = Schema.Struct({ sessions: Schema.Array(OwnSession) })

export const readSessions = endpoint({
  method: 'GET',
  path: '/v1/account/sessions',
  summary: 'Where one is signed in: here, then the hundred that were last used',
  success: OwnSessions,
  failures: [],
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/v1/account/sessions/:sessionId',
  summary: 'Sign out a browser',
  params: Schema.Struct({ sessionId: Id }),
  success: OwnSessions,
  failures: [],
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/v1/account/other-sessions',
  summary: 'Sign out everywhere but here',
  success: OwnSessions,
  failures: [],
})

export const endAllSessions = endpoint({
  method: 'DELETE',
  path: '/v1/account/sessions',
  summary: 'Sign out everywhere, here too',
  success: Nothing,
  failures: [],
})
