/** What somebody's favorites are sorted by: when they were marked, or their name. */
export const FAVORITE_SORTS = ['addedAt', 'name'] as const
export type FavoriteSort = (typeof FAVORITE_SORTS)[number]
