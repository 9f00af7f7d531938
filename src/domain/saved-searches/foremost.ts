import type { SavedSearch } from './savedSearch.ts'

const rankOf = ({ news, isOwn }: SavedSearch): number => (news > 0 ? 0 : isOwn ? 1 : 2)

/** Those that stand where there is not room for all: what has news, then one's own, then the others'; in the order of the list otherwise. */
export const foremost = (searches: readonly SavedSearch[], count: number): readonly SavedSearch[] => {
  const chosen = new Set(searches.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, count))
  return searches.filter((search) => chosen.has(search))
}
