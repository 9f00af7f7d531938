import * as Schema from 'effect/Schema'
import { PREVIEW_KINDS } from '../../domain/assets/asset.ts'
import { endpoint } from '../contract/endpoint.ts'
import { Id, Nothing } from '../contract/values.ts'

const UNSEEN = ['ASSET_NOT_FOUND', 'ASSET_DIFFERENT_TYPE', 'ASSET_RESTRICTED_ACCESS', 'RESOURCE_IN_TRASH'] as const
const OfVersion = Schema.Struct({ assetId: Id, versionId: Id })
/** STALE_EDIT: the asset is another one than when this revision was read. */
const Revision = Schema.Struct({ revision: Schema.Finite })

const Version = Schema.Struct({
  id: Id,
  number: Schema.Finite,
  mediaType: Schema.String,
  preview: Schema.Literals(PREVIEW_KINDS),
  size: Schema.Finite,
  hasThumbnail: Schema.Boolean,
  replacedAt: Schema.String,
  replacedBy: Schema.String,
})
const VersionNumber = Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 2_147_483_647 }))

/** `before`: those that are older than the version of this number. `next`: the number that the next page is before; null: these are all. */
export const listVersions = endpoint({
  method: 'GET',
  path: '/v1/assets/:assetId/versions',
  summary: 'The earlier files of an asset, the newest first, 200 at a time',
  params: Schema.Struct({ assetId: Id }),
  query: Schema.Struct({ before: Schema.optionalKey(VersionNumber) }),
  success: Schema.Struct({ items: Schema.Array(Version), next: Schema.NullOr(Schema.Finite) }),
  failures: UNSEEN,
})

/** The present file becomes a version, `kept`; `contentVersion` is that of the file that it is again. Storage stays what it was. */
export const restoreVersion = endpoint({
  method: 'POST',
  path: '/v1/assets/:assetId/versions/:versionId/restore',
  summary: 'Make an earlier file the file of its asset again',
  params: OfVersion,
  body: Revision,
  success: Schema.Struct({ kept: Id, contentVersion: Schema.String }),
  failures: [...UNSEEN, 'STALE_EDIT'],
})

export const deleteVersion = endpoint({
  method: 'DELETE',
  path: '/v1/assets/:assetId/versions/:versionId',
  summary: 'Delete an earlier file for good',
  params: OfVersion,
  success: Nothing,
  failures: UNSEEN,
})
