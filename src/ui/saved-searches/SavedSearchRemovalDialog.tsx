import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { SavedSearchRemovalActor } from '../../application/saved-searches/savedSearchRemoval.machine.ts'
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx'
import { FailureAlert } from '../texts/FailureAlert.tsx'

/** Asks before somebody else's search is deleted, and says who loses it. */
export const SavedSearchRemovalDialog = ({ removal }: { readonly removal: SavedSearchRemovalActor }) => {
  const { t } = useTranslation()
  const snapshot = useSelector(removal, (current) => current)
  const { search, failure } = snapshot.context
  if (!snapshot.hasTag('open') || search === undefined) return null
  return (
    <ConfirmDialog
      title={t('savedSearches.removal.title', { name: search.name })}
      text={search.owner === '' ? t('savedSearches.removal.ownerless') : t('savedSearches.removal.text', { owner: search.owner })}
      confirmLabel={t('savedSearches.delete')}
      busy={snapshot.matches('working')}
      onConfirm={() => removal.send({ type: 'confirm' })}
      onCancel={() => removal.send({ type: 'cancel' })}
    >
      <FailureAlert failure={failure} />
    </ConfirmDialog>
  )
}
