/** Why a folder or asset cannot be reached (specification section 8): there is none, it is kept from the person, or it lies in the trash. */
export const OUT_OF_REACH = [
  'FOLDER_NOT_FOUND',
  'ASSET_NOT_FOUND',
  'FOLDER_RESTRICTED_ACCESS',
  'ASSET_RESTRICTED_ACCESS',
  'RESOURCE_IN_TRASH',
] as const
export type OutOfReach = (typeof OUT_OF_REACH)[number]

/** The same where it is looked for in one module. */
export const OUT_OF_REACH_THERE = [...OUT_OF_REACH, 'FOLDER_DIFFERENT_TYPE', 'ASSET_DIFFERENT_TYPE'] as const
export type OutOfReachThere = (typeof OUT_OF_REACH_THERE)[number]

/** Why nothing is done with what is selected: also where a query selects and part of it is not understood, for its contrary finds everything. */
export const SELECTION_REFUSALS = [...OUT_OF_REACH_THERE, 'SEARCH_NOT_UNDERSTOOD'] as const
export type SelectionRefusal = (typeof SELECTION_REFUSALS)[number]

/** Why one folder of a module cannot be read. */
export type FolderOutOfReach = Exclude<OutOfReachThere, `ASSET_${string}`>
