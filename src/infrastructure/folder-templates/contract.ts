import * as Schema from 'effect/Schema'
import { MAX_CHANGES } from '../../domain/metadata/assetMetadata.ts'
import { endpoint } from '../contract/endpoint.ts'
import { Id } from '../contract/values.ts'
import { DescribingTemplate, Names, Values } from '../metadata/contract.ts'

const Named = Schema.Struct({ id: Id, name: Schema.String })

/** Templates that the caller is in none of the roles or users of are not told. `from`: the folder above that names it. */
const FolderTemplates = Schema.Struct({
  templates: Schema.Array(Schema.Struct({ template: DescribingTemplate, from: Schema.NullOr(Named) })),
  offered: Schema.Array(Schema.Struct({ id: Id, name: Schema.String, shortDescription: Schema.String })),
  names: Names,
})

const UNSEEN = ['FOLDER_NOT_FOUND', 'FOLDER_DIFFERENT_TYPE', 'FOLDER_RESTRICTED_ACCESS', 'RESOURCE_IN_TRASH'] as const

export const readFolderTemplates = endpoint({
  method: 'GET',
  path: '/v1/folders/:folderId/templates',
  summary: 'By which templates what arrives in a folder is described',
  params: Schema.Struct({ folderId: Id }),
  success: FolderTemplates,
  failures: UNSEEN,
})

const change = {
  params: Schema.Struct({ folderId: Id, templateId: Id }),
  success: FolderTemplates,
  failures: [...UNSEEN, 'TEMPLATE_NOT_FOUND', 'TEMPLATE_DIFFERENT_STATE'],
} as const

/** It holds for the folders below as well. What is there already stays as it is. */
export const nameFolderTemplate = endpoint({ ...change, method: 'PUT', path: '/v1/folders/:folderId/templates/:templateId', summary: 'Describe what arrives in a folder by a template' })

export const unnameFolderTemplate = endpoint({
  ...change,
  method: 'DELETE',
  path: '/v1/folders/:folderId/templates/:templateId',
  summary: 'Describe what arrives in a folder by a template no more',
})

/**
 * An upload of the caller names them by their `id` (`values` in its Upload-Metadata); problems stand at the attributes. NOT_FOUND: one of those is
 * not there, or not the caller's to see.
 */
export const keepUploadValues = endpoint({
  method: 'POST',
  path: '/v1/upload-values',
  summary: 'Keep values that everything is given that is uploaded together next',
  body: Schema.Struct({ changes: Schema.Array(Schema.Struct({ attributeId: Id, values: Values })).check(Schema.isMaxLength(MAX_CHANGES)) }),
  success: Schema.Struct({ id: Id }),
  failures: ['TEMPLATE_NOT_FOUND', 'TEMPLATE_DIFFERENT_STATE'],
})
