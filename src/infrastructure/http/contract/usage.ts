import * as Schema from 'effect/Schema'
import { endpoint } from './endpoint.ts'
import { ResourceTypeName } from './values.ts'

/** Who asked for more storage, and when. */
export const Upgrade = Schema.Struct({ requestedAt: Schema.String, firstName: Schema.String, lastName: Schema.String })

/** Bytes and numbers of files; `assets` counts what lies outside the trash, per module. `upgradeRequestedAt`: more is asked for since. */
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
    upgradeRequestedAt: Schema.NullOr(Schema.String),
  }),
  failures: [],
})

export const requestUpgrade = endpoint({
  method: 'POST',
  path: '/v1/organizations/current/upgrade-request',
  summary: 'Ask the administrators of the platform for more storage',
  success: Upgrade,
  failures: ['UPGRADE_ALREADY_REQUESTED'],
})
