import * as Schema from 'effect/Schema'
import { METADATA_GROUPS, METADATA_STATES } from '../../domain/embedded-metadata/metadata.ts'
import { endpoint } from '../contract/endpoint.ts'
import { Id } from '../contract/values.ts'

const Field = Schema.Struct({ field: Schema.String, value: Schema.String })

const success = Schema.Struct({
  state: Schema.Literals(METADATA_STATES),
  groups: Schema.Array(Schema.Struct({ group: Schema.Literals(METADATA_GROUPS), fields: Schema.Array(Field) })),
})

export const readAssetMetadata = endpoint({
  method: 'GET',
  path: '/v1/assets/:assetId/embedded-metadata',
  summary: 'What the file of an asset says of itself',
  params: Schema.Struct({ assetId: Id }),
  success,
  failures: ['ASSET_NOT_FOUND', 'ASSET_DIFFERENT_TYPE', 'ASSET_RESTRICTED_ACCESS', 'RESOURCE_IN_TRASH'],
})

/** The fact `asset.changed` tells when it is there. */
export const askAssetMetadata = endpoint({
  method: 'POST',
  path: '/v1/assets/:assetId/embedded-metadata',
  summary: 'Have the file of an asset read for what it says of itself',
  params: Schema.Struct({ assetId: Id }),
  success,
  failures: ['ASSET_NOT_FOUND', 'ASSET_DIFFERENT_TYPE', 'ASSET_RESTRICTED_ACCESS', 'RESOURCE_IN_TRASH'],
})
