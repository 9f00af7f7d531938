import { ACCEPTED_EXTENSIONS, contentTypeOfName, isAcceptedName } from '../assets/contentTypes.ts'

/** The asset whose file another one is to take the place of, and which file somebody saw there (its content version). */
export interface ReplacedAsset {
  readonly id: string
  /** Undefined: whatever is there by then. */
  readonly seen: string | undefined
}

/**
 * Why a file cannot be an asset's new one, as far as its name tells. The asset keeps its own name, so the new file must be of the same
 * kind; what it is called does not matter.
 */
export const replacementProblem = (assetName: string, fileName: string): 'FILE_TYPE_NOT_SUPPORTED' | 'FILE_DIFFERENT_TYPE' | undefined => {
  if (!isAcceptedName(fileName)) return 'FILE_TYPE_NOT_SUPPORTED'
  return contentTypeOfName(fileName) === contentTypeOfName(assetName) ? undefined : 'FILE_DIFFERENT_TYPE'
}

/** The extensions among which an asset's new file is chosen. */
export const replacementExtensions = (assetName: string): readonly string[] => contentTypeOfName(assetName)?.extensions ?? ACCEPTED_EXTENSIONS
