import { useCallback } from 'react'
import type { FirstActors } from '../../application/actors.ts'
import type { SavedSearchActors } from '../../application/saved-searches/savedSearchActors.ts'
import { SavedSearchDialog } from './SavedSearchDialog.tsx'
import { SavedSearchRemovalDialog } from './SavedSearchRemovalDialog.tsx'

/** What saving, changing and deleting searches ask, whatever page they were begun on. */
export const SavedSearchDialogs = ({ savedSearch, savedSearchRemoval, capabilities }: Pick<SavedSearchActors, 'savedSearch' | 'savedSearchRemoval'> & Pick<FirstActors, 'capabilities'>) => {
  const close = useCallback(() => savedSearch.send({ type: 'search.closed' }), [savedSearch])
  return (
    <>
      <SavedSearchDialog savedSearch={savedSearch} capabilities={capabilities} onClose={close} />
      <SavedSearchRemovalDialog removal={savedSearchRemoval} />
    </>
  )
}
