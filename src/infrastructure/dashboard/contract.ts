import * as Schema from 'effect/Schema'
import { FILE_KINDS } from '../../domain/assets/fileKind.ts'
import { PERIODS } from '../../domain/dashboard/periods.ts'
import { endpoint } from '../contract/endpoint.ts'
import { Id } from '../contract/values.ts'
import { ListedAsset } from '../items/contract.ts'

const asOf = { asOf: Schema.String }
const amount = { files: Schema.Finite, bytes: Schema.Finite }

const Holders = Schema.Struct({
  listed: Schema.Array(Schema.Struct({ id: Schema.NullOr(Id), name: Schema.NullOr(Schema.String), ...amount })),
  others: Schema.NullOr(Schema.Struct(amount)),
})

export const RecentAsset = Schema.Struct({ ...ListedAsset.fields, createdAt: Schema.String })

/**
 * The widgets of the dashboard, each with the time at which it was counted (ISO). What is restricted for the caller counts nowhere. Bytes with
 * earlier versions and the trash, files without the trash. `holders`: null for who may not see them. `fresh`: nothing that is kept.
 */
export const readDashboard = endpoint({
  method: 'GET',
  path: '/v1/dashboard',
  summary: 'Data usage, formats, added and recently added files, and who holds what',
  query: Schema.Struct({ period: Schema.optionalKey(Schema.Literals(PERIODS)), fresh: Schema.optionalKey(Schema.Literal('true')) }),
  success: Schema.Struct({
    usage: Schema.Struct({
      ...asOf,
      usedBytes: Schema.Finite,
      storageCapacity: Schema.Finite,
      trashBytes: Schema.Finite,
      kinds: Schema.Array(Schema.Struct({ kind: Schema.Literals(FILE_KINDS), ...amount })),
    }),
    formats: Schema.Struct({ ...asOf, files: Schema.Finite, formats: Schema.Array(Schema.Struct({ format: Schema.NullOr(Schema.String), ...amount })) }),
    added: Schema.Struct({
      ...asOf,
      period: Schema.Literals(PERIODS),
      files: Schema.Finite,
      buckets: Schema.Array(Schema.Struct({ start: Schema.String, ...amount })),
    }),
    recent: Schema.Struct({ ...asOf, items: Schema.Array(RecentAsset) }),
    holders: Schema.NullOr(Schema.Struct({ ...asOf, repositories: Holders, persons: Holders })),
  }),
  failures: [],
})
