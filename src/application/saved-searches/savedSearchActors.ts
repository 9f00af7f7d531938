import type { SavedSearch } from '../../domain/saved-searches/savedSearch.ts'
import { capability } from '../capabilities/capability.ts'
import type { RecentSearchesActor } from './recentSearches.machine.ts'
import type { SavedSearchActor } from './savedSearch.machine.ts'
import type { SavedSearchesActor } from './savedSearches.machine.ts'
import type { SavedSearchNewsActor } from './savedSearchNews.machine.ts'
import type { SavedSearchRemovalActor } from './savedSearchRemoval.machine.ts'

/** What people do with searches that have a name, and with what they searched for lately. */
export interface SavedSearchActors {
  readonly savedSearches: SavedSearchesActor
  /** Keeps what is new of them. */
  readonly savedSearchNews: SavedSearchNewsActor
  readonly savedSearch: SavedSearchActor
  readonly savedSearchRemoval: SavedSearchRemovalActor
  readonly recentSearches: RecentSearchesActor
  /** Reads the list where nobody has yet, or it could not be. */
  readonly openSavedSearches: () => void
  /** One's own goes at once, and can be had back; somebody else's is asked about first. */
  readonly removeSavedSearch: (search: SavedSearch) => void
  /** The viewer has seen what it finds now. */
  readonly lookAtSavedSearch: (searchId: string) => void
  /** Somebody searched for it. */
  readonly rememberSearch: (q: string) => void
}

export const SAVED_SEARCHES = capability<SavedSearchActors>('saved-searches')
