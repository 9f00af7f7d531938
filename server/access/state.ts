import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { RestrictionPlace } from '../../src/domain/access/reason.ts'
import { reasonsOfState } from '../../src/domain/access/resourceState.ts'

/** What decides whether a folder or asset can be reached at all. */
export interface ItemState {
  readonly type: ResourceType
  readonly trashed: boolean
}

interface Codes<Missing extends string, Different extends string, Restricted extends string> {
  readonly missing: Missing
  readonly different: Different
  readonly restricted: Restricted
}

/** Answers the code of what stands in the way; `restricted`: what keeps it from the viewer. */
const problemBy =
  <Missing extends string, Different extends string, Restricted extends string>(codes: Codes<Missing, Different, Restricted>) =>
  (
    state: ItemState | undefined,
    expected: ResourceType,
    restricted: RestrictionPlace | undefined,
  ): Missing | Different | Restricted | 'RESOURCE_IN_TRASH' | undefined => {
    if (state === undefined) return codes.missing
    if (state.type !== expected) return codes.different
    const [reason] = reasonsOfState({ trashed: state.trashed, ...(restricted === undefined ? {} : { restricted }) })
    if (reason === undefined) return undefined
    return reason.tag === 'restricted' ? codes.restricted : 'RESOURCE_IN_TRASH'
  }

const FOLDER = { different: 'FOLDER_DIFFERENT_TYPE', restricted: 'FOLDER_RESTRICTED_ACCESS' } as const

/** Why a folder cannot be used by somebody who works in the module `expected`. */
export const folderProblem = problemBy({ ...FOLDER, missing: 'FOLDER_NOT_FOUND' })

/** The same of a folder into which something is to go. */
export const destinationProblem = problemBy({ ...FOLDER, missing: 'DESTINATION_NOT_FOUND' })

/** Why an asset cannot be used by somebody who works in the module `expected`. */
export const assetProblem = problemBy({ missing: 'ASSET_NOT_FOUND', different: 'ASSET_DIFFERENT_TYPE', restricted: 'ASSET_RESTRICTED_ACCESS' })
