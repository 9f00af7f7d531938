import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { SavedSearchRemovalActor } from '../../application/saved-searches/savedSearchRemoval.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { failureText } from '../texts/failureText.ts'

/** Asks before somebody else's search is deleted, and says who loses it. */
export const SavedSearchRemovalDialog = ({ removal }: { readonly removal: SavedSearchRemovalActor }) => {
  const { t, i18n } = useTranslation()
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
      {failure !== undefined && <Alert>{failureText(t, failure, matchLanguage(i18n.language))}</Alert>}
    </Dialog>
  )
}
