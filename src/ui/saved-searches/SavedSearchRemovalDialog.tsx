import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { SavedSearchRemovalActor } from '../../application/saved-searches/savedSearchRemoval.machine.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { FailureAlert } from '../texts/FailureAlert.tsx'

/** Asks before somebody else's search is deleted, and says who loses it. */
export const SavedSearchRemovalDialog = ({ removal }: { readonly removal: SavedSearchRemovalActor }) => {
  const { t } = useTranslation()
  const snapshot = useSelector(removal, (current) => current)
  const { search, failure } = snapshot.context
  if (!snapshot.hasTag('open') || search === undefined) return null
  const cancel = () => removal.send({ type: 'cancel' })
  return (
    <Dialog
      size="small"
      title={t('savedSearches.removal.title', { name: search.name })}
      description={search.owner === '' ? t('savedSearches.removal.ownerless') : t('savedSearches.removal.text', { owner: search.owner })}
      onClose={cancel}
      footer={
        <>
          <Button data-autofocus onClick={cancel}>
            {t('kit.cancel')}
          </Button>
          <Button tone="danger" busy={snapshot.matches('working')} onClick={() => removal.send({ type: 'confirm' })}>
            {t('savedSearches.delete')}
          </Button>
        </>
      }
    >
      <FailureAlert failure={failure} />
    </Dialog>
  )
}
