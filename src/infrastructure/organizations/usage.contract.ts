import * as Schema from 'effect/Schema'
import { endpoint } from '../contract/endpoint.ts'
import { ResourceTypeName } from '../contract/values.ts'

const Requested = { requestedAt: Schema.String, moreBytes: Schema.NullOr(Schema.Finite) }

/** Who asked for more storage, when, and for how many bytes more: null in requests from before it was asked. */
export const Upgrade = Schema.Struct({ ...Requested, firstName: Schema.String, lastName: Schema.String })

/** Bytes and numbers of files; `assets` counts what lies outside the trash, per module. `upgradeRequest`: more is asked for. */
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
    upgradeRequest: Schema.NullOr(Schema.Struct(Requested)),
  }),
  failures: [],
})

export const requestUpgrade = endpoint({
  method: 'POST',
  path: '/v1/organizations/current/upgrade-request',
  summary: 'Ask the administrators of the platform for so many whole gigabytes more storage',
  body: Schema.Struct({ gigabytes: Schema.String }),
  success: Upgrade,
  failures: ['UPGRADE_ALREADY_REQUESTED'],
})
