import * as Schema from 'effect/Schema'
import { ZIP_CHOICES, ZIP_STATES } from '../../../domain/library/zip.ts'
import { endpoint } from './endpoint.ts'
import { Id, Nothing } from './values.ts'

const Zip = Schema.Struct({
  id: Id,
  name: Schema.String,
  state: Schema.Literals(ZIP_STATES),
  files: Schema.Finite,
  total: Schema.Finite,
  done: Schema.Finite,
  createdAt: Schema.String,
  expiresAt: Schema.String,
})

const Chosen = Schema.Array(Id).check(Schema.isMaxLength(ZIP_CHOICES))

/** What the caller may not see is left out, as it is in lists. */
export const makeZip = endpoint({
  method: 'POST',
  path: '/v1/zips',
  summary: 'Put folders and files together into one zip, to be fetched when it is ready',
  body: Schema.Struct({ folders: Chosen, assets: Chosen }),
  success: Zip,
  failures: [
    'FOLDER_NOT_FOUND',
    'FOLDER_DIFFERENT_TYPE',
    'FOLDER_RESTRICTED_ACCESS',
    'ASSET_NOT_FOUND',
    'ASSET_DIFFERENT_TYPE',
    'ASSET_RESTRICTED_ACCESS',
    'RESOURCE_IN_TRASH',
    'ZIP_EMPTY',
    'ZIP_TOO_LARGE',
  ],
})

export const listZips = endpoint({
  method: 'GET',
  path: '/v1/zips',
  summary: "The caller's zips that can still be fetched, the latest first",
  success: Schema.Array(Zip),
  failures: [],
})

export const removeZip = endpoint({
  method: 'DELETE',
  path: '/v1/zips/:zipId',
  summary: 'Remove a zip, or stop making it',
  params: Schema.Struct({ zipId: Id }),
  success: Nothing,
  failures: ['NOT_FOUND'],
})
