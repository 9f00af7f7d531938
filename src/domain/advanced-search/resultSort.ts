import { ASSET_SORTS } from '../assets/asset.ts'

/** Beside relevance and the attributes of templates, all that what is found can be sorted by: `by` is who added it. Folders have no repository and come last there. */
export const RESULT_SORTS = [...ASSET_SORTS, 'repository', 'by'] as const
export type NamedResultSort = (typeof RESULT_SORTS)[number]
