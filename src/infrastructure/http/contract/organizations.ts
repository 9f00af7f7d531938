import * as Schema from 'effect/Schema'
import { endpoint } from './endpoint.ts'
import { ResourceTypeName } from './values.ts'

/** Bytes and numbers of files; `assets` counts what lies outside the trash, per module. */
export const readUsage = endpoint({
  method: 'GET',
  path: '/v1/organizations/current/usage',
  summary: 'How much of its storage the organization uses',
  success: Schema.Struct({
    usedBytes: Schema.Finite,
    storageCapacity: Schema.Finite,
    files: Schema.Finite,
    filesLimit: Schema.Finite,
    assets: Schema.Array(Schema.Struct({ type: ResourceTypeName, count: Schema.Finite })),
  }),
  failures: [],
})
