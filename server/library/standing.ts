import type { ResourceType } from '../../src/domain/access/modules.ts'

/** What decides whether a folder or asset can be reached at all. */
export interface Standing {
  readonly type: ResourceType
  readonly trashed: boolean
}

type Problem<Missing extends string, Different extends string> = Missing | Different | 'RESOURCE_IN_TRASH' | undefined

const problemOf = <Missing extends string, Different extends string>(
  standing: Standing | undefined,
  expected: ResourceType,
  missing: Missing,
  different: Different,
): Problem<Missing, Different> => {
  if (standing === undefined) return missing
  if (standing.type !== expected) return different
  return standing.trashed ? 'RESOURCE_IN_TRASH' : undefined
}

/** Why a folder cannot be used by somebody who works in the module `expected`. */
export const folderProblem = (folder: Standing | undefined, expected: ResourceType): Problem<'FOLDER_NOT_FOUND', 'FOLDER_DIFFERENT_TYPE'> =>
  problemOf(folder, expected, 'FOLDER_NOT_FOUND', 'FOLDER_DIFFERENT_TYPE')

/** The same of a folder into which something is to go. */
export const destinationProblem = (folder: Standing | undefined, expected: ResourceType): Problem<'DESTINATION_NOT_FOUND', 'FOLDER_DIFFERENT_TYPE'> =>
  problemOf(folder, expected, 'DESTINATION_NOT_FOUND', 'FOLDER_DIFFERENT_TYPE')

/** Why an asset cannot be used by somebody who works in the module `expected`. */
export const assetProblem = (asset: Standing | undefined, expected: ResourceType): Problem<'ASSET_NOT_FOUND', 'ASSET_DIFFERENT_TYPE'> =>
  problemOf(asset, expected, 'ASSET_NOT_FOUND', 'ASSET_DIFFERENT_TYPE')
