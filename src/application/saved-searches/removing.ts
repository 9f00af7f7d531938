import type { SavedSearch } from '../../domain/saved-searches/savedSearch.ts'
import { failedWith, failureOf, hasSucceeded } from '../failures/outcome.ts'
import type { NotificationAction, Notify } from '../notifications/notifications.machine.ts'
import { offeredAgain, offering } from '../notifications/undone.ts'
import type { SavedSearchGateway } from './SavedSearchGateway.ts'

/** Deletes one's own saved search, says so, and offers to save it again. */
export const removing = (savedSearches: SavedSearchGateway, notify: Notify): ((search: SavedSearch) => Promise<void>) => {
  const { signal } = new AbortController()
  const subjectOf = ({ id }: SavedSearch): string => `savedSearch ${id}`
  const saveAgain = async (search: SavedSearch, again: NotificationAction): Promise<void> => {
    const { name, q, roleIds } = search
    const shared = await savedSearches.create({ name, q, roleIds }, signal)
    // Roles that it was for may be gone, or no longer be known to who brings it back.
    const isAlone = failedWith(shared, 'ROLE_NOT_FOUND')
    const outcome = isAlone ? await savedSearches.create({ name, q, roleIds: [] }, signal) : shared
    notify(
      hasSucceeded(outcome)
        ? { kind: 'success', text: isAlone ? 'savedSearches.notices.backAlone' : 'savedSearches.notices.back', values: { name }, subject: subjectOf(search) }
        : { kind: 'failure', text: 'savedSearches.notices.notBack', values: { name }, subject: subjectOf(search), ...offeredAgain(failureOf(outcome), again) },
    )
  }
  return async (search) => {
    const { name } = search
    const outcome = await savedSearches.remove(search.id, signal)
    notify(
      hasSucceeded(outcome)
        ? {
            kind: 'success',
            text: 'savedSearches.notices.deleted',
            values: { name },
            subject: subjectOf(search),
            action: offering('savedSearches.undo', (again) => saveAgain(search, again)),
          }
        : { kind: 'failure', text: 'savedSearches.notices.notDeleted', values: { name }, subject: subjectOf(search) },
    )
  }
}
