import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { SavedSearchActor } from '../../application/saved-searches/savedSearch.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { failureText } from '../texts/failureText.ts'
import { theme } from '../theme/theme.ts'
import { SavedSearchForm } from './SavedSearchForm.tsx'
import { StaleSavedSearch } from './StaleSavedSearch.tsx'

interface SavedSearchDialogProps {
  readonly savedSearch: SavedSearchActor
  readonly onClose: () => void
}

/** Failures that the form shows at the field they are about. */
const AT_FIELDS: readonly string[] = ['VALIDATION_FAILED', 'SAVED_SEARCH_ALREADY_EXISTS', 'ROLE_NOT_FOUND']

/** A search gets a name, or another one; and is for oneself or for roles. */
export const SavedSearchDialog = ({ savedSearch, onClose }: SavedSearchDialogProps) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(savedSearch, (current) => current)
  const { search, theirs, failure } = snapshot.context
  const isSaved = snapshot.matches('saved')
  useEffect(() => {
    if (isSaved) onClose()
  }, [isSaved, onClose])
  if (!snapshot.hasTag('open')) return null
  const language = matchLanguage(i18n.language)
  const [isForm, isStale] = [snapshot.hasTag('form'), snapshot.matches('stale')]
  const footer = isStale ? (
    <>
      <Button onClick={() => savedSearch.send({ type: 'theirs.take' })}>{t('roles.takeTheirs')}</Button>
      <Button tone="primary" onClick={() => savedSearch.send({ type: 'mine.keep' })}>
        {t('roles.keepMine')}
      </Button>
    </>
  ) : (
    <>
      <Button onClick={onClose}>{t('kit.cancel')}</Button>
      {isForm && (
        <Button type="submit" tone="primary" busy={snapshot.hasTag('busy')}>
          {t(search === undefined ? 'savedSearches.save' : 'savedSearches.saveChanges')}
        </Button>
      )}
    </>
  )
  return (
    <Dialog
      title={search === undefined ? t('savedSearches.save') : search.name}
      description={t('savedSearches.text')}
      onClose={onClose}
      {...(isForm ? { onSubmit: () => savedSearch.send({ type: 'save' }) } : {})}
      footer={footer}
    >
      {snapshot.matches('opening') && <Skeleton $height={theme.size.place} />}
      {snapshot.matches('unreadable') && failure && (
        <ErrorState title={t('savedSearches.unreadable')} text={failureText(t, failure, language)} onRetry={() => savedSearch.send({ type: 'retry' })} />
      )}
      {isForm && failure !== undefined && !AT_FIELDS.includes(failure.code) && <Alert>{failureText(t, failure, language)}</Alert>}
      {isStale && <StaleSavedSearch search={search} theirs={theirs} />}
      {isForm && <SavedSearchForm savedSearch={savedSearch} />}
    </Dialog>
  )
}
