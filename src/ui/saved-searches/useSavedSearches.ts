import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import { SAVED_SEARCHES, type SavedSearchActors } from '../../application/saved-searches/savedSearchActors.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { can } from '../../domain/rights/can.ts'
import type { SavedSearch } from '../../domain/saved-searches/savedSearch.ts'
import { useCapability } from '../page/useCapability.ts'

const NONE: readonly SavedSearch[] = []

interface Known {
  /** Undefined while they are not there, and for whom there are none. */
  readonly actors: SavedSearchActors | undefined
  readonly items: readonly SavedSearch[]
  /** The list is read, or could not be. */
  readonly isKnown: boolean
}

/** The saved searches that the person sees, wherever they are shown. */
export const useSavedSearches = (capabilities: Capabilities, permissions: readonly Permission[]): Known => {
  const made = useCapability(capabilities, SAVED_SEARCHES)
  const actors = can(permissions, 'saveSearches') ? made : undefined
  useEffect(() => actors?.openSavedSearches(), [actors])
  const items = useSelector(actors?.savedSearches, (snapshot) => snapshot?.context.items ?? NONE)
  const isKnown = useSelector(actors?.savedSearches, (snapshot) => snapshot !== undefined && !snapshot.matches('unopened') && !snapshot.matches('reading'))
  return { actors, items, isKnown }
}
