import * as Schema from 'effect/Schema'
import { THUMBNAIL_STATES } from '../../domain/assets/asset.ts'
import { UNSAVED_REASONS } from '../../domain/folder-templates/folderTemplates.ts'
import { endpoint } from '../contract/endpoint.ts'
import { Id } from '../contract/values.ts'

/** The most files one plan can ask about. */
const PLAN_LIMIT = 1000

/** Per file, in the order asked: it may come, or why not; whether it is still the file that was seen is told when it arrives. `proposal` is a free name where the name is taken: by an asset that is there, or by a file before it. */
export const PlanVerdict = Schema.Struct({
  code: Schema.Literals([
    'ok',
    'ASSET_ALREADY_EXISTS',
    'VALIDATION_FAILED',
    'NO_EXTENSION_IN_NAME_FOUND',
    'FILE_TYPE_NOT_SUPPORTED',
    'FILE_EMPTY',
    'FILE_TOO_LARGE',
    'STORAGE_SIZE_EXCEEDED',
    'FILES_LIMIT_EXCEEDED',
    'ASSET_NOT_FOUND',
    'ASSET_DIFFERENT_TYPE',
    'ASSET_RESTRICTED_ACCESS',
    'RESOURCE_IN_TRASH',
    'FILE_DIFFERENT_TYPE',
    'PERMISSION_DENIED',
  ]),
  proposal: Schema.NullOr(Schema.String),
  /** What has the name, as far as the caller sees it; or the asset that the file was chosen for. */
  existing: Schema.NullOr(
    Schema.Struct({
      id: Id,
      mayReplace: Schema.Boolean,
      /** Of what has the name: what tells it apart from the file that comes. Bytes, ISO 8601. */
      file: Schema.optionalKey(Schema.Struct({ size: Schema.Finite, modifiedAt: Schema.String, contentVersion: Schema.String, thumbnail: Schema.Literals(THUMBNAIL_STATES) })),
    }),
  ),
})

/** Asks before a byte is sent. Changes nothing; every verdict is reached again when the file arrives. */
export const planUploads = endpoint({
  method: 'POST',
  path: '/v1/uploads/plan',
  summary: 'Check names, types, sizes and quota of files before they are sent',
  body: Schema.Struct({
    folderId: Id,
    /** `target`: the asset that the file is to take the place of, wherever it lies; the folder says nothing about such a one. */
    files: Schema.Array(Schema.Struct({ name: Schema.String, size: Schema.Finite, target: Schema.optionalKey(Id) })).check(
      Schema.isMaxLength(PLAN_LIMIT),
    ),
  }),
  success: Schema.Struct({ verdicts: Schema.Array(PlanVerdict) }),
  failures: ['DESTINATION_NOT_FOUND', 'FOLDER_DIFFERENT_TYPE', 'FOLDER_RESTRICTED_ACCESS', 'RESOURCE_IN_TRASH', 'ASSET_CANNOT_BE_STANDALONE'],
})

/**
 * Files themselves travel by the tus protocol under `/v1/uploads`, with the bearer header. `Upload-Metadata` holds `folderId` and
 * `filename`, and where the file takes the place of an asset's, which needs EDIT_RESOURCES too: `replaces`, an asset of that name in that folder,
 * or `target`, an asset wherever it lies and whatever it is called; with either `seen`, the content version of the file that is to be replaced
 * (FILE_REPLACED: another one is there by now). The answer to the last byte is this, or a failure body.
 */
export const UPLOADS_PATH = '/v1/uploads'
export const UploadReceipt = Schema.Struct({
  assetId: Id,
  name: Schema.String,
  /** What was said of it under `values`, and could not be saved, in words. */
  unsaved: Schema.optionalKey(Schema.Array(Schema.Struct({ name: Schema.String, values: Schema.Array(Schema.String), reason: Schema.Literals(UNSAVED_REASONS) }))),
})
