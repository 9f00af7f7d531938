import { createActor } from 'xstate'
import type { EventStream } from '../notifications/EventStream.ts'
import { createRecentSearchesMachine } from './recentSearches.machine.ts'
import { removing } from './removing.ts'
import { createSavedSearchMachine, type SavedSearchPorts } from './savedSearch.machine.ts'
import type { SavedSearchActors } from './savedSearchActors.ts'
import { createSavedSearchesMachine } from './savedSearches.machine.ts'
import { createSavedSearchNewsMachine } from './savedSearchNews.machine.ts'
import { createSavedSearchRemovalMachine } from './savedSearchRemoval.machine.ts'

export const startSavedSearches = (ports: SavedSearchPorts & { readonly events: EventStream }): SavedSearchActors => {
  const { savedSearches, notify } = ports
  const { signal } = new AbortController()
  const savedSearchRemoval = createActor(createSavedSearchRemovalMachine(ports)).start()
  const list = createActor(createSavedSearchesMachine(ports)).start()
  const removeOwn = removing(savedSearches, notify)
  return {
    savedSearches: list,
    savedSearchNews: createActor(
      createSavedSearchNewsMachine({
        ...ports,
        isWanted: () => list.getSnapshot().context.items.length > 0,
        count: () => list.send({ type: 'serverEvent', serverEvent: { kind: 'savedSearches.changed' } }),
      }),
    ).start(),
    savedSearch: createActor(createSavedSearchMachine(ports)).start(),
    savedSearchRemoval,
    recentSearches: createActor(createRecentSearchesMachine(ports)).start(),
    openSavedSearches: () => {
      const now = list.getSnapshot()
      if (now.matches('unopened')) list.send({ type: 'list.opened', organizationId: '' })
      else if (now.matches('failed')) list.send({ type: 'retry' })
    },
    removeSavedSearch: (search) => (search.isOwn ? void removeOwn(search) : savedSearchRemoval.send({ type: 'ask', search })),
    // What is only remembered may fail: nobody waits for it, and the next look or search does the same.
    lookAtSavedSearch: (searchId) => void savedSearches.look(searchId, signal),
    rememberSearch: (q) => void savedSearches.remember(q, signal),
  }
}
