import * as Schema from 'effect/Schema'
import { SOUGHT_LENGTH } from '../../domain/folders/folderSearch.ts'
import { MAX_NAME_LENGTH } from '../../domain/naming/names.ts'
import { endpoint } from '../contract/endpoint.ts'
import { Folder, FolderDetail, pageOf, PathStep } from '../items/contract.ts'
import { Cursor, DirectionName, Id, PageSize } from '../contract/values.ts'

/** Folders of the module named by the X-Resource-Type header; without `parentId` those at the module's root. `name`: of them the one that is called so, as names are compared. */
export const listFolders = endpoint({
  method: 'GET',
  path: '/v1/folders',
  summary: 'Folders inside a folder, or at the root of a module',
  query: Schema.Struct({
    parentId: Schema.optionalKey(Id),
    name: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(2 * MAX_NAME_LENGTH))),
    sort: Schema.optionalKey(Schema.Literals(['name', 'modifiedAt', 'createdAt'])),
    direction: Schema.optionalKey(DirectionName),
    after: Schema.optionalKey(Cursor),
    limit: Schema.optionalKey(PageSize),
  }),
  success: pageOf(Folder),
  failures: ['FOLDER_NOT_FOUND', 'FOLDER_DIFFERENT_TYPE', 'FOLDER_RESTRICTED_ACCESS', 'RESOURCE_IN_TRASH'],
})

export const readFolder = endpoint({
  method: 'GET',
  path: '/v1/folders/:folderId',
  summary: 'One folder and the way down to it',
  params: Schema.Struct({ folderId: Id }),
  success: FolderDetail,
  failures: ['FOLDER_NOT_FOUND', 'FOLDER_DIFFERENT_TYPE', 'FOLDER_RESTRICTED_ACCESS', 'RESOURCE_IN_TRASH'],
})

/** A thousand folders of each, by name, and one more where there are more; the module's root (null) first, then folder by folder down to the one that is named. */
export const readBranches = endpoint({
  method: 'GET',
  path: '/v1/folders/:folderId/branches',
  summary: 'The folders beside the whole way down to a folder, and inside it',
  params: Schema.Struct({ folderId: Id }),
  success: Schema.Array(Schema.Struct({ parentId: Schema.NullOr(Id), folders: Schema.Array(Folder) })),
  failures: ['FOLDER_NOT_FOUND', 'FOLDER_DIFFERENT_TYPE', 'FOLDER_RESTRICTED_ACCESS', 'RESOURCE_IN_TRASH'],
})

/** A destination is chosen by it: at the most 20, those that begin with what was typed first. Nothing typed finds nothing. */
export const findFolders = endpoint({
  method: 'GET',
  path: '/v1/folders/found',
  summary: 'Folders of a module whose names have all the pieces that were typed, with the way down to each',
  query: Schema.Struct({ name: Schema.String.check(Schema.isMaxLength(SOUGHT_LENGTH)) }),
  success: Schema.Array(Schema.Struct({ id: Id, name: Schema.String, path: Schema.Array(PathStep) })),
  failures: [],
})

export const createFolder = endpoint({
  method: 'POST',
  path: '/v1/folders',
  summary: 'Make a folder',
  body: Schema.Struct({ name: Schema.String, parentId: Schema.NullOr(Id) }),
  success: Folder,
  failures: ['FOLDER_ALREADY_EXISTS', 'DESTINATION_NOT_FOUND', 'FOLDER_DIFFERENT_TYPE', 'FOLDER_RESTRICTED_ACCESS', 'RESOURCE_IN_TRASH'],
})

export const renameFolder = endpoint({
  method: 'PATCH',
  path: '/v1/folders/:folderId',
  summary: 'Rename a folder',
  params: Schema.Struct({ folderId: Id }),
  body: Schema.Struct({ name: Schema.String, revision: Schema.Finite }),
  success: Folder,
  failures: ['FOLDER_ALREADY_EXISTS', 'FOLDER_NOT_FOUND', 'FOLDER_DIFFERENT_TYPE', 'FOLDER_RESTRICTED_ACCESS', 'RESOURCE_IN_TRASH', 'STALE_EDIT'],
})
