import type { TFunction } from 'i18next'
import { Pencil, RefreshCw, Trash2 } from 'lucide-react'
import type { SavedSearchSubject } from '../../application/saved-searches/savedSearch.machine.ts'
import type { SavedSearchActors } from '../../application/saved-searches/savedSearchActors.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import { mayChange, mayShare, type SavedSearch } from '../../domain/saved-searches/savedSearch.ts'
import type { MenuEntry } from '../kit/MenuEntries.tsx'

interface Asked {
  readonly claims: SessionClaims
  readonly actors: Pick<SavedSearchActors, 'savedSearch' | 'removeSavedSearch'>
  /** What it is to look for from now on, where that is something else. */
  readonly q?: string
}

/** Opens the dialog in which a search is saved or changed. */
export const openSavedSearch = ({ organization, permissions }: SessionClaims, { savedSearch }: Pick<SavedSearchActors, 'savedSearch'>, subject: SavedSearchSubject): void =>
  savedSearch.send({ type: 'search.opened', organizationId: organization.id, mayShare: mayShare(permissions), subject })

/** What can be done with a saved search: nothing by those who only see it. */
export const savedSearchEntries = (t: TFunction, search: SavedSearch, { claims, actors, q }: Asked): readonly MenuEntry[] => {
  if (!mayChange(search, claims.permissions)) return []
  return [
    ...(q === undefined
      ? []
      : [{ id: 'update', label: t('savedSearches.update', { name: search.name }), icon: <RefreshCw size={16} />, onSelect: () => openSavedSearch(claims, actors, { search, q }) }]),
    { id: 'edit', label: t(mayShare(claims.permissions) ? 'savedSearches.renameAndShare' : 'savedSearches.rename'), icon: <Pencil size={16} />, onSelect: () => openSavedSearch(claims, actors, { search }) },
    { id: 'delete', label: t('savedSearches.delete'), icon: <Trash2 size={16} />, tone: 'danger', separated: true, onSelect: () => actors.removeSavedSearch(search) },
  ]
}
