import type { Result } from 'effect/Result'
import type { RecentSearch, SavedSearch, SavedSearchForm } from '../../domain/saved-searches/savedSearch.ts'
import type { CallFailure } from '../failures/CallFailure.ts'

/** VALIDATION_FAILED also: as many as one person may keep. ROLE_NOT_FOUND also of one that the person may not be told of. */
export type SavedSearchSaveFailure = CallFailure<'SAVED_SEARCH_NOT_FOUND' | 'SAVED_SEARCH_ALREADY_EXISTS' | 'ROLE_NOT_FOUND' | 'STALE_EDIT'>
export type SavedSearchChangeFailure = CallFailure<'SAVED_SEARCH_NOT_FOUND'>

/** Searches under a name, one's own and those for one's roles; and what one searched for lately. */
export interface SavedSearchGateway {
  /** By name. */
  list(signal: AbortSignal): Promise<Result<readonly SavedSearch[], CallFailure>>
  create(form: SavedSearchForm, signal: AbortSignal): Promise<Result<SavedSearch, SavedSearchSaveFailure>>
  edit(search: SavedSearch, form: SavedSearchForm, signal: AbortSignal): Promise<Result<SavedSearch, SavedSearchSaveFailure>>
  remove(id: string, signal: AbortSignal): Promise<Result<void, SavedSearchChangeFailure>>
  /** The viewer has seen what it finds now: nothing of it is new any more. */
  look(id: string, signal: AbortSignal): Promise<Result<void, SavedSearchChangeFailure>>
  /** The newest first, each query once. */
  recent(signal: AbortSignal): Promise<Result<readonly RecentSearch[], CallFailure>>
  /** What looks for everything is not remembered. */
  remember(q: string, signal: AbortSignal): Promise<Result<void, CallFailure>>
  /** One of them, or all. */
  forget(q: string | null, signal: AbortSignal): Promise<Result<void, CallFailure>>
}
