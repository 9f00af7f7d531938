import { useCallback } from 'react'
import type { SavedSearchActors } from '../../application/saved-searches/savedSearchActors.ts'
import { SavedSearchDialog } from './SavedSearchDialog.tsx'
import { SavedSearchRemovalDialog } from './SavedSearchRemovalDialog.tsx'

/** What saving, changing and deleting searches ask, whatever page they were begun on. */
export const SavedSearchDialogs = ({ savedSearch, savedSearchRemoval }: Pick<SavedSearchActors, 'savedSearch' | 'savedSearchRemoval'>) => {
  const close = useCallback(() => savedSearch.send({ type: 'search.closed' }), [savedSearch])
  return (
    <>
      <SavedSearchDialog savedSearch={savedSearch} onClose={close} />
      <SavedSearchRemovalDialog removal={savedSearchRemoval} />
    </>
  )
}
