import * as Schema from 'effect/Schema'
import { ZIP_FAILURES, ZIP_STATES } from '../../domain/downloads/zip.ts'
import { SELECTION_REFUSALS } from '../../domain/items/outOfReach.ts'
import { endpoint } from '../contract/endpoint.ts'
import { SelectionData } from '../move-copy/contract.ts'
import { TrashSelectionData } from '../trash/contract.ts'
import { Id, Nothing } from '../contract/values.ts'

const Zip = Schema.Struct({
  id: Id,
  name: Schema.String,
  state: Schema.Literals(ZIP_STATES),
  failure: Schema.NullOr(Schema.Literals(ZIP_FAILURES)),
  files: Schema.Finite,
  total: Schema.Finite,
  done: Schema.Finite,
  createdAt: Schema.String,
  expiresAt: Schema.String,
})

const SIZED = ['ZIP_EMPTY', 'ZIP_TOO_LARGE'] as const

/** What the caller may not see is left out, as it is in lists. */
export const makeZip = endpoint({
  method: 'POST',
  path: '/v1/zips',
  summary: 'Put folders and files together into one zip, to be fetched when it is ready',
  body: Schema.Struct({ selection: SelectionData }),
  success: Zip,
  failures: [...SELECTION_REFUSALS, ...SIZED],
})

export const makeTrashZip = endpoint({
  method: 'POST',
  path: '/v1/trash/zips',
  summary: 'Put what lies in the trash together into one zip, to be fetched when it is ready',
  body: Schema.Struct({ selection: TrashSelectionData }),
  success: Zip,
  failures: [...SELECTION_REFUSALS, ...SIZED],
})

/** Of what the zip was asked for, as it is now. */
export const makeZipAnew = endpoint({
  method: 'POST',
  path: '/v1/zips/:zipId/again',
  summary: 'Make a zip anew that has failed or is ready',
  params: Schema.Struct({ zipId: Id }),
  success: Zip,
  failures: ['NOT_FOUND', ...SELECTION_REFUSALS, ...SIZED],
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
